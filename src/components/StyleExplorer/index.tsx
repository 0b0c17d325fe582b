import CodeBlock from '@theme/CodeBlock';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import Field from './Field.tsx';
import { codeOf, controlOf, specsOf, startOf, SUBJECTS, type Subject, type Value } from './properties.ts';
import type { Stage } from './stage.ts';
import Button from '../../ui/Button.tsx';
import Select from '../../ui/Select.tsx';
import { useIntent } from '../../player/useIntent.ts';
import picture from '../../player/picture.module.css';
import { highlightAction } from '../../shared/highlight.ts';
import ScreenTool from '../ScreenTool/index.tsx';
import styles from './styles.module.css';

/** Every style property with a control that shows how it changes a lower third. */
export default function StyleExplorer(): JSX.Element {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const backdrop = useBaseUrl('/img/backgrounds/studio.svg');
  const [stage, setStage] = useState<Stage>();
  const frame = useRef<HTMLDivElement>(null);
  const [isWanted, want] = useIntent(frame);
  const [isFailed, setFailed] = useState(false);
  const isRunning = isWanted && !isFailed;
  const [subject, setSubject] = useState<Subject>('text');
  const [name, setName] = useState('rotation');
  const [values, setValues] = useState<Readonly<Record<string, Value>>>({});
  const spec = specsOf(subject)[name];
  const value = values[name] ?? startOf(subject, name);
  const text = `${value} ${spec?.unit ?? ''}`.trim();
  const code = codeOf(subject, name, value);

  useEffect(() => {
    if (!isRunning || host.current === null) return undefined;
    let opened: Stage | undefined;
    let isOver = false;
    const place = host.current;
    import('./stage.ts')
      .then(({ openStage }) => openStage(place, subject))
      .then((one) => {
        opened = one;
        if (isOver) opened.remove();
        else setStage(opened);
      })
      .catch(() => setFailed(true));
    return () => {
      isOver = true;
      opened?.remove();
      setStage(undefined);
    };
  }, [isRunning, subject]);

  useEffect(() => {
    for (const [one, own] of Object.entries(values)) stage?.set(one, own);
  }, [stage, values]);

  function choose(next: Subject): void {
    setSubject(next);
    setValues({});
    if (!(name in specsOf(next))) setName('rotation');
  }

  return (
    <ScreenTool className={clsx('tool line padded', styles.explorer)} aria-label="Style property explorer">
      <div ref={frame} className={`monitor ${styles.stage}`}>
        <img className="cover" src={backdrop} alt="" loading="lazy" />
        <div ref={host} className={`cover ${picture.host}`} />
        {!isRunning && (
          <div className={`cover stack text--center ${styles.before}`}>
            {isFailed && <p role="alert">The explorer couldn’t be loaded. Check your connection.</p>}
            <Button className="button--primary" onClick={() => (isFailed ? setFailed(false) : want())}>
              {isFailed ? 'Try again' : 'Try the properties'}
            </Button>
          </div>
        )}
      </div>
      <fieldset className={`bare stack tight ${styles.controls}`} disabled={!isRunning}>
        <legend className="bare strong">Change a property</legend>
        <label htmlFor={`${id}subject`}>Apply to</label>
        <Select
          id={`${id}subject`}
          value={subject}
          of={Object.entries(SUBJECTS).map(([key, { title }]) => [key, title])}
          onChoose={(next) => choose(next as Subject)}
        />
        <label htmlFor={`${id}name`}>Property</label>
        <Select id={`${id}name`} value={name} of={Object.keys(specsOf(subject))} onChoose={setName} />
        {spec && (
          <>
            <div className="line spread baseline">
              <label htmlFor={`${id}value`}>Value</label>
              {controlOf(spec).kind === 'range' && <output htmlFor={`${id}value`}>{text}</output>}
            </div>
            <Field
              id={`${id}value`}
              control={controlOf(spec)}
              value={value}
              text={text}
              onChange={(next) => setValues({ ...values, [name]: next })}
            />
          </>
        )}
      </fieldset>
      <CodeBlock {...{ className: 'bare across', language: 'js', highlighted: highlightAction(code) }}>
        {code}
      </CodeBlock>
    </ScreenTool>
  );
}
