import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface FloodOrder {
  readonly url: string;
  /** `{word}` and `{number}` stand for something made up anew, here, in the body and in headers. */
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Each question comes from another address. */
  readonly manyAddresses?: boolean;
  /** Between an answer and the next question, ms. */
  readonly pause?: number;
}

/** How many answers of each status came. */
export interface FloodReport {
  readonly statuses: Readonly<Record<string, number>>;
}

const CHILD = join(import.meta.dirname, 'flood-child.ts');

/** Floods a server from a process of its own. */
export function flood(order: FloodOrder): Promise<FloodReport> {
  const child = fork(CHILD, [JSON.stringify(order)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as FloodReport));
    child.once('exit', (code) => reject(new Error(`the flood ended (${code})`)));
  });
}
