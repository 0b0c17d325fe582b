// Ejected: shows the lines that `src/mdx/static-code.ts` has highlighted, so pages don't load a highlighter.
import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import { containsLineNumbers, parseCodeBlockTitle, parseLanguage, parseLines } from '../../../internals.ts';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import Container from '@theme/CodeBlock/Container';
import type { Props as ThemeProps } from '@theme/CodeBlock/Content/String';
import CopyButton from '@theme/CodeBlock/CopyButton';
import { linesOf } from './lines.ts';

interface Props extends ThemeProps {
  /** The HTML of the lines, joined by line breaks. */
  readonly highlighted?: string;
}

/** A line in the theme's format, with its depth in spaces. The search index reads the same classes. */
function lineHtml(html: string, classes: readonly string[], isNumbered: boolean): string {
  const name = clsx('token-line', classes, isNumbered && lineStyles['codeLine']);
  const content = isNumbered
    ? `<span class="${lineStyles['codeLineNumber']}"></span>` +
      `<span class="${lineStyles['codeLineContent']}">${html}</span>`
    : html;
  const depth = html.search(/[^ ]|$/);
  return `<span class="${name}"${depth > 0 ? ` style="--depth:${depth}ch"` : ''}>${content}<br></span>`;
}

export default function CodeBlockString(props: Props): JSX.Element {
  const { children, className = '', metastring, highlighted } = props;
  const { showLineNumbers = containsLineNumbers(metastring) } = props;
  const { magicComments, defaultLanguage } = useThemeConfig().prism;
  const language = (props.language ?? parseLanguage(className) ?? defaultLanguage)?.toLowerCase();
  const title = parseCodeBlockTitle(metastring) || props.title;
  const { lineClassNames, code } = parseLines(children, { metastring, language, magicComments });
  const html = linesOf(children, code, highlighted)
    .map((line, index) => lineHtml(line, lineClassNames[index] ?? [], showLineNumbers))
    .join('');

  return (
    <Container as="div" className={clsx(className, language && `language-${language}`)}>
      {title && <div className={styles['codeBlockTitle']}>{title}</div>}
      <div className={styles['codeBlockContent']}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- In low frames, keys scroll it. */}
        <pre tabIndex={0} className={clsx('prism-code', styles['codeBlock'])}>
          <code
            className={clsx(
              styles['codeBlockLines'],
              showLineNumbers && styles['codeBlockLinesWithNumbering'],
            )}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </pre>
        <div className={styles['buttonGroup']}>
          <CopyButton className={styles['codeButton']} code={code} />
        </div>
      </div>
    </Container>
  );
}
