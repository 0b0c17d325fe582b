import React, { useId } from 'react';
import type { SearchState } from '../../client/box-state.ts';
import type { Engine } from '../../client/engine.ts';
import type { SuggestionGroup } from '../../client/suggestions.ts';
import { useBreadcrumbs } from '../../client/useBreadcrumbs.ts';
import { Option } from './Option.tsx';
import styles from './panel.module.css';

interface Props {
  readonly engine: Engine;
  readonly state: SearchState;
}

const TITLES: Readonly<Record<SuggestionGroup, string>> = {
  tasks: 'Frequent tasks',
  visited: 'Recently visited',
  help: 'Or look here',
};
const GROUPS = ['tasks', 'visited', 'help'] as const;

/** The suggestions that the visitor can choose when there are no results. Keys and clicks work like on results. */
export function Suggestions({ engine, state }: Props): JSX.Element | null {
  const id = useId();
  const breadcrumbsOf = useBreadcrumbs();
  const { suggestions } = state;
  if (suggestions.length === 0) return null;

  return (
    <div {...engine.listProps} className={styles['suggestions']} aria-label="Suggestions">
      {GROUPS.map((group) => ({
        group,
        members: suggestions.filter((suggestion) => suggestion.group === group),
      }))
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <div key={group} role="group" aria-labelledby={`${id}${group}`} className={styles['group']}>
            <div id={`${id}${group}`} role="presentation" className={styles['groupTitle']}>
              {TITLES[group]}
            </div>
            {members.map((suggestion) => (
              <Option
                key={suggestion.route}
                target={suggestion}
                optionProps={engine.optionProps(suggestions.indexOf(suggestion))}
                onChoose={engine.choose}
              >
                <SuggestionIcon group={group} />
                <span className={styles['suggestion']}>
                  <span className={styles['suggestionLabel']}>{suggestion.label}</span>
                  {group === 'visited' && <Place of={suggestion.label} steps={breadcrumbsOf(suggestion)} />}
                </span>
              </Option>
            ))}
          </div>
        ))}
    </div>
  );
}

/** The location of a visited page; omitted for an area's first page, which has the same name. */
function Place({
  of: label,
  steps,
}: {
  readonly of: string;
  readonly steps: readonly string[];
}): JSX.Element {
  const place = steps.join(' › ');
  return <>{place !== label && <span className={styles['place']}>{place}</span>}</>;
}

function SuggestionIcon({ group }: { readonly group: SuggestionGroup }): JSX.Element {
  return (
    <svg className={styles['resultIcon']} viewBox="0 0 20 20" aria-hidden="true">
      {group === 'tasks' && <path d="M6 3.5v13l10-6.5z" />}
      {group === 'visited' && <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.2l2.8 2" />}
      {group === 'help' && <path d="M3 10h13M11 5l5 5-5 5" />}
    </svg>
  );
}
