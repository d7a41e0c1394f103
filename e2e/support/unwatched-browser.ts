import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './own-browser.ts';

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/**
 * A page that no debugger listens to, as a reader's. Playwright's are listened to, and read a library's script anew for each error that
 * it makes while it starts: a tenth of a second on a slow phone.
 */
interface UnwatchedPage {
  readonly send: Send;
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly close: () => Promise<void>;
}

export interface UnwatchedBrowser {
  /** Opens a blank page with a cache of its own. */
  readonly open: () => Promise<UnwatchedPage>;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** Sends commands of Chromium's protocol to the browser, or to one of its pages. */
async function connect(address: string): Promise<(session?: string) => Send> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  return (sessionId) =>
    (method, params = {}) => {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result = {}, error }) => {
          waiting.delete(id);
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${error.message}`));
        });
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      });
    };
}

export async function startUnwatchedBrowser(options: Parameters<typeof launchBrowser>[1]): Promise<UnwatchedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'foulee-browser-'));
  const { host, path, kill } = await launchBrowser(profile, options);
  const sendTo = await connect(`ws://${host}${path}`);
  const send = sendTo();
  return {
    async open() {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const sendToPage = sendTo(sessionId as string);
      return {
        send: sendToPage,
        async evaluate<T>(expression: string) {
          const { result } = await sendToPage('Runtime.evaluate', { expression, returnByValue: true });
          return (result as { value: T }).value;
        },
        close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
      };
    },
    async close() {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
