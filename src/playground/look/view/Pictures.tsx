import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { logoOf, picturesOf, repictured, withLogo, type Picture } from '../model/pictures.ts';
import { readPicture } from '../model/read-file.ts';
import { isPlain } from '../model/svg.ts';
import { shortName, type Change } from '../model/template.ts';
import FileButton from '../../../ui/FileButton.tsx';
import styles from './styles.module.css';
import { MOST_ROWS, type PartProps } from './Fields.tsx';

/** Shows a picture. One from a file has a blob address, which can't be a document. */
function Thumbnail({ url }: { readonly url: string }): JSX.Element {
  const base = useBaseUrl('/examples/');
  const [blob, setBlob] = useState<string>();
  useEffect(() => {
    const [, type = '', content] = /^data:([^;,]+);base64,(.*)$/.exec(url) ?? [];
    if (content === undefined) return undefined;
    const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
    // A project may contain anything, and this isn't drawn in the sandbox.
    if (/svg/i.test(type) && !isPlain(new TextDecoder().decode(bytes))) return undefined;
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The address has to be released again.
    setBlob(address);
    return () => URL.revokeObjectURL(address);
  }, [url]);
  const own = /^\w[\w./-]*$/.test(url) ? base + url : blob;
  return <img className={styles.picture} width={72} height={36} src={own} alt="" />;
}

export default function Pictures({ look, attempt }: PartProps): JSX.Element {
  const { project, edit, finish } = look;
  const button = (
    text: string,
    label: string,
    changes: (next: Picture) => readonly Change[],
  ): JSX.Element => (
    <FileButton
      accept=".png,.jpg,.jpeg,.webp,.svg"
      label={label}
      onFile={(file) =>
        attempt(async () => {
          edit('picture', changes(await readPicture(file)));
          finish();
        })
      }
    >
      {text}
    </FileButton>
  );
  const shown = picturesOf(project).slice(0, MOST_ROWS);
  return (
    <>
      {shown.map((picture) => {
        const { id, url, width, height } = picture.resource;
        const name = shortName(id);
        return (
          <div key={id} className={`line ruled ${styles.row}`}>
            <Thumbnail key={url} url={url} />
            <span className="note grow">
              {width === undefined || height === undefined ? name : `${name}, ${width} × ${height} px`}
            </span>
            {button('Replace', `Replace ${name}`, (next) => repictured(project, picture, next))}
          </div>
        );
      })}
      {!logoOf(project) && (
        <div className={`line ruled ${styles.row}`}>
          {button('Add a logo', 'Add a logo', (next) => withLogo(project, next))}
          <span className="note grow">PNG, JPEG, WebP, or SVG, up to 1 MB. It stays in your browser.</span>
        </div>
      )}
    </>
  );
}
