import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What the sandbox does, and what it cannot do, for readers who are about to run code of somebody else. */
export default function Limits(): JSX.Element {
  return (
    <details className={styles.limits}>
      <summary>
        {translate({
          id: 'keyfill.playground.limits',
          message: 'Where the code runs, and what no browser can stop',
        })}
      </summary>
      <p>
        {translate({
          id: 'keyfill.playground.limits.does',
          message:
            'Edited code runs only after Run, in a frame of its own. It has no network, no storage, no access to this page, and opens no window. It gets the files of this example and no others.',
        })}
      </p>
      <p>{translate({ id: 'keyfill.playground.limits.cannot', message: 'What no browser can stop:' })}</p>
      <ul>
        <li>
          {translate({
            id: 'keyfill.playground.limits.time',
            message:
              'Code that keeps the processor busy. Loops and functions are stopped after one second, but a single call of the browser can’t be, such as a search with a slow regular expression. In some browsers, such a call can freeze this page until it ends. If yours is one of them, the editor says so above the code.',
          })}
        </li>
        <li>
          {translate({
            id: 'keyfill.playground.limits.memory',
            message: 'Code that fills the memory. The browser ends the page when there is none left.',
          })}
        </li>
        <li>
          {translate({
            id: 'keyfill.playground.limits.picture',
            message:
              'Code that shows something false. Whatever is on the stage comes from the code: never enter a password because a graphic asks for it.',
          })}
        </li>
        <li>
          {translate({
            id: 'keyfill.playground.limits.hints',
            message:
              'Code that asks the browser to look up the address of a host ahead of time. In some browsers the name reaches whoever runs that host; no content is sent or read.',
          })}
        </li>
        <li>
          {translate({
            id: 'keyfill.playground.limits.clocks',
            message:
              'Code that measures time, and from it guesses something about the machine. Defects of the browser itself are the browser’s to mend: keep it up to date.',
          })}
        </li>
        <li>
          {translate({
            id: 'keyfill.playground.limits.download',
            message:
              'Code that you download. An exported template runs outside of this sandbox, with the rights that its playout system gives it.',
          })}
        </li>
      </ul>
    </details>
  );
}
