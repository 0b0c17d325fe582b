/** What the sandbox prevents and what it can't, for readers who are about to run somebody else's code. */
export default function Limits(): JSX.Element {
  return (
    <details>
      <summary>Where your code runs, and what the browser can’t prevent</summary>
      <p>
        Edited code runs only when you press Run, in its own frame. It can’t use the network, store anything,
        access this page, or open windows. The only files it can use are the ones in this example.
      </p>
      <p>Your browser can’t protect you from:</p>
      <ul>
        <li>
          Code that keeps the processor busy. Loops and functions are stopped after one second, but a single
          call to a built-in browser function, such as a search with a slow regular expression, can’t be
          stopped. In some browsers, a call like that freezes this page until the call ends. If your browser
          is one of them, the editor says so above the code.
        </li>
        <li>
          Code that uses up memory. When no memory is left, the browser closes the frame. In browsers that run
          edited code on the same thread as this page, it can close the page as well.
        </li>
        <li>
          Code that fills the history of this tab in an instant. The code is stopped, but in some browsers,
          the Back button may no longer lead to the pages you visited before.
        </li>
        <li>
          Code that displays something misleading. Everything on the stage comes from the code, so never enter
          a password just because a graphic asks for it.
        </li>
        <li>
          Code that makes the browser look up a host name. In some browsers, the owner of the host can see
          that lookup, but no content is sent or read.
        </li>
        <li>
          Code that measures time to find out something about your computer, and code that exploits browser
          bugs. Keep your browser up to date.
        </li>
        <li>
          Code that you download. An exported template runs outside this sandbox, with the permissions that
          your playout system gives it.
        </li>
      </ul>
    </details>
  );
}
