import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { decoded, fadeTogether } from '../../ui/fade-together.ts';
import { useOnAir } from '../../components/TemplateGallery/useOnAir.ts';
import FieldControl from '../../player/form/FieldControl.tsx';
import bar from '../../player/controls/bar.module.css';
import PlayoutButton from '../../player/controls/PlayoutButton.tsx';
import { firstData, metaOf } from '../../player/meta.ts';
import { STATUS_TEXTS } from '../../player/labels.ts';
import { setOnAir } from '../../player/on-air.ts';
import Picture from '../../player/Picture.tsx';
import type { Status } from '../../player/session/snapshot.ts';
import type { Data } from '../../playout/commands/command.ts';
import { product } from '../../product.ts';
import { FLAGSHIPS } from './flagships.ts';
import styles from './styles.module.css';
import Takeaway from './Takeaway.tsx';

type Flagship = (typeof FLAGSHIPS)[number];

/** Where each kind of reader begins. */
const ENTRIES = [
  { who: 'I design', what: 'Build a lower third', to: '/user-guide/fundamentals/creating-element' },
  { who: 'I operate', what: 'Set up playout', to: '/user-guide/exporting/integrations' },
  { who: 'I code', what: 'Write actions', to: '/api/actions' },
];

const fieldsOf = ({ example, fields }: Flagship) =>
  metaOf(example).fields.filter(({ key }) => fields.some((own) => own === key));

/** What an emptied field sends, so that its plate stays for the next letter. */
const BLANK = '\u{a0}'.repeat(8);

/** The monitor that viewers see, to which the lamp in the navbar leads. */
const PROGRAM = 'Program';
const COMMANDS = ['play', 'next', 'stop'] as const;

/** The two pictures that playout sends. */
const PAIR = [
  ['Fill', 'The graphic in its colors on black'],
  ['Key', 'The shape of the graphic in white on black; gray areas are semitransparent'],
] as const;

/** How long the old pictures wait for new ones, in milliseconds. */
const PATIENCE = 300;

interface MonitorProps {
  readonly label: string;
  readonly description: string;
  /** The element that the template fills. */
  readonly screen: RefObject<HTMLDivElement>;
  readonly flagship: Flagship;
  readonly status: Status;
  /** What's below the picture instead of its label. */
  readonly children?: ReactNode;
}

function Monitor(props: MonitorProps): JSX.Element {
  const { label, description, screen, flagship, status, children } = props;
  const isProgram = label === PROGRAM;
  const meta = metaOf(flagship.example);
  return (
    <figure id={label} className="bare stack">
      <div role="img" aria-label={description} className={`monitor ${styles.screen}`}>
        {/* A picture that only changed its source would show the old one until the new one has loaded. */}
        <Picture
          key={flagship.example}
          ref={screen}
          meta={meta}
          className={label === 'Key' ? styles.key : undefined}
          isLive={status !== 'preview'}
          isFirst
          {...(isProgram && { backdrop: flagship.backdrop })}
          sizes={isProgram ? '(min-width: 997px) 56rem, 100vw' : '(min-width: 997px) 15rem, 50vw'}
        />
      </div>
      <figcaption className="line spread note">{children ?? label}</figcaption>
    </figure>
  );
}

