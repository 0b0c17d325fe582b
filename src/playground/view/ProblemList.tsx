import type { Tab } from '../model/draft.ts';
import { offsetAt, type TextProblem } from '../model/text-problem.ts';
import type { RunProblem } from '../sandbox/run.ts';
import styles from './styles.module.css';
import { momentText, placeText } from '../editing/texts.ts';

export interface Item {
  readonly tab: Tab;
  readonly place: string;
  readonly text: string;
  readonly offset: number | undefined;
}

/** Lists a mistake in some text. */
export const mistakeItem = ({ tab, message, from, ...place }: TextProblem): Item => ({
  tab,
  place: placeText(tab, place),
  text: message,
  offset: from,
});

/**
 * Lists what went wrong while the template played.
 * @param actions - The text that ran, which the places refer to.
 */
export const reportItem = ({ text, place, frame }: RunProblem, actions: string): Item => ({
  tab: 'actions',
  place: momentText(place, frame),
  text,
  offset: place && offsetAt(actions, place),
});

interface Props {
  readonly items: readonly Item[];
  readonly onGoTo: (tab: Tab, offset: number) => void;
}

/** The list of problems. Each links to its place. */
export default function ProblemList({ items, onGoTo }: Props): JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <ul className={`problems ${styles.problems}`}>
      {items.map(({ tab, place, text, offset }, index) => (
        <li key={`${index} ${place}`}>
          {offset === undefined ? (
            <span>{place}</span>
          ) : (
            <button type="button" className="link-button" onClick={() => onGoTo(tab, offset)}>
              {place}
            </button>
          )}
          <span>{place === '' ? text : `: ${text}`}</span>
        </li>
      ))}
    </ul>
  );
}
