import { fork } from 'node:child_process';
import type { FromListeners, Heard, ToListeners } from './heard.ts';

/** Many open pages of one competition, in a process of their own: the server must not wait for who measures it. */
export interface Listeners {
  /** What each was told since they opened, or last forgot. */
  heard(): Promise<readonly Heard[]>;
  forget(): Promise<void>;
  close(): void;
}

/**
 * Opens `count` streams of one address and waits until each is ready.
 * @param program path of listeners-child.ts
 */
export async function openListeners(program: string, url: string, count: number): Promise<Listeners> {
  const child = fork(program, [url, String(count)], { execArgv: [], serialization: 'advanced', stdio: 'inherit' });
  const answer = (kind: FromListeners['kind'], question?: ToListeners): Promise<FromListeners> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`the listeners ended (${code})`));
      const hear = (message: FromListeners) => {
        if (message.kind !== kind) return;
        child.off('exit', ended);
        child.off('message', hear);
        resolve(message);
      };
      child.once('exit', ended);
      child.on('message', hear);
      if (question !== undefined) child.send(question);
    });
  await answer('open');
  return {
    async heard() {
      const message = await answer('heard', 'tell');
      return message.kind === 'heard' ? message.heard : [];
    },
    async forget() {
      await answer('forgotten', 'forget');
    },
    close: () => void child.kill(),
  };
}
