import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useRef, useState } from 'react';
import { PLAYOUT_HOSTS, type PlayoutHost } from '../../playout/hosts.ts';
import type { EditorRequest } from '../editing.ts';
import { useStore } from '../../shared/useStore.ts';
import { listWords } from '../../shared/list-words.ts';
import FileButton from '../../ui/FileButton.tsx';
import { saveFiles } from '../../ui/save.ts';
import Button from '../../ui/Button.tsx';
import { MENUS, type PlayerStore } from '../player-state.ts';
import Icon from '../controls/Icon.tsx';
import Panel from './Panel.tsx';
import styles from './menus.module.css';
import { reasonOf } from '../../shared/reason-of.ts';

interface Props {
  readonly store: PlayerStore;
  /** Sends the form, so the stage and the files have the same values. */
  readonly sendForm: () => Promise<void>;
  /** Embeds a font file in the version on the stage, and shows it. */
  readonly onFont: (request: Omit<Extract<EditorRequest, { type: 'font' }>, 'type'>) => void;
}

interface Result {
  readonly host: PlayoutHost;
  readonly text?: string;
  readonly isSaved?: boolean;
  /** The fonts that aren't part of it. It waits for the reader's decision. */
  readonly missing?: readonly string[];
}

interface FontNoteProps {
  readonly families: readonly string[];
  readonly onFile: (file: File) => void;
  readonly onAnyway: () => void;
}

/** Names the fonts that a download wouldn't contain, and offers to embed the first one. */
function FontNote({ families, onFile, onAnyway }: FontNoteProps): JSX.Element {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers may return a promise, which mustn't become the effect's cleanup.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [first] = families;
  const names = listWords(families.map((family) => `“${family}”`));
  return (
    <div ref={note} className="error-box" role="alert">
      <p>
        {families.length === 1
          ? `The font ${names} isn’t part of this template, so another machine may show a different font.`
          : `The fonts ${names} aren’t part of this template, so another machine may show different fonts.`}
      </p>
      <div className="line">
        <FileButton control="font" accept=".woff2,.woff,.ttf,.otf" onFile={onFile}>
          {`Choose a font file${families.length > 1 ? ` for “${first}”` : ''}`}
        </FileButton>
        <Button data-control="anyway" onClick={onAnyway}>
          Download anyway
        </Button>
      </div>
    </div>
  );
}

/** Exports for playout: the browser makes the files of the version on the stage, with its values. */
export default function Download({ store, sendForm, onFont }: Props): JSX.Element {
  const baseUrl = useBaseUrl('/');
  const id = useId();
  const hosts: readonly PlayoutHost[] = PLAYOUT_HOSTS;
  const [result, setResult] = useState<Result>();
  const list = useRef<HTMLDivElement>(null);
  const isOwn = useStore(store).shown?.code !== undefined;

  useEffect(() => {
    if (result?.text)
      list.current?.querySelector('[role="status"] > *')?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  async function download(host: PlayoutHost, isAnyway = false): Promise<void> {
    setResult({ host });
    try {
      const [{ makeDownload }, { missingFamilies }] = await Promise.all([
        import('./make-download.ts'),
        import('../../playout/export/fonts.ts'),
      ]);
      const { shown } = store.get();
      const missing = isAnyway || !shown ? [] : missingFamilies(shown.project);
      if (missing.length > 0) return setResult({ host, missing });
      await sendForm();
      const files = await makeDownload(store.get(), host, baseUrl);
      saveFiles(files);
      const saved = files.map(({ name, id }) => (id === undefined ? name : `${name} (ID: ${id})`));
      setResult({ host, text: `Saved: ${saved.join(', ')}`, isSaved: true });
    } catch (error) {
      console.error(error);
      setResult({ host, text: `The file couldn’t be created: ${reasonOf(error)}` });
    }
  }

  return (
    <Panel title={MENUS.download}>
      <p className="margin-bottom--sm">
        {`The file contains ${isOwn ? 'your version of ' : ''}the template, with the form’s values.`}
      </p>
      <div ref={list} className="framed" role="group" aria-label="Download">
        {hosts.map((host) => {
          const own = result?.host === host ? result : undefined;
          return (
            <div key={host.id} className="ruled">
              <Button
                className={`button--quiet ${styles.download}`}
                data-control={`download:${host.name}`}
                aria-describedby={`${id}-${host.id}-type ${id}-${host.id}`}
                onClick={() => void download(host)}
              >
                <span className="column grow">
                  <span className="medium">
                    {host.name} {/* What's the description isn't also a part of the name. */}
                    <span id={`${id}-${host.id}-type`} className="note mono" aria-hidden="true">
                      {host.fileExtension}
                    </span>
                  </span>
                  <span id={`${id}-${host.id}`} aria-hidden="true">
                    {host.goes}
                  </span>
                </span>
                <Icon name="download" />
              </Button>
              <div role="status">
                {own?.text !== undefined && (
                  <p className="bare inset">
                    {own.text} {own.isSaved && <Link to={host.place}>Where it goes</Link>}
                    {own.isSaved && host.note !== undefined && <span className="note"> {host.note}</span>}
                  </p>
                )}
              </div>
              {own?.missing && (
                <FontNote
                  families={own.missing}
                  onFile={(file) => {
                    const [family] = own.missing ?? [];
                    if (family !== undefined) onFont({ family, file, onShown: () => void download(host) });
                  }}
                  onAnyway={() => void download(host, true)}
                />
              )}
            </div>
          );
        })}
      </div>
    </Panel>
  );
}
