import packages from '../../../package.json';

/** Elements above this share of the window's height count as read. */
const readingLine = 0.4;

/** Returns the ID of the last element above the reading line, or an empty string if there isn't one. */
function idInView(page: Document, selector: string): string {
  const line = (page.defaultView?.innerHeight ?? 0) * readingLine;
  const elements = [...page.querySelectorAll<HTMLElement>(`main :is(${selector})[id]`)];
  return elements.filter((element) => element.getBoundingClientRect().top <= line).at(-1)?.id ?? '';
}

/** Adds facts for maintainers to a form's address. GitHub uses `template` itself, so ours is `example`. */
export function reportAddress(form: string, path: string, page: Document): string {
  const url = new URL(form);
  const facts = {
    page: path,
    section: idInView(page, 'h2, h3'),
    example: idInView(page, '[id^="live-"]').replace('live-', ''),
    version: packages.version,
    browser: navigator.userAgent,
  };
  for (const [name, value] of Object.entries(facts)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
