import type { MessagePort } from 'node:worker_threads';
import type { Config } from '../base/config.ts';
import type { RevisionRow } from '../store/challenges/revisions.ts';
import type { ThreadRole } from './thread-of-call.ts';

/** The settings of a thread. */
export interface ThreadSettings {
  readonly role: ThreadRole;
  readonly config: Config;
  readonly logLevel: string;
  readonly socketPath: string;
  /** The process that an operator sees as the server. */
  readonly serverPid: number;
}

/** The `workerData` of a thread. */
export interface ThreadData extends ThreadSettings {
  /** Carries changes of challenges between this thread and the front. */
  readonly changePort: MessagePort;
}

/** A thread's first message: all revisions as it read them, or why it cannot run. */
export type StartResult =
  | { readonly ready: true; readonly rows: readonly RevisionRow[] }
  | { readonly ready: false; readonly problem: string };
