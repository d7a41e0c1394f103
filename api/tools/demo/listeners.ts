import { fork } from 'node:child_process';
import type { ListenerLog, ListenerMessage, ListenerRequest } from './listener-log.ts';

/** Many listeners of one competition, in a separate process so that measuring does not slow down the server. */
export interface Listeners {
  /** What each listener received since it was opened or its log was cleared. */
  readLogs(): Promise<readonly ListenerLog[]>;
  clearLogs(): Promise<void>;
  close(): void;
}

/**
 * Opens `count` streams of one address and waits until each is ready.
 * @param program path of listeners-child.ts
 */
export async function openListeners(program: string, url: string, count: number): Promise<Listeners> {
  const child = fork(program, [url, String(count)], { execArgv: [], serialization: 'advanced', stdio: 'inherit' });
  const waitForMessage = (kind: ListenerMessage['kind'], question?: ListenerRequest): Promise<ListenerMessage> =>
    new Promise((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`the listeners ended (${code})`));
      const onMessage = (message: ListenerMessage) => {
        if (message.kind !== kind) return;
        child.off('exit', onExit);
        child.off('message', onMessage);
        resolve(message);
      };
      child.once('exit', onExit);
      child.on('message', onMessage);
      if (question !== undefined) child.send(question);
    });
  await waitForMessage('open');
  return {
    async readLogs() {
      const message = await waitForMessage('logs', 'read');
      return message.kind === 'logs' ? message.logs : [];
    },
    async clearLogs() {
      await waitForMessage('cleared', 'clear');
    },
    close: () => void child.kill(),
  };
}
