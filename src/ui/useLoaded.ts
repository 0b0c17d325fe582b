import { useEffect, useState } from 'react';

/**
 * Loads something once it's wanted.
 * @returns What has loaded, and a function that tries again if that has failed.
 */
export function useLoaded<Value>(
  isWanted: boolean,
  load: () => Promise<Value>,
): readonly [Value | undefined, (() => void) | undefined] {
  const [{ value, isFailed }, setResult] = useState<{ value?: Value; isFailed?: boolean }>({});
  useEffect(() => {
    if (!isWanted || isFailed || value !== undefined) return undefined;
    let isLeft = false;
    load().then(
      (loaded) => {
        if (!isLeft) setResult({ value: loaded });
      },
      (error: unknown) => {
        console.error(error);
        if (!isLeft) setResult({ isFailed: true });
      },
    );
    return () => {
      isLeft = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A new function doesn't load anything else.
  }, [isWanted, isFailed, value]);
  return [value, isFailed ? () => setResult({}) : undefined];
}
