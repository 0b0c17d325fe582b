import type { TOCItem } from '@docusaurus/mdx-loader';
import TOCItems from '@theme/TOCItems';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Select from '../../ui/Select.tsx';
import Player from '../../player/index.tsx';
import type Playground from '../../playground/view/index.tsx';
import { editing, isAddressed } from '../LiveTemplate/index.tsx';
import { RecipeContext } from '../TryIt/index.tsx';
import styles from './styles.module.css';

/** How long the page has to stay still before the player moves to the recipe in view, in milliseconds. */
const REST = 150;
/** How far below its place the heading of the recipe in view may be, in px. */
const CLOSE = 60;

interface Props {
  /** The table of contents of the page. Its third level lists the recipes. */
  readonly toc: readonly TOCItem[];
  /** The template of each recipe, by the ID of its heading. */
  readonly examples: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Returns how a player loads a recipe's result: the example, or the project that the recipe starts with. */
function resultOf(id: string): Pick<ComponentProps<typeof Player>, 'start' | 'editing'> {
  const start = async () => (await import('../../examples/recipes.ts')).RECIPES[id];
  async function load() {
    const [{ default: Editor }, project] = await Promise.all([
      import('../../playground/view/index.tsx'),
      start(),
    ]);
    return (props: ComponentProps<typeof Playground>) => <Editor {...props} project={project} />;
  }
  return { start, editing: { ...editing, load } };
}

/** Recipes, and one player for all of them. It stays in view, with the result of the recipe in view. */
export default function Recipes({ toc, examples, children }: Props): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const recipes = useMemo(() => toc.filter(({ level }) => level === 3), [toc]);
  const [id, setId] = useState(recipes[0]?.id ?? '');
  const result = useMemo(() => resultOf(id), [id]);
  /** The first recipe with a template has the template's name, so links to players stay valid. */
  const [nameOf] = useState(() => (recipe: string): string => {
    const example = examples[recipe] ?? '';
    return Object.keys(examples).find((one) => examples[one] === example) === recipe ? example : recipe;
  });
  const show = useCallback(
    (recipe: string): string => {
      // The player is there when this returns.
      flushSync(() => setId(recipe));
      return nameOf(recipe);
    },
    [nameOf],
  );

  useEffect(() => {
    const open = (isWanted: (name: string) => boolean): void => {
      const linked = recipes.find((one) => isWanted(nameOf(one.id)));
      if (!linked) return;
      setId(linked.id);
      document.getElementById(linked.id)?.scrollIntoView();
    };
    const openShared = (): void => open(editing.isLinked);
    open(isAddressed);
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, [recipes, nameOf]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = (): void => {
      // The reader is busy in the player.
      if (root.current?.querySelector('[data-editing="true"], [data-live-template] :focus-visible')) return;
      const headings = recipes.flatMap((one) => document.getElementById(one.id) ?? []);
      const [first] = headings;
      if (!first) return;
      // The position of a heading that a link leads to: below the player in a narrow window.
      const place = parseFloat(getComputedStyle(first).scrollMarginTop);
      const tops = headings.map((one) => one.getBoundingClientRect().top - place);
      const passed = tops.filter((top) => top <= -CLOSE / 2).length;
      const isNextNear = (tops[passed] ?? Infinity) < Math.max(CLOSE, window.innerHeight / 2 - place);
      setId((headings[isNextNear ? passed : passed - 1] ?? first).id);
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(follow, REST);
    };
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, [recipes]);

  return (
    <RecipeContext.Provider value={show}>
      <div ref={root} className={styles.recipes}>
        <aside className={`no-print column ${styles.result}`} aria-label="Result">
          <p className={`bare strong ${styles.title}`}>{recipes.find((one) => one.id === id)?.value}</p>
          <Player key={id} example={examples[id] ?? ''} name={nameOf(id)} {...result} />
          <nav aria-label="Recipes">
            <div className="line">
              <label htmlFor="recipe">Recipe</label>
              <Select
                id="recipe"
                className="field-box grow"
                value={id}
                of={recipes.map((one) => [one.id, one.value])}
                onChoose={(recipe) => window.location.assign(`#${recipe}`)}
              />
            </div>
            <TOCItems
              toc={recipes}
              className="table-of-contents"
              minHeadingLevel={3}
              maxHeadingLevel={3}
              linkClassName="table-of-contents__link recipe-link"
              linkActiveClassName="table-of-contents__link--active"
            />
          </nav>
        </aside>
        <div className={styles.steps}>{children}</div>
      </div>
    </RecipeContext.Provider>
  );
}
