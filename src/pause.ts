/** Lets the browser do what waits, such as painting and what the reader presses. Not slowed down in hidden tabs, as timers are. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
