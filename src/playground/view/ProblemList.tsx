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

interface ItemProps {
  readonly place: string;
  readonly text: string;
  readonly onGoTo?: (() => void) | undefined;
}

const Item = ({ place, text, onGoTo }: ItemProps): JSX.Element => (
  <li>
    {onGoTo ? (
      <button type="button" className={styles.place} onClick={onGoTo}>
        {place}
      </button>
    ) : (
      place
    )}
    {place === '' ? text : `: ${text}`}
  </li>
);

/** The list of problems. Each links to its place. */
export default function ProblemList({ problems, ran, actions, onGoTo }: Props): JSX.Element | null {
  if (problems.length + ran.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <Item
          key={`${problem.tab} ${problem.from} ${problem.message}`}
          place={placeText(problem.tab, problem)}
          text={problem.message}
          onGoTo={() => onGoTo(problem.tab, problem.from)}
        />
      ))}
      {ran.map(({ text, place, frame }, index) => (
        <Item
          key={`ran ${index}`}
          place={momentText(place, frame)}
          text={text}
          onGoTo={place && (() => onGoTo('actions', offsetAt(actions, place)))}
        />
      ))}
    </ul>
  );
}
