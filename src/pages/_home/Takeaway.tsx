import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useState } from 'react';
import { addressOf } from '../../components/TemplateGallery/address.ts';
import { copyResult } from '../../ui/copy-text.ts';
import { toLink } from '../../player/deep-link.ts';
import { firstData, metaOf } from '../../player/meta.ts';
import { saveFiles } from '../../ui/save.ts';
import type { Data } from '../../playout/commands/command.ts';
import { hostOf, listSystems, type Format, type PlayoutHost } from '../../playout/hosts.ts';
import styles from './styles.module.css';
import { reasonOf } from '../../shared/reason-of.ts';

/** The systems that most visitors have. The templates' own pages offer all. */
const FORMATS: readonly Format[] = ['casparcg', 'spx', 'ograf'];

const nameWithVersions = ({ name, versions }: PlayoutHost): string =>
  versions === undefined ? name : `${name} ${versions}`;

interface Result {
  readonly text: string;
  /** The page that says where the file goes. */
  readonly place?: string;
}

interface Props {
  readonly example: string;
  readonly data: Data;
}

/** What a visitor takes along: a file for playout with the form's values, or a link to them. */
export default function Takeaway({ example, data }: Props): JSX.Element {
  const base = useBaseUrl('/');
  const page = useBaseUrl(addressOf(example));
  const [result, setResult] = useState<Result>({
    text: `Works with ${listSystems('and', nameWithVersions)}`,
  });

  async function download(host: PlayoutHost): Promise<void> {
    setResult({ text: 'Making the file …' });
    try {
      const { makeDownload } = await import('../../player/on-demand/make-download.ts');
      const files = await makeDownload({ example, sent: data }, host, base);
      saveFiles(files);
      setResult({ text: `Saved: ${files.map(({ name }) => name).join(', ')}`, place: host.place });
    } catch (error) {
      console.error(error);
      setResult({ text: `The file couldn’t be made: ${reasonOf(error)}` });
    }
  }

  async function copy(): Promise<void> {
    const meta = metaOf(example);
    const { href } = new URL(page, window.location.href);
    const link = toLink(href, example, { frame: meta.frame, data }, firstData(meta));
    setResult({ text: await copyResult(link, 'Link copied. It opens this graphic with these words.') });
  }

  return (
    <div className="line level">
      <div className={`line ${styles.downloads}`} role="group" aria-labelledby="take-it">
        <span className="medium small across" id="take-it">
          Download for
        </span>
        {FORMATS.map(hostOf).map((host) => (
          <button
            key={host.id}
            type="button"
            className="button button--primary"
            onClick={() => void download(host)}
          >
            <strong>{host.name}</strong> <small>{host.fileExtension}</small>
          </button>
        ))}
      </div>
      <button type="button" className="button" onClick={() => void copy()}>
        Copy link
      </button>
      <p className={clsx('bare small across', result.place === undefined && 'soft')} role="status">
        {/* One element for each result, because a translated page has lost the text inside. */}
        <span key={result.text}>
          {result.text}{' '}
          {result.place !== undefined && (
            <Link className="link-button" to={result.place}>
              Where it goes
            </Link>
          )}
        </span>
      </p>
    </div>
  );
}
