// Adds to a table a frame that scrolls sideways, which the keyboard reaches when there is something to scroll.
import { type ComponentProps, useEffect, useRef, useState } from 'react';

export default function MDXTable(props: ComponentProps<'table'>): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (current === null || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const observer = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className="table-frame"
      {...(isWider && { role: 'group', 'aria-label': 'Table, scrolls sideways', tabIndex: 0 })}
    >
      <table {...props} />
    </div>
  );
}
