import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState, type ReactNode } from 'react';
import { addressOf } from '../../components/TemplateGallery/address.ts';
import { COPY_REFUSED, copyText } from '../../ui/copy-text.ts';
import { toLink } from '../../player/deep-link.ts';
import { firstData, metaOf } from '../../player/meta.ts';
import { saveFiles } from '../../ui/save.ts';
import type { Data } from '../../playout/commands/command.ts';
import { hostOf, listSystems, type Format, type PlayoutHost } from '../../playout/hosts.ts';
import styles from './styles.module.css';

/** The systems that most visitors have. The templates' own pages offer all. */
const FORMATS: readonly Format[] = ['casparcg', 'spx', 'ograf'];

const nameWithVersions = ({ name, versions }: PlayoutHost): string =>
  versions === undefined ? name : `${name} ${versions}`;

interface Props {
  readonly example: string;
  /** Returns what's in the form. */
  readonly data: () => Data;
}

/** What a visitor takes along: the file for a playout system with the values of the form, or a link to them. */
export default function Takeaway({ example, data }: Props): JSX.Element {
  const base = useBaseUrl('/');
  const page = useBaseUrl(addressOf(example));
  const [result, setResult] = useState<ReactNode>();

  async function download(host: PlayoutHost): Promise<void> {
    setResult('Making the file …');
    try {
      const { makeDownload } = await import('../../player/on-demand/make-download.ts');
      const files = await makeDownload({ example, sent: data() }, host, base);
      saveFiles(files);
      setResult(
        <>
          {`Saved: ${files.map(({ name }) => name).join(', ')}. `}
          <Link to={host.place}>Where it goes</Link>
        </>,
      );
    } catch (error) {
      console.error(error);
      setResult(`The file couldn’t be made: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async function copy(): Promise<void> {
    const meta = metaOf(example);
    const { href } = new URL(page, window.location.href);
    try {
      await copyText(toLink(href, example, { frame: meta.frame, data: data() }, firstData(meta)));
      setResult('Link copied. It opens this graphic with these words.');
    } catch {
      setResult(COPY_REFUSED);
    }
  }

  return (
    <div className={styles.takeaway}>
      <div className={styles.downloads} role="group" aria-labelledby="take-it">
        <span id="take-it">Download for</span>
        {FORMATS.map(hostOf).map((host) => (
          <button key={host.id} type="button" onClick={() => void download(host)}>
            {host.name} <small>{host.fileExtension}</small>
          </button>
        ))}
      </div>
      <button type="button" className={styles.quiet} onClick={() => void copy()}>
        Copy link
      </button>
      <p role="status">{result ?? `Works with ${listSystems('conjunction', nameWithVersions)}`}</p>
    </div>
  );
}
