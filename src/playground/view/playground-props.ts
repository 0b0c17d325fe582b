import type { MutableRefObject } from 'react';
import type { EditedExport } from '../../player/make-download.ts';
import type { ExampleMeta } from '../../player/meta.ts';
import type { Shown } from '../../player/useShown.ts';

export interface PlaygroundProps {
  /** The name of the player, used in links and for saved drafts. */
  readonly name: string;
  readonly exampleName: string;
  readonly meta: ExampleMeta;
  /** The element that a template fills. */
  readonly host: HTMLElement;
  /** Shows another template on the stage; undefined shows the example itself. */
  readonly onShow: (shown: Shown | undefined) => void;
  /** Where downloads find the reader's changes. */
  readonly edited: MutableRefObject<EditedExport | undefined>;
  readonly isOpen: boolean;
  /** Where the Run button goes: next to the playout commands, which stay in view. */
  readonly runSlot: HTMLElement | null;
}
