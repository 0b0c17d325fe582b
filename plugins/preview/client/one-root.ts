// Replaces `react-dom/client` in the preview. The framework's entry runs and creates a root at each update.
import { createRoot as create, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Creates the page's only root, or returns it. */
const createRoot = (...[container, options]: Parameters<typeof create>): Root =>
  (root ??= create(container, options));

export default { createRoot };
