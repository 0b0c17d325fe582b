import type { MutableRefObject } from 'react';
import type { EditedExport } from '../LiveTemplate/core/make-download';
import type { ExampleMeta } from '../LiveTemplate/core/meta';
import type { Shown } from '../LiveTemplate/Player/useShown';

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
  /** Whether the editor is visible. */
  readonly isOpen: boolean;
  /** Where the Run button goes: next to the playout commands, which stay in view. */
  readonly runSlot: HTMLElement | null;
}
