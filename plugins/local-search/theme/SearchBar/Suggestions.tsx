import { useId } from 'react';
import type { SearchState } from '../../client/box-state.ts';
import type { Engine } from '../../client/engine.ts';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { Option } from './Result.tsx';
import styles from './panel.module.css';

interface Props {
  readonly engine: Engine;
  readonly state: SearchState;
}

const GROUPS = [
  { group: 'tasks', title: 'Frequent tasks', icon: 'M6 3.5v13l10-6.5z' },
  {
    group: 'visited',
    title: 'Recently visited',
    icon: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.2l2.8 2',
  },
  { group: 'help', title: 'Or look here', icon: 'M3 10h13M11 5l5 5-5 5' },
] as const;

/** The suggestions when there are no results. Keys and clicks work as they do for results. */
export function Suggestions({ engine, state: { suggestions } }: Props): JSX.Element | null {
  const id = useId();
  const breadcrumbsOf = useBreadcrumbs();
  if (suggestions.length === 0) return null;
  const groups = GROUPS.filter(({ group }) => suggestions.some((one) => one.group === group));
  return (
    <div {...engine.listProps} aria-label="Suggestions">
      {groups.map(({ group, title, icon }) => (
        <div key={group} role="group" aria-labelledby={`${id}${group}`} className={styles.group}>
          <div id={`${id}${group}`} role="presentation" className={`note strong ${styles.groupTitle}`}>
            {title}
          </div>
          {suggestions.map((suggestion, position) => {
            if (suggestion.group !== group) return null;
            // An area's first page has the same name as its location.
            const place = group === 'visited' ? breadcrumbsOf(suggestion).join(' › ') : '';
            return (
              <Option
                key={suggestion.route}
                target={suggestion}
                icon={icon}
                optionProps={engine.optionProps(position)}
                onChoose={engine.choose}
              >
                <span className="line spread baseline grow">
                  <span className="medium">{suggestion.label}</span>
                  {place !== '' && place !== suggestion.label && <span className="note">{place}</span>}
                </span>
              </Option>
            );
          })}
        </div>
      ))}
    </div>
  );
}
