import React, { useId } from 'react';
import { translate } from '@docusaurus/Translate';
import { type Engine, type SearchState, suggestionsOf } from '../../client/engine.ts';
import type { SuggestionGroup } from '../../client/suggestions.ts';
import { useBreadcrumbs } from '../../client/useBreadcrumbs.ts';
import { Option } from './Option.tsx';
import styles from './panel.module.css';

interface Props {
  readonly engine: Engine;
  readonly state: SearchState;
}

const GROUPS: readonly SuggestionGroup[] = ['tasks', 'visited', 'help'];

/** The suggestions that the visitor can choose when there are no results. Keys and clicks work like on results. */
export function Suggestions({ engine, state }: Props): JSX.Element | null {
  const id = useId();
  const breadcrumbsOf = useBreadcrumbs();
  const { api } = engine;
  const source = state.collections[0]?.source;
  const suggestions = suggestionsOf(state);
  if (source === undefined || suggestions.length === 0) {
    return null;
  }
  return (
    <div
      {...api.getListProps({ source })}
      className={styles['suggestions']}
      aria-labelledby={undefined}
      aria-label={translate({
        id: 'theme.SearchBar.suggestions',
        message: 'Suggestions',
        description: 'The name of the list of tasks and pages that are offered without a search',
      })}
    >
      {GROUPS.map((group) => ({
        group,
        members: suggestions.filter((suggestion) => suggestion.group === group),
      }))
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <div key={group} role="group" aria-labelledby={`${id}${group}`} className={styles['group']}>
            <div id={`${id}${group}`} role="presentation" className={styles['groupTitle']}>
              {titleOf(group)}
            </div>
            {members.map((suggestion) => (
              <Option
                key={suggestion.route}
                target={suggestion}
                optionProps={api.getItemProps({ item: suggestion, source })}
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

function titleOf(group: SuggestionGroup): string {
  switch (group) {
    case 'tasks':
      return translate({
        id: 'theme.SearchBar.tasks',
        message: 'Frequent tasks',
        description: 'The title of the tasks that are offered before anything is typed',
      });
    case 'visited':
      return translate({
        id: 'theme.SearchBar.visited',
        message: 'Recently visited',
        description: 'The title of the pages that the reader has read during this visit',
      });
    case 'help':
      return translate({
        id: 'theme.SearchBar.help',
        message: 'Or look here',
        description: 'The title of the pages that are offered when nothing was found',
      });
  }
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
