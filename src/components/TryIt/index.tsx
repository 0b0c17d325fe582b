import { createContext, useContext, useRef } from 'react';
import { tryRecipe, type ActionBlock } from '../../player/recipe.ts';
import styles from './styles.module.css';

/** Brings the page's only player to a recipe, and returns its name. Undefined without such a player. */
export const RecipeContext = createContext<((id: string) => string) | undefined>(undefined);

interface Props {
  /** The name of a player in the page. In a recipe, it's the page's only player. */
  readonly player?: string;
}

/** Returns the action in a code block; undefined for any other element. */
function actionIn(element: Element): ActionBlock | undefined {
  const title = element.querySelector('[class*="Title"]')?.textContent ?? '';
  const lines = [...element.querySelectorAll('.token-line')];
  if (!/^(?:Composition|Frame) action/u.test(title)) return undefined;
  return { title, code: lines.map(({ textContent }) => textContent ?? '').join('\n') };
}

/** Puts the code block above it into a player and runs it. In a recipe, it's all of the recipe's code. */
export default function TryIt({ player = '' }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const show = useContext(RecipeContext);
  function onClick(): void {
    const blocks: ActionBlock[] = [];
    let above = place.current?.previousElementSibling;
    for (; above && above.tagName !== 'H3'; above = above.previousElementSibling) {
      const block = actionIn(above);
      if (block) blocks.unshift(block);
      if (!show) break;
    }
    tryRecipe(show && above ? show(above.id) : player, { blocks, opensEditor: !show });
  }
  return (
    <div ref={place} className={styles.place} data-search="off">
      <button type="button" className="button button--secondary" data-control="try" onClick={onClick}>
        Try it in the player
      </button>
    </div>
  );
}