/** A visitor types a name, sees it on air as program, fill, and key, and takes the file along. */
export default function Hero(): JSX.Element {
  const [index, show] = useState(0);
  const flagship = FLAGSHIPS[index] ?? FLAGSHIPS[0];
  const { example } = flagship;
  const meta = metaOf(example);
  const name = meta.name.toLowerCase();
  const fields = fieldsOf(flagship);
  const [typed, type] = useState<Readonly<Record<string, Data>>>({});
  const first = useMemo(() => firstData(meta), [meta]);
  const data = typed[example] ?? first;
  const shown = useMemo(() => {
    const empty = flagship.fields.filter((one) => data[one] === '');
    return { ...data, ...Object.fromEntries(empty.map((one) => [one, BLANK])) };
  }, [flagship, data]);
  const program = useRef<HTMLDivElement>(null);
  const fill = useRef<HTMLDivElement>(null);
  const key = useRef<HTMLDivElement>(null);
  const { status, isStill, hasFailed, ask, send } = useOnAir(example, shown, [program, fill, key]);
  const isOnAir = status === 'resting';
  const form = useRef<HTMLFieldSetElement>(null);
  const hero = useRef<HTMLDivElement>(null);

  const write = (change: Data): void => {
    type({ ...typed, [example]: { ...data, ...change } });
    ask();
  };

  const choose = (place: number): void => {
    const change = (): void => {
      show(place);
      ask();
    };
    void fadeTogether(change, () => decoded(hero.current ?? document.body, PATIENCE));
  };

  useEffect(() => {
    setOnAir(PROGRAM, isOnAir);
    return () => setOnAir(PROGRAM, false);
  }, [isOnAir]);

  useEffect(() => {
    // Somebody may have typed before the scripts ran.
    const controls = form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    const early = [...controls].map(({ value }, place) => [fields[place]?.key ?? '', value] as const);
    const changed = early.filter(([key, value]) => data[key] !== value);
    if (changed.length > 0) write(Object.fromEntries(changed));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only once.
  }, []);

  return (
    <div ref={hero} className={`stack ${styles.hero}`}>
      <div className={`line spread across ${styles.lead}`}>
        <h1 className="bare">Type your name. You’re on air.</h1>
        <p className="bare soft across">
          {product.name} is a browser app for drawing and animating live TV graphics.{' '}
          <span className="wide-only">
            It exports HTML5 templates that playout systems fill with data and put over video.
          </span>
        </p>
        <nav className={`stack ${styles.entries}`} aria-label="Start here">
          {ENTRIES.map(({ who, what, to }) => (
            <Link key={who} to={to} className="column">
              <strong className="hover-underline">{who} →</strong>{' '}
              <span className="soft wide-only">{what}</span>
            </Link>
          ))}
        </nav>
      </div>
      <Monitor
        {...{ flagship, status }}
        label={PROGRAM}
        description={`Video with a ${name}: ${fields.map((field) => data[field.key] ?? '').join(', ')}`}
        screen={program}
      >
        <span className={clsx('line', bar.status, isOnAir && ['strong', bar.isOnAir])}>
          {STATUS_TEXTS[status]}
        </span>
        <span className="line">
          {COMMANDS.map(
            (command) =>
              (command !== 'next' || meta.marks.steps.length > 0) && (
                <PlayoutButton
                  key={command}
                  {...{ command, isOnAir }}
                  {...(isStill && command === 'play' && { label: 'Play with motion' })}
                  onClick={() => send({ type: command })}
                />
              ),
          )}
        </span>
      </Monitor>
      {/* Where plates meet between two pixels, neither covers all of a pixel, which would show as a line. */}
      <svg className="visually-hidden" aria-hidden="true">
        <filter id="solid-key" colorInterpolationFilters="sRGB">
          <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0" />
          <feComponentTransfer>
            <feFuncA type="table" tableValues="0 .25 .5 1 1" />
          </feComponentTransfer>
        </filter>
      </svg>
      <div className={`column ${styles.desk}`}>
        <div className="line" role="group" aria-label="Template">
          {FLAGSHIPS.map((other, place) => (
            <button
              key={other.example}
              type="button"
              className="chip"
              aria-pressed={place === index}
              onClick={() => choose(place)}
            >
              {metaOf(other.example).name}
            </button>
          ))}
        </div>
        <fieldset ref={form} className={`bare stack ${styles.form}`}>
          <legend className="visually-hidden">{`Your ${name}`}</legend>
          {fields.map((field) => (
            <label
              key={`${example} ${field.key}`}
              className="stack tight medium small"
              data-type={field.type}
            >
              {field.title}
              <FieldControl
                field={field}
                id={`hero${field.key}`}
                value={data[field.key] ?? ''}
                isWrong={false}
                describedBy=""
                onWrite={(value) => write({ [field.key]: value })}
              />
            </label>
          ))}
        </fieldset>
        <noscript>
          <p>To type and download, turn on JavaScript in your browser.</p>
        </noscript>
        {hasFailed && (
          <p className="error-box" role="alert">
            The template couldn’t be loaded. Check your connection, then press Play.
          </p>
        )}
        <Takeaway example={example} data={data} />
        <div className={`stack ${styles.pair}`}>
          {PAIR.map(([label, description], place) => (
            <Monitor
              key={label}
              {...{ flagship, status, label, description }}
              screen={place === 0 ? fill : key}
            />
          ))}
          <p className="bare note across">
            Playout sends two pictures: the fill in color, and the key, which is white where it covers the
            video.
          </p>
        </div>
      </div>
    </div>
  );
}
