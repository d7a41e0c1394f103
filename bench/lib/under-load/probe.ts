import { fork } from 'node:child_process';
import { join } from 'node:path';

/** An answer from memory, one built from the database, or one on a new connection. */
export type ProbeKind = 'memory' | 'uncached' | 'connection';

export interface ProbeTarget {
  readonly url: string;
  /** Path of an answer that stays in memory. */
  readonly memory: string;
  /** Path to which parameters with trials are added, for answers that are not in memory. */
  readonly uncached: string;
  readonly trials: readonly string[];
}

/** How long each answer took, ms, and how many requests failed. */
export interface ProbeReport {
  readonly delays: Readonly<Record<ProbeKind, readonly number[]>>;
  readonly failures: Readonly<Record<ProbeKind, number>>;
}

const CHILD = join(import.meta.dirname, 'probe-child.ts');

/** Sends requests from a separate process while `work` runs. */
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
