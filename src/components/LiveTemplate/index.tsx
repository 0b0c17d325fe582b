import type examples from '../../../generated/examples.json';
import Player, { type LiveTemplateProps } from '../../player/index.tsx';
import type { Editing } from '../../player/editing.ts';
import { savedDraft } from '../../playground/model/drafts/saved-draft.ts';
import { codeInHash } from '../../playground/model/share/link.ts';

/** The editor that loads when a reader opens it. */
export const editing: Editing = {
  load: async () => (await import('../../playground/view/index.tsx')).default,
  savedDraft,
  isLinked: (name) => codeInHash(window.location.hash, name) !== undefined,
};

/** Whether the address leads to a player, which a reader has shared. */
export const isAddressed = (name: string): boolean =>
  new URLSearchParams(window.location.search).get('live') === name || editing.isLinked(name);

/** The name of an example, so a check can find a wrong one on a page. */
export type ExampleName = keyof typeof examples;

/** A template of the project that plays in the page, and that readers can edit there. */
const LiveTemplate = (props: LiveTemplateProps & { readonly example: ExampleName }): JSX.Element => (
  <Player {...props} editing={editing} />
);

export default LiveTemplate;
