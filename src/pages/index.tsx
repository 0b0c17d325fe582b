import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import StructuredData from '../components/StructuredData/index.tsx';
import { softwareApplication } from '../components/StructuredData/things.ts';
import TemplateGallery from '../components/TemplateGallery/index.tsx';
import { listSystems } from '../playout/hosts.ts';
import { product } from '../product.ts';
import Hero from './_home/Hero.tsx';
import styles from './styles.module.css';

const steps = [
  {
    to: '/user-guide/elements',
    label: 'Draw',
    text: 'Put text, shapes, pictures, and Lottie files on the layers of a composition.',
  },
  {
    to: '/user-guide/animation',
    label: 'Animate',
    text: 'Set keyframes for any style property, with the easing you like.',
  },
  {
    to: '/user-guide/actions',
    label: 'Add actions',
    text: 'Write a few lines of JavaScript where keyframes aren’t enough, for example to react to data.',
  },
  {
    to: '/user-guide/exporting/integrations',
    label: 'Export',
    text: `Turn one project into templates for ${listSystems('and')}.`,
  },
];

const paths = [
  {
    who: 'You design graphics',
    pages: [
      { to: '/user-guide/fundamentals/creating-element', label: 'Build your first lower third' },
      { to: '/user-guide/fundamentals/user-interface', label: 'Find your way around the app' },
      { to: '/user-guide/elements', label: 'Choose one of the nine elements' },
      { to: '/user-guide/keyboard-shortcuts', label: 'Look up keyboard shortcuts' },
    ],
  },
  {
    who: 'You write actions',
    pages: [
      { to: '/api/actions', label: 'See where actions run' },
      { to: '/user-guide/actions/finding-elements', label: 'Find elements by key' },
      { to: '/api/keyfill', label: 'Read data and handle commands' },
      { to: '/user-guide/examples/crawler', label: 'Take a crawler apart' },
    ],
  },
  {
    who: 'You put graphics on air',
    pages: [
      { to: '/user-guide/exporting/integrations', label: 'Set up your playout system' },
      { to: '/user-guide/exporting/template-definition-builder', label: 'Describe the fields for operators' },
      { to: '/user-guide/cheat-sheet', label: 'See the essentials on one page' },
      { to: '/user-guide/faq', label: 'Solve a common problem' },
    ],
  },
];

export default function Home(): JSX.Element {
  return (
    <Layout
      title={product.tagline}
      description={
        `Learn ${product.name}: draw and animate HTML5 graphics templates for live TV, add actions, ` +
        'and export them to your playout system.'
      }
    >
      <StructuredData data={softwareApplication()} />
      <main>
        <section className={`matte ${styles.hero}`}>
          <div className="container">
            <Hero />
          </div>
        </section>

        <div className={`container stack ${styles.bright}`}>
          <section aria-labelledby="templates">
            <h2 id="templates">Templates that play right here</h2>
            <TemplateGallery isSelection />
          </section>

          <section aria-labelledby="steps">
            <h2 id="steps">From canvas to air in four steps</h2>
            <ol className={`bare stack ${styles.way}`}>
              {steps.map(({ to, label, text }) => (
                <li key={to} className="holder prose">
                  <h3>
                    <Link to={to}>{label}</Link>
                  </h3>
                  <p className="bare soft">{text}</p>
                </li>
              ))}
            </ol>
          </section>

          <section aria-labelledby="paths">
            <h2 id="paths">Where to start</h2>
            <div className={`stack ${styles.paths}`}>
              {paths.map(({ who, pages }) => (
                <div key={who}>
                  <h3>{who}</h3>
                  <ol className="bare">
                    {pages.map(({ to, label }) => (
                      <li key={to}>
                        <Link to={to} className="line spread ruled">
                          <span className="hover-underline">{label}</span>
                          <span aria-hidden="true">→</span>
                        </Link>
                      </li>
                    ))}
                  </ol>
                </div>
              ))}
            </div>
          </section>
        </div>
      </main>
    </Layout>
  );
}
