import { useEffect, useRef } from 'react';
import { listWords } from '../../shared/list-words.ts';
import Button from '../../ui/Button.tsx';
import FileButton from '../../ui/FileButton.tsx';

interface Props {
  readonly families: readonly string[];
  readonly onFile: (file: File) => void;
  readonly onAnyway: () => void;
}

/** Names the fonts that a download wouldn't contain, and offers to embed the first one. */
export default function FontNote({ families, onFile, onAnyway }: Props): JSX.Element {
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
