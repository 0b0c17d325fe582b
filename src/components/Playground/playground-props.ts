import type { MutableRefObject } from 'react';
import type { EditedExport } from '../LiveTemplate/core/make-download';
import type { ExampleMeta } from '../LiveTemplate/core/meta';
import type { Shown } from '../LiveTemplate/Player/useSession';

export interface PlaygroundProps {
  /** Name of the player: in links, and for what is kept. */
  readonly name: string;
  readonly exampleName: string;
  readonly meta: ExampleMeta;
  /** The element that a template fills. */
  readonly host: HTMLElement;
  /** Shows another template on the stage; undefined: the example itself. */
  readonly onShow: (shown: Shown | undefined) => void;
  /** Where downloads find what the reader has changed. */
  readonly edited: MutableRefObject<EditedExport | undefined>;
  /** Whether the editor is visible. */
  readonly isOpen: boolean;
  /** Where the Run button goes: among the playout commands, which stay in view. */
  readonly runSlot: HTMLElement | null;
}
