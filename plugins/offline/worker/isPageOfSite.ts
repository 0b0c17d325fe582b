/**
 * Whether an answer of the host is a page of this site, of whatever version; the not-found page is one.
 * @param answer Is read to its end.
 */
export async function isPageOfSite(answer: Response): Promise<boolean> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return false;
  return (await answer.text()).includes('id="__docusaurus"');
}
