import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface FloodOrder {
  readonly url: string;
  /** `{word}` and `{number}` are replaced by random ones in each request: here, in the body and in headers. */
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Each request comes from another address. */
  readonly manyAddresses?: boolean;
  /** Pause between an answer and the next request, ms. */
  readonly pause?: number;
}

/** Number of answers by status, and of failures by error code. */
export interface FloodReport {
  readonly statuses: Readonly<Record<string, number>>;
}

const CHILD = join(import.meta.dirname, 'flood-child.ts');

/** Floods a server from a separate process. */
export function flood(order: FloodOrder): Promise<FloodReport> {
  const child = fork(CHILD, [JSON.stringify(order)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as FloodReport));
    child.once('exit', (code) => reject(new Error(`the flood ended (${code})`)));
  });
}
