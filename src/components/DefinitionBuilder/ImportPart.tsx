import { useState } from 'react';
import Button from '../../ui/Button.tsx';
import FileButton from '../../ui/FileButton.tsx';
import Control from './Control.tsx';
import { unreadable } from '../../playground/model/file-kind.ts';
import { importDefinition, type Imported } from './core/import-definition.ts';
import { counted } from './core/definitions.ts';
import { isDecorationRow, type Form } from './core/form.ts';
import { ImportError } from './core/import-error.ts';
import { product } from '../../product.ts';

const NAMES = {
  gdd: 'GDD schema',
  spx: 'SPX definition',
  ograf: 'OGraf manifest',
  project: `${product.name} project`,
} as const;

/** The size of the largest file to read, in bytes, and the most notes in the list. Templates have less. */
const [FILE_LIMIT, MOST_NOTES] = [20_000_000, 100];

function Done({ kind, form, notes }: Imported): JSX.Element {
  const fields = form.fields.filter((field) => !isDecorationRow(field));
  return (
    <>
      <p className="bare">{`Imported: ${NAMES[kind]}, ${counted(fields.length, 'field')}.`}</p>
      {notes.length > 0 && (
        <>
          <p className="bare">Changed during the import:</p>
          <ul className="points">
            {notes.slice(0, MOST_NOTES).map((note, index) => (
              <li key={index}>{note}</li>
            ))}
            {notes.length > MOST_NOTES && <li>{`And ${notes.length - MOST_NOTES} more.`}</li>}
          </ul>
        </>
      )}
    </>
  );
}

/** Imports a definition from a file or from pasted text. If it can't be read, the form doesn't change. */
export default function ImportPart({ onImport }: { readonly onImport: (form: Form) => void }): JSX.Element {
  const [fileName, setFileName] = useState('');
  const [text, setText] = useState('');
  const [result, setResult] = useState<Imported | string>('');

  async function read(own: string): Promise<void> {
    if (own.length > FILE_LIMIT) return setResult('The text is longer than 20 million characters.');
    try {
      const done = await importDefinition(own);
      setResult(done);
      onImport(done.form);
    } catch (error) {
      if (!(error instanceof ImportError)) console.error(error);
      setResult(error instanceof ImportError ? error.message : `The import failed: ${String(error)}.`);
    }
  }

  async function readFile(file: File): Promise<void> {
    setFileName(file.name);
    // Check the size before the file is loaded into memory.
    if (file.size > FILE_LIMIT) return setResult(`${file.name} is larger than 20 MB.`);
    const own = await file.text().catch((error: unknown) => unreadable(error));
    if (typeof own === 'string') await read(own);
    else setResult(`${file.name} can’t be imported. ${own.problem}`);
  }

  return (
    <div className="across stack">
      <p className="bare note">
        Choose a {product.name} project, a GDD schema, an SPX definition, an OGraf manifest, or an HTML
        template with a GDD block or an SPX definition. The file stays in your browser.
      </p>
      <div className="line holder">
        <FileButton
          accept=".keyfill,.json,.html,.htm,.js,application/json,text/html,text/javascript"
          onFile={(file) => void readFile(file)}
        >
          Choose a file
        </FileButton>
        <span>{fileName}</span>
      </div>
      <Control label="Or paste its text" isLong isCode value={text} onChange={setText} />
      <div className="line holder">
        <Button
          onClick={() => {
            setFileName('');
            void read(text);
          }}
        >
          Import the text
        </Button>
      </div>
      <div className="stack" role="status">
        {typeof result === 'object' && <Done {...result} />}
      </div>
      <div role="alert">
        {typeof result === 'string' && result !== '' && (
          <p className="error-box">{`${result} Your form hasn’t changed.`}</p>
        )}
      </div>
    </div>
  );
}
