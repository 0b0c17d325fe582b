import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { logoOf, picturesOf, repictured, withLogo, type LookPicture } from '../model/pictures.ts';
import { readPicture } from '../model/read-file.ts';
import FileButton from './FileButton.tsx';
import { look } from './styles.ts';
import type { LookEditing } from './useLook.ts';

const ACCEPTED = '.png,.jpg,.jpeg,.webp,.svg';

/** Shows a picture. One from a file has a blob address, which can't be a document. */
function Thumbnail({ url }: { readonly url: string }): JSX.Element {
  const base = useBaseUrl('/examples/');
  const [blob, setBlob] = useState<string>();
  useEffect(() => {
    const [, type, content] = /^data:([^;,]+);base64,(.*)$/.exec(url) ?? [];
    if (content === undefined) return undefined;
    const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type: type ?? '' }));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The address has to be released again.
    setBlob(address);
    return () => URL.revokeObjectURL(address);
  }, [url]);
  const isOwn = /^[\w./-]+$/.test(url) && !url.startsWith('/');
  return <img className={look.picture} src={isOwn ? base + url : blob} alt="" />;
}

interface Props {
  readonly editing: LookEditing;
  readonly attempt: (work: () => Promise<void>) => void;
}

/** The pictures of a template. */
export default function Pictures({ editing, attempt }: Props): JSX.Element {
  const { project, edit, finish } = editing;

  function replace(picture: LookPicture | undefined, file: File): void {
    attempt(async () => {
      const next = await readPicture(file);
      edit('picture', picture ? repictured(project, picture, next) : withLogo(project, next));
      finish();
    });
  }

  return (
    <>
      {picturesOf(project).map((picture) => {
        const { id, url, width, height } = picture.resource;
        return (
          <div key={id} className={look.row}>
            <Thumbnail url={url} />
            <span className={look.names}>
              {id}
              {width !== undefined && height !== undefined && `, ${width} × ${height} px`}
            </span>
            <FileButton accept={ACCEPTED} label={`Replace ${id}`} onFile={(file) => replace(picture, file)}>
              Replace
            </FileButton>
          </div>
        );
      })}
      {!logoOf(project) && (
        <div className={look.row}>
          <FileButton accept={ACCEPTED} onFile={(file) => replace(undefined, file)}>
            Add a logo
          </FileButton>
          <span className={look.names}>PNG, JPEG, WebP, or SVG, up to 1 MB. It stays in your browser.</span>
        </div>
      )}
    </>
  );
}
