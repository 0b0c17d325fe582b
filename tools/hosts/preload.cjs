// Loaded into a host before its own code. It listens on one port of this machine only, and ends with the
// process that started it.
const { rmSync } = require('node:fs');
const { Server } = require('node:net');

const { listen } = Server.prototype;
Server.prototype.listen = function (port, ...rest) {
  if (typeof port === 'object' || Number.isNaN(Number(port))) return listen.call(this, port, ...rest);
  const whenReady = rest.find((one) => typeof one === 'function');
  return listen.call(this, Number(process.env.KEYFILL_HOST_PORT), '127.0.0.1', whenReady);
};

process.on('disconnect', () => {
  rmSync(process.env.KEYFILL_HOST_SCRATCH, { recursive: true, force: true });
  // Not an ordinary exit, during which the host would write its log again.
  process.kill(process.pid, 'SIGKILL');
});
