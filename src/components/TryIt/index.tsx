import { useRef } from 'react';
import { tryRecipe } from '../../live-template/recipe.ts';
import styles from './styles.module.css';

interface Props {
  /** The name of a player in the page. */
  readonly player: string;
}

/** A button below a code block that puts the code into a player's template, where the block's title says, and runs it. */
export default function TryIt({ player }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  function onClick(): void {
    const block = place.current?.previousElementSibling;
    const lines = [...(block?.querySelectorAll('.token-line') ?? [])];
    const code = lines.map(({ textContent }) => textContent ?? '').join('\n');
    tryRecipe(player, { code, title: block?.querySelector('[class*="Title"]')?.textContent ?? '' });
  }
  return (
    <div ref={place} className={styles.place} data-search="off">
      <button type="button" className="button button--secondary" data-control="try" onClick={onClick}>
        Try it in the player
      </button>
    </div>
  );
}
