import { useEffect, useLayoutEffect, useMemo } from 'react';
import { initialData } from '../../../playout/definition/fields.ts';
import { fromLink } from '../core/deep-link';
import type { Example } from '../core/load-example';
import type { ExampleMeta } from '../core/meta';
import type { View } from '../Stage';
import Controls from './Controls';
import { useSession } from './useSession';

export interface PlayerProps {
  /** Name in links. */
  readonly name: string;
  /** Name of the example: that of the template on a server. */
  readonly exampleName: string;
  readonly example: Example;
  readonly meta: ExampleMeta;
  readonly figure: HTMLElement;
  readonly host: HTMLElement;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** The control that had the focus before these were there. */
  readonly focused: string | undefined;
  /** The control that was pressed before these were there. */
  readonly pressed: string | undefined;
}

const control = (figure: HTMLElement, name: string | undefined): HTMLElement | null =>
  name === undefined ? null : figure.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`);

/** The player itself: it comes when the reader wants it, takes the place of the still controls and opens the template. */
export default function Player(props: PlayerProps): JSX.Element {
  const { name, example, meta, figure, host, focused, pressed } = props;
  const opening = useMemo(() => {
    const link = fromLink(window.location.search, name);
    const initial = initialData(example.project);
    return {
      initial,
      data: { ...initial, ...link?.data },
      frame: Math.min(link?.frame ?? meta.frame, meta.duration - 1),
    };
  }, [name, example, meta]);
  const session = useSession(host, example, opening);

  useLayoutEffect(() => {
    control(figure, focused)?.focus({ preventScroll: true });
  }, [figure, focused]);

  useEffect(() => {
    control(figure, pressed)?.click();
  }, [figure, pressed]);

  return <Controls {...props} session={session} opening={opening} />;
}
