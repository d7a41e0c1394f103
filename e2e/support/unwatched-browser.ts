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

const CLOSED: Answer = { error: { message: 'the browser’s socket is closed' } };

/**
 * Sends commands of Chromium's protocol to the browser, or to one of its pages. Where the socket does not open or closes, what waits for an
 * answer is rejected, and so is what is sent later.
 */
async function connect(address: string): Promise<(session?: string) => Send> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`the browser's socket does not open: ${address}`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onclose = () => {
    for (const settle of [...waiting.values()]) settle(CLOSED);
  };
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
        const settle = ({ result = {}, error }: Answer) => {
          waiting.delete(id);
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${error.message}`));
        };
        if (socket.readyState !== WebSocket.OPEN) return settle(CLOSED);
        waiting.set(id, settle);
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      });
    };
}

export async function startUnwatchedBrowser(options: Parameters<typeof launchBrowser>[1]): Promise<UnwatchedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'foulee-browser-'));
  const deleteProfile = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  const { host, path, kill } = await launchBrowser(profile, options).catch((error: unknown) => {
    deleteProfile();
    throw error;
  });
  const close = async () => {
    await kill();
    deleteProfile();
  };
  const sendTo = await connect(`ws://${host}${path}`).catch(async (error: unknown) => {
    await close();
    throw error;
  });
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
    close,
  };
}
