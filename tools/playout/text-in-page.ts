// Both functions are passed as text: they can't share or contain named ones, which tsx wraps in a helper.

/** Returns all text in a node that isn't hidden. It can still be clipped, covered, or transparent. */
export function textInside(node: Node = globalThis.document.body): string {
  if (node.nodeType === 3) {
    return node.parentElement?.checkVisibility({ checkVisibilityCSS: true }) === false
      ? ''
      : (node.nodeValue ?? '');
  }
  if (/^(SCRIPT|STYLE)$/.test(node.nodeName)) return '';
  const roots: Node[] = [node];
  const { shadowRoot, contentDocument } = node as Partial<HTMLElement & HTMLIFrameElement>;
  if (shadowRoot) roots.push(shadowRoot);
  if (contentDocument?.body) roots.push(contentDocument.body);
  return roots.flatMap((root) => [...root.childNodes].map((child) => textInside(child))).join('');
}

/** Hides or shows the innermost elements with some text, and returns whether there are any. */
export function switchText(text: string, isHidden: boolean, node: Node = globalThis.document.body): boolean {
  if (node.nodeType !== 1 || /^(SCRIPT|STYLE)$/.test(node.nodeName)) return false;
  const roots: Node[] = [node];
  const { shadowRoot, contentDocument, style } = node as HTMLElement & Partial<HTMLIFrameElement>;
  if (shadowRoot) roots.push(shadowRoot);
  if (contentDocument?.body) roots.push(contentDocument.body);
  const inside = roots
    .flatMap((root) => [...root.childNodes])
    .map((child) => switchText(text, isHidden, child));
  if (inside.includes(true)) return true;
  if (node.textContent?.includes(text) !== true) return false;
  if (isHidden) style.setProperty('visibility', 'hidden', 'important');
  else style.removeProperty('visibility');
  return true;
}
