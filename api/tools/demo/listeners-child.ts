/* So many listeners of one live stream, each a plain socket: what a browser does with a frame is not the server's time. */
import { connect, type Socket } from 'node:net';
import { type FromListeners, type Heard, preciseNow, type ToListeners } from './heard.ts';

/** A flood of new connections would measure the listening queue. */
const AT_ONCE = 100;

const [url = '', count = '0'] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(url);
const HEAD = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n\r\n`;
const silence = (): Heard => ({ revisions: [], at: [], resets: 0, closed: false });
let heard: Heard[] = Array.from({ length: Number(count) }, silence);

const open = (listener: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname, () => socket.write(HEAD));
    let text = '';
    const hear = (frame: string, at: number) => {
      const event = /^event: (\w+)$/m.exec(frame)?.[1];
      const own = heard[listener];
      if (event === 'ready') resolve();
      if (own === undefined || event === undefined) return;
      if (event === 'reset') own.resets += 1;
      if (event !== 'change') return;
      own.revisions.push(Number(/^id: (\d+)$/m.exec(frame)?.[1]));
      own.at.push(at);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      const at = preciseNow();
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        hear(text.slice(0, Math.min(end, 200)), at);
        text = text.slice(end + 2);
      }
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const own = heard[listener];
      if (own !== undefined) own.closed = true;
      reject(new Error('the server closed a stream'));
    });
  });

const tell = (message: FromListeners) => process.send?.(message);
for (let first = 0; first < heard.length; first += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, heard.length - first) }, (_, i) => open(first + i)));
}
process.on('disconnect', () => process.exit());
process.on('message', (message: ToListeners) => {
  if (message === 'tell') return tell({ kind: 'heard', heard });
  heard = heard.map(silence);
  return tell({ kind: 'forgotten' });
});
tell({ kind: 'open' });
