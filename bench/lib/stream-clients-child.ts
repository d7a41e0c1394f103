/* Many readers of one stream, each a bare socket with a shared buffer, so that the cost of reading hardly affects the measure. */
import { connect } from 'node:net';
import { preciseNow } from '../../api/tools/demo/listener-log.ts';

/** Connections that are being opened at the same time. */
const AT_ONCE = 200;

const [url = '', count = '0'] = process.argv.slice(2);
const { hostname, port, pathname, host } = new URL(url);
const HEAD = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`;
const CHANGE = Buffer.from('event: change');
const total = Number(count);
const buffer = Buffer.allocUnsafe(64 * 1024);
const began = preciseNow();
let at = new Float64Array(total);
let heard = 0;
let opened = 0;
let next = 0;

const tell = (): void => void process.send?.({ kind: 'heard', at: [...at] });

function open(): void {
  if (next >= total) return;
  const own = next++;
  let isOpen = false;
  const read = (bytes: Buffer): void => {
    if (!isOpen) {
      isOpen = true;
      opened += 1;
      open();
      if (opened === total) process.send?.({ kind: 'open', ms: preciseNow() - began });
    }
    if (at[own] !== 0 || !bytes.includes(CHANGE)) return;
    at[own] = preciseNow();
    heard += 1;
    if (heard === total) tell();
  };
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer,
      callback(length) {
        read(buffer.subarray(0, length));
        return true;
      },
    },
  });
  socket.once('error', (error) => {
    throw error;
  });
  socket.write(HEAD);
}

process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message === 'tell') return tell();
  at = new Float64Array(total);
  heard = 0;
});
for (let i = 0; i < AT_ONCE; i += 1) open();
