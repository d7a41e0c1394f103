/* Process with many listeners of one live stream, each a plain socket, so that only the server's time is measured. */
import { connect, type Socket } from 'node:net';
import { type ListenerLog, type ListenerMessage, type ListenerRequest, preciseNow } from './listener-log.ts';

/** Connections opened at once; more would fill the queue of the listening socket. */
const MAX_CONNECTING = 100;

const [url = '', count = '0'] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(url);
const REQUEST = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n\r\n`;
const createLog = (): ListenerLog => ({ revisions: [], at: [], resets: 0, closed: false });
let logs: ListenerLog[] = Array.from({ length: Number(count) }, createLog);

const openStream = (listener: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname, () => socket.write(REQUEST));
    let text = '';
    const recordFrame = (frame: string, at: number) => {
      const event = /^event: (\w+)$/m.exec(frame)?.[1];
      const log = logs[listener];
      if (event === 'ready') resolve();
      if (log === undefined || event === undefined) return;
      if (event === 'reset') log.resets += 1;
      if (event !== 'change') return;
      log.revisions.push(Number(/^id: (\d+)$/m.exec(frame)?.[1]));
      log.at.push(at);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      const at = preciseNow();
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        recordFrame(text.slice(0, Math.min(end, 200)), at);
        text = text.slice(end + 2);
      }
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const log = logs[listener];
      if (log !== undefined) log.closed = true;
      reject(new Error('the server closed a stream'));
    });
  });

const sendMessage = (message: ListenerMessage) => process.send?.(message);
for (let first = 0; first < logs.length; first += MAX_CONNECTING) {
  await Promise.all(
    Array.from({ length: Math.min(MAX_CONNECTING, logs.length - first) }, (_, i) => openStream(first + i)),
  );
}
process.on('disconnect', () => process.exit());
process.on('message', (message: ListenerRequest) => {
  if (message === 'read') return sendMessage({ kind: 'logs', logs });
  logs = logs.map(createLog);
  return sendMessage({ kind: 'cleared' });
});
sendMessage({ kind: 'open' });
