/** What the sandbox prevents and what it can't, for readers who are about to run somebody else's code. */
export default function Limits(): JSX.Element {
  return (
    <details>
      <summary>What your browser can and can’t prevent</summary>
      <p>
        Edited code runs only when you press Run, in its own frame. It can’t use the network, store anything,
        access this page, or open windows. The only files it can use are the ones in this example.
      </p>
      <p>Your browser can’t protect you from code that:</p>
      <ul>
        <li>
          freezes or closes this page. Loops and functions are stopped after one second, but a single call to
          a built-in function can’t be, and memory can run out. If that freezes your browser, the editor says
          so above the code.
        </li>
        <li>fills the history of this tab, so the Back button may no longer lead to the pages before.</li>
        <li>displays something misleading. Never enter a password just because a graphic asks for it.</li>
        <li>looks up a host name, measures time, or exploits browser bugs. Keep your browser up to date.</li>
        <li>you download. It runs outside this sandbox, with the permissions of your playout system.</li>
      </ul>
    </details>
  );
}
