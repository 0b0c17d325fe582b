import Button from './Button.tsx';

/** A cross. */
export const CLOSE = 'm6 6 12 12M18 6 6 18';

interface Props {
  readonly control: string;
  readonly label: string;
  /** The data of a path in a square of 24. */
  readonly icon: string;
  /** It can still have the focus. */
  readonly isOff?: boolean;
  readonly isOpen?: boolean;
  readonly onClick: () => void;
}

/** A button with an icon instead of text. */
export default function IconButton(props: Props): JSX.Element {
  const { control, label, icon, isOff = false, isOpen, onClick } = props;
  return (
    <Button
      className="button--icon"
      data-control={control}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      aria-expanded={isOpen}
      onClick={isOff ? undefined : onClick}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </Button>
  );
}
