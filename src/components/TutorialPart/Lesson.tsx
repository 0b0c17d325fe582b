import { useMemo } from 'react';
import type { Editing } from '../../player/editing.ts';
import Player from '../../player/index.tsx';
import type { LessonState } from '../../playground/view/lesson.ts';
import { editing } from '../LiveTemplate/index.tsx';
import Guide from './Guide.tsx';
import { playerOf, type PartId } from './names.ts';
import { openingOf, TUTORIAL, type TutorialPart } from './parts.ts';

/** Returns the editor of a part: it opens with the reader's own project, and a guide checks that. */
const editingOf = (part: TutorialPart): Editing => ({
  ...editing,
  load: async () => {
    const { default: Playground } = await import('../../playground/view/index.tsx');
    const lesson = {
      opening: openingOf(part.id),
      Guide: (state: LessonState) => <Guide part={part} {...state} />,
    };
    return (props) => <Playground {...props} project={part.before} lesson={lesson} />;
  },
});

export default function Lesson({ part: id }: { readonly part: PartId }): JSX.Element | null {
  const part = TUTORIAL.find((one) => one.id === id);
  const own = useMemo(() => part && editingOf(part), [part]);
  if (!part || !own) return null;
  return (
    <Player
      example="first-lower-third"
      name={playerOf(id)}
      start={async () => part.before}
      opensEditor
      editing={own}
    />
  );
}
