import { useCallback, useEffect, useState } from 'react';
import { isDecoration, type FormPart } from '../../playout/definition/field-types.ts';
import type { Data } from '../../playout/commands/command.ts';
import type { PatternResult, PatternTest } from '../../playout/validation/pattern-test.ts';
import { testPatternAside } from './patterns.ts';

type PatternPair = readonly [pattern: string, value: string];

/** Returns the values of a form that have to fit a pattern. Fields without data have their default. */
export const pairsOf = (parts: readonly FormPart[], data: Data = {}): readonly PatternPair[] =>
  parts.flatMap((part) => {
    if (isDecoration(part) || part.pattern === undefined) return [];
    const value = data[part.key] ?? part.value ?? '';
    return value === '' ? [] : [[part.pattern, value] as const];
  });

/**
 * Tests values against patterns outside of the page's thread.
 * @param pairs - Memoize them, because a new list is tested.
 * @returns Looks up a result. It changes when all results are known.
 */
export function usePatternTest(pairs: readonly PatternPair[]): PatternTest {
  const [results, setResults] = useState<ReadonlyMap<string, PatternResult>>(new Map());
  useEffect(() => {
    if (pairs.length === 0) return undefined;
    let isLeft = false;
    const tests = pairs.map(async (pair) => [JSON.stringify(pair), await testPatternAside(...pair)] as const);
    void Promise.all(tests).then((entries) => {
      if (!isLeft) setResults(new Map(entries));
    });
    return () => {
      isLeft = true;
    };
  }, [pairs]);
  return useCallback((...pair: PatternPair) => results.get(JSON.stringify(pair)), [results]);
}
