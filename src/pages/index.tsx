import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import StructuredData from '../components/StructuredData';
import { softwareApplication } from '../components/StructuredData/things';
import { product } from '../product';
import Gallery from './_home/Gallery';
import styles from './styles.module.css';

interface Stop {
  readonly to: string;
  readonly label: string;
  readonly text: string;
}

/** The way of a graphic, in the order in which a designer goes it. */
const way: readonly Stop[] = [
  {
    to: '/user-guide/elements',
    label: 'Draw',
    text: 'Text, shapes, pictures and Lottie files become elements on the layers of a composition.',
  },
  {
    to: '/user-guide/animation',
    label: 'Animate',
    text: 'Keyframes move any style property, frame by frame, with the easing you choose.',
  },
  {
    to: '/user-guide/actions',
    label: 'Add actions',
    text: 'Plain JavaScript answers template data and commands, where keyframes alone are not enough.',
  },
  {
    to: '/user-guide/exporting/integrations',
    label: 'Export',
    text: 'One project becomes a template for CasparCG, SPX, LiveOS or OGraf. Playout puts it on air.',
  },
];

interface Path {
  readonly who: string;
  readonly what: string;
  readonly pages: readonly { readonly to: string; readonly label: string }[];
}

const paths: readonly Path[] = [
  {
    who: 'You design graphics',
    what: 'From an empty canvas to a graphic on air in ten minutes, then the parts one by one.',
    pages: [
      { to: '/user-guide/fundamentals/creating-element', label: 'Create your first lower third' },
      { to: '/user-guide/fundamentals/user-interface', label: 'Find your way in the app' },
      { to: '/user-guide/elements', label: 'Choose among the nine elements' },
      { to: '/user-guide/keyboard-shortcuts', label: 'Keep the keyboard shortcuts at hand' },
    ],
  },
  {
    who: 'You write actions',
    what: 'What runs when, what an action can reach, and working examples to start from.',
    pages: [
      { to: '/api/actions', label: 'See where actions run' },
      { to: '/user-guide/actions/finding-elements', label: 'Find elements by key' },
      { to: '/api/keyfill', label: 'Read data and handle commands' },
      { to: '/user-guide/examples/crawler', label: 'Take apart a crawler' },
    ],
  },
  {
    who: 'You put it on air',
    what: 'What the file expects from your playout system, and what to check before the show.',
    pages: [
      { to: '/user-guide/exporting/integrations', label: 'Set up your playout system' },
      {
        to: '/user-guide/exporting/template-definition-builder',
        label: 'Describe the fields for the operator',
      },
      { to: '/user-guide/cheat-sheet', label: 'Read everything on one page' },
      { to: '/user-guide/faq', label: 'Look up a known problem' },
    ],
  },
];

const areas: readonly Stop[] = [
  { to: '/user-guide', label: 'User Guide', text: 'How to draw, animate and export, with worked examples.' },
  {
    to: '/api',
    label: 'Actions API',
    text: 'Every object, method and style property that an action can use.',
  },
  { to: '/blog', label: 'Blog', text: 'What each release brought, integrations and events.' },
];

export default function Home(): JSX.Element {
  return (
    <Layout
      title={product.tagline}
      description={`Learn ${product.name}: draw and animate HTML5 graphics templates for live TV, program them with actions and export them to playout.`}
    >
      <StructuredData data={softwareApplication()} />
      <main>
        <section className={`matte ${styles.hero}`}>
          <div className={`container ${styles.heroGrid}`}>
            <div className={`prose ${styles.intro}`}>
              <h1>Live graphics, from the canvas to air</h1>
              <p>
                {product.name} is a browser app in which broadcast designers draw and animate a graphic on a
                timeline. What it exports is an HTML5 template: a file that a playout system loads, fills with
                data and puts over video.
              </p>
              <p>
                <Link to="/user-guide/fundamentals/creating-element">Create your first lower third</Link>
              </p>
            </div>
            <Gallery />
          </div>
        </section>

        <div className={`container ${styles.bright}`}>
          <section aria-labelledby="way">
            <h2 id="way">The way of a graphic</h2>
            <ol className={styles.way}>
              {way.map(({ to, label, text }) => (
                <li key={to} className="prose">
                  <h3>
                    <Link to={to}>{label}</Link>
                  </h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>

          <section aria-labelledby="paths">
            <h2 id="paths">The shortest path</h2>
            <div className={styles.paths}>
              {paths.map(({ who, what, pages }) => (
                <div key={who} className="prose">
                  <h3>{who}</h3>
                  <p>{what}</p>
                  <ol>
                    {pages.map(({ to, label }) => (
                      <li key={to}>
                        <Link to={to}>{label}</Link>
                      </li>
                    ))}
                  </ol>
                </div>
              ))}
            </div>
          </section>

          <nav aria-label="Parts of these docs" className={styles.areas}>
            {areas.map(({ to, label, text }) => (
              <Link key={to} to={to} className={styles.area}>
                <span className={styles.areaLabel}>{label}</span>
                <span className={styles.areaText}>{text}</span>
              </Link>
            ))}
          </nav>
        </div>
      </main>
    </Layout>
  );
}
