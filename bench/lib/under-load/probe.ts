import { fork } from 'node:child_process';
import { join } from 'node:path';

/** An answer from memory, one built from the database, one on a new connection. */
export type ProbeKind = 'memory' | 'uncached' | 'connection';

export interface ProbeTarget {
  readonly url: string;
  /** Path of an answer that stays in memory. */
  readonly memory: string;
  /** Path that lists of trials are added to. */
  readonly uncached: string;
  readonly trials: readonly string[];
}

/** Milliseconds of each answer, and how many were no success. */
export interface ProbeReport {
  readonly delays: Readonly<Record<ProbeKind, readonly number[]>>;
  readonly failures: Readonly<Record<ProbeKind, number>>;
}

const CHILD = join(import.meta.dirname, 'probe-child.ts');

/** Asks steadily while `work` runs, in a process of its own. */
export async function probeDuring(target: ProbeTarget, work: () => Promise<void>): Promise<ProbeReport> {
  const child = fork(CHILD, [JSON.stringify(target)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const nextMessage = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`the probe ended (${code})`)));
    });
  try {
    await nextMessage();
    await work();
    const report = nextMessage();
    child.send('stop');
    return (await report) as ProbeReport;
  } finally {
    child.kill();
  }
}
