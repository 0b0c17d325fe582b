import type { Tab } from '../model/draft.ts';
import { offsetAt, type TextProblem } from '../model/text-problem.ts';
import type { RunProblem } from '../sandbox/run.ts';
import styles from './styles.module.css';
import { momentText, placeText } from './texts.ts';

interface Props {
  readonly problems: readonly TextProblem[];
  readonly ran: readonly RunProblem[];
  /** The text of the actions that ran, which the places of its problems refer to. */
  readonly actions: string;
  readonly onGoTo: (tab: Tab, offset: number) => void;
}

interface Item {
  readonly tab: Tab;
  readonly place: string;
  readonly text: string;
  readonly offset: number | undefined;
}

/** The list of problems. Each links to its place. */
export default function ProblemList({ problems, ran, actions, onGoTo }: Props): JSX.Element | null {
  const items: readonly Item[] = [
    ...problems.map((one) => ({
      tab: one.tab,
      place: placeText(one.tab, one),
      text: one.message,
      offset: one.from,
    })),
    ...ran.map(({ text, place, frame }) => ({
      tab: 'actions' as const,
      place: momentText(place, frame),
      text,
      offset: place && offsetAt(actions, place),
    })),
  ];
  if (items.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {items.map(({ tab, place, text, offset }, index) => (
        <li key={`${index} ${place}`}>
          {offset === undefined ? (
            place
          ) : (
            <button type="button" className={styles.place} onClick={() => onGoTo(tab, offset)}>
              {place}
            </button>
          )}
          {place === '' ? text : `: ${text}`}
        </li>
      ))}
    </ul>
  );
}
