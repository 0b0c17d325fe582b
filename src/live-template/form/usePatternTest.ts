import { useCallback, useEffect, useState } from 'react';
import type { PatternResult, PatternTest } from '../../playout/validation/pattern-test.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { Data } from '../../playout/commands/command.ts';
import { testPatternAside } from './patterns.ts';

/** A value and the pattern that it should fit. */
type PatternPair = readonly [pattern: string, value: string];

const keyOf = ([pattern, value]: PatternPair): string => `${pattern.length} ${pattern}${value}`;

/** Returns the values of a form that have to fit a pattern. */
export const pairsOf = (fields: readonly FieldDefinition[], data: Data): readonly PatternPair[] =>
  fields.flatMap(({ key, pattern }) => {
    const value = data[key] ?? '';
    return pattern === undefined || value === '' ? [] : [[pattern, value] as const];
  });

/**
 * Tests values against patterns outside of the page's thread.
 * @param pairs - Memoize them, because a new list is tested.
 * @returns Looks up a result. It changes when all results are known.
 */
export function usePatternTest(pairs: readonly PatternPair[]): PatternTest {
  const [results, setResults] = useState<ReadonlyMap<string, PatternResult>>(new Map());
  useEffect(() => {
    if (pairs.every((pair) => results.has(keyOf(pair)))) return undefined;
    let isLeft = false;
    async function testAll(): Promise<void> {
      const next = new Map<string, PatternResult>();
      for (const pair of pairs) {
        if (isLeft) return;
        next.set(keyOf(pair), results.get(keyOf(pair)) ?? (await testPatternAside(...pair)));
      }
      if (!isLeft) setResults(next);
    }
    void testAll();
    return () => {
      isLeft = true;
    };
  }, [pairs, results]);
  return useCallback((...pair: PatternPair) => results.get(keyOf(pair)), [results]);
}
