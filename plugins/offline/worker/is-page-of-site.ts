/**
 * Whether a response from the host is a page of this site, in any version, including the not-found page.
 * @param answer This reads it to its end.
 */
export async function isPageOfSite(answer: Response): Promise<boolean> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return false;
  return (await answer.text()).includes('id="__docusaurus"');
}
