// Lets a table scroll sideways, by keyboard as well, unless it stacks its cells (`src/mdx/wide-tables.ts`).
import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface Props extends ComponentProps<'table'> {
  readonly 'data-stacks'?: boolean;
}

export default function Table({ 'data-stacks': stacks, ...props }: Props): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  const [hasMore, setMore] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;

    const updateEdges = (): void => {
      const rest = current.scrollWidth - current.clientWidth;
      setWider(rest > 0);
      // Widths are rounded, but positions aren't.
      setMore(current.scrollLeft < rest - 1);
    };
    const observer = new ResizeObserver(updateEdges);
    observer.observe(current);
    current.addEventListener('scroll', updateEdges, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', updateEdges);
    };
  }, []);

  return (
    <div
      ref={frame}
      className="table-frame"
      data-more={hasMore || undefined}
      data-stacks={stacks}
      {...(isWider && { role: 'group', 'aria-label': 'Table, scrolls sideways', tabIndex: 0 })}
    >
      <table {...props} />
    </div>
  );
}
