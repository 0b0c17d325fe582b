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

const paths = {
  'I design': {
    '/user-guide/fundamentals/creating-element': 'Build your first lower third',
    '/user-guide/fundamentals/user-interface': 'Find your way around the app',
    '/user-guide/elements': 'Choose one of the nine elements',
    '/user-guide/keyboard-shortcuts': 'Look up keyboard shortcuts',
  },
  'I operate': {
    '/user-guide/exporting/integrations': 'Set up your playout system',
    '/user-guide/exporting/template-definition-builder': 'Describe the fields for operators',
    '/user-guide/cheat-sheet': 'See the essentials on one page',
    '/user-guide/faq': 'Solve a common problem',
  },
  'I code': {
    '/api/actions': 'See where actions run',
    '/user-guide/actions/finding-elements': 'Find elements by key',
    '/api/keyfill': 'Read data and handle commands',
    '/user-guide/examples/crawler': 'Take a crawler apart',
  },
};

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
            <div className={`stack ${styles.paths}`} data-search="off">
              {Object.entries(paths).map(([who, pages]) => (
                <div key={who}>
                  <h3>{who}</h3>
                  <ol className="bare">
                    {Object.entries(pages).map(([to, label]) => (
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
