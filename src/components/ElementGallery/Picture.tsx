import styles from './styles.module.css';

/** The accent color marks what the element adds to the picture. */
const PICTURES: Readonly<Record<string, JSX.Element>> = {
  text: (
    <>
      <path className={styles.accent} d="M14 16h30v6H32v24h-6V22H14z" />
      <path className={styles.line} d="M50 26h32M50 34h26M50 42h32" />
    </>
  ),
  image: (
    <>
      <path className={styles.line} d="M22 10h52v34H22z" />
      <path className={styles.accent} d="m22 44 16-18 10 10 8-8 18 16z" />
      <circle className={styles.ink} cx="62" cy="19" r="4" />
    </>
  ),
  'image-loader': (
    <>
      <path className={styles.line} strokeDasharray="5 3" d="M22 10h52v34H22z" />
      <path className={styles.accent} d="M45 15h6v13h8L48 40 37 28h8z" />
    </>
  ),
  'image-sequence': (
    <>
      <path className={styles.line} d="M16 16h36v24H16zM28 11h36v24M40 6h36v24" />
      <path className={styles.accent} d="M28 21v14l12-7z" />
    </>
  ),
  rectangle: <path className={styles.accent} d="M20 15h56v24H20z" />,
  ellipse: <ellipse className={styles.accent} cx="48" cy="27" rx="30" ry="18" />,
  path: (
    <>
      <path className={styles.accent} d="M16 42C26 6 40 6 48 27s22 21 32-15l-8 30z" />
      <path className={styles.ink} d="M13 39h6v6h-6zM45 24h6v6h-6zM77 9h6v6h-6z" />
    </>
  ),
  lottie: (
    <>
      <path className={styles.line} d="M16 44C44 44 50 10 80 10" />
      <circle className={styles.accent} cx="48" cy="27" r="8" />
      <path className={styles.ink} d="M13 41h6v6h-6zM77 7h6v6h-6z" />
    </>
  ),
  composition: (
    <>
      <path className={styles.line} d="M12 8h72v38H12z" />
      <path className={styles.accent} d="M20 26h34v13H20z" />
      <path className={styles.line} d="M62 26h14M62 33h14" />
    </>
  ),
};

/** A small drawing of an element type. */
export default function Picture({ type }: { readonly type: string }): JSX.Element {
  return (
    <svg className={styles.picture} viewBox="0 0 96 54" aria-hidden="true">
      {PICTURES[type]}
    </svg>
  );
}
