/**
 * Reads the sections of a page that's written as a React component from its source, for the development
 * index. It finds plain text: the description, headings, paragraphs, and items. Computed text, and text from
 * other components, is only in the build's index.
 */
import { SectionWriter, tidy, type Section } from './section-writer.ts';

const BLOCKS = 'h[1-6]|p|li|dt|dd|td|th|summary|figcaption|blockquote';
/** A block without another block inside. */
const LEAF = new RegExp(`<(${BLOCKS})\\b([^<>]*)>((?:(?!</?(?:${BLOCKS})\\b)[\\s\\S])*)</\\1>`, 'gu');
const HEADING = /^h([1-3])$/u;

/** Cuts the source of a component into sections. */
export function sectionsOfComponent(source: string): Section[] {
  const writer = new SectionWriter();
  const title = attributeOf('title', source);
  const hasHeading = /<h1\b/u.test(source);
  if (!hasHeading && title !== '') {
    writer.heading(1, title, undefined);
  }
  writer.text(attributeOf('description', source));
  for (const [, tag = '', attributes = '', content = ''] of source.matchAll(LEAF)) {
    const text = textOf(content);
    const level = HEADING.exec(tag)?.[1];
    writer.endLine();
    if (level !== undefined && text !== '') {
      writer.heading(Number(level), text, attributeOf('id', attributes) || undefined);
    } else {
      writer.text(text);
    }
  }
  return writer.finish();
}

/**
 * The first attribute with this name, if it's plain text: `title="Home"`, `` title={`Home of ${name}`} ``.
 */
function attributeOf(name: string, source: string): string {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|\\{\\s*(["'\`])([\\s\\S]*?)\\2\\s*\\})`, 'u').exec(
    source,
  );
  return tidy((found?.[1] ?? found?.[3] ?? '').replace(/\$\{[^}]*\}/gu, ' '));
}

/** The text of JSX: `{' '}` and other expressions become spaces, and tags disappear. */
function textOf(jsx: string): string {
  return tidy(jsx.replace(/\{[^{}]*\}/gu, ' ').replace(/<[^<>]*>/gu, ''));
}
