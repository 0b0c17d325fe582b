import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { projectOf } from '../../playground/model/check.ts';
import type { LessonState } from '../../playground/view/lesson.ts';
import Button from '../../ui/Button.tsx';
import { fulfillAll, missingIn } from './goals.ts';
import type { PartId } from './names.ts';
import { textsOf, type TutorialPart } from './parts.ts';
import styles from './styles.module.css';

/** What a reader does after each part, and where. */
const NEXT: Readonly<Record<PartId, readonly [text: string, href: string]>> = {
  start: ['draw the bar and the text', '#draw-the-bar-and-the-texts'],
  drawn: ['animate it', '#animate-it'],
  animated: ['mark the outro', '#mark-the-outro'],
  outro: ['try it, and put it on air', '#try-it-in-the-preview'],
};

const BROKEN =
  'The template has a mistake, so this part can’t be checked. ' +
  'Fix it, or click Show me to start the part over.';

function summaryOf(missing: readonly string[] | undefined, isShown: boolean): string {
  if (!missing) return BROKEN;
  if (missing.length === 1) return 'One thing is missing:';
  if (missing.length > 1) return `${missing.length} things are missing:`;
  return isShown ? 'This part is done.' : 'Nothing is missing. Press Run to see it on the stage.';
}

/** Says what's missing in the reader's version of a part, and adds it on request. */
export default function Guide(props: LessonState & { readonly part: TutorialPart }): JSX.Element {
  const { part, draft, original, isShown, onChange } = props;
  const template = useDeferredValue(draft.template);
  const project = useMemo(() => projectOf(template), [template]);
  const missing = useMemo(() => project && missingIn(part.goals, project), [part, project]);
  const isDone = missing?.length === 0;
  const guide = useRef<HTMLElement>(null);
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    // The list is gone, so on a phone, the rest would be below the stage.
    if (isAsked && isDone && isShown) guide.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, isDone, isShown]);
  const [text, href] = NEXT[part.id];

  function showMe(): void {
    ask(true);
    // With a mistake in the template, the part starts over.
    const { data, template: done } = textsOf(fulfillAll(part.goals, project ?? part.before));
    onChange({ template: done, ...(draft.data === original.data && { data }) });
  }

  return (
    <section ref={guide} className={`banded ${styles.guide}`} aria-label="Check of this part">
      <p role="status">{summaryOf(missing, isShown)}</p>
      {missing && !isDone && (
        <ul className="points">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isDone ? (
        <a href={href}>Next: {text}</a>
      ) : (
        <Button data-control="show-me" onClick={showMe}>
          Show me
        </Button>
      )}
    </section>
  );
}
