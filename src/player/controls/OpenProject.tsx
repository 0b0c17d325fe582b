import FileButton from '../../ui/FileButton.tsx';

interface Props {
  readonly onFile: (file: File) => void;
}

/** The button that opens a project file in the player. A file that's dropped on the stage opens, too. */
export default function OpenProject({ onFile }: Props): JSX.Element {
  return (
    <div className="line ruled inset">
      <FileButton control="open-project" accept=".keyfill" onFile={onFile}>
        Open a project
      </FileButton>
      <span className="note">Choose a .keyfill file, or drop it on the stage.</span>
    </div>
  );
}
