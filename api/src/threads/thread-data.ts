import type { MessagePort } from 'node:worker_threads';
import type { Config } from '../base/config.ts';
import type { RevisionRow } from '../store/challenges/revision-memory.ts';
import type { Role } from './thread-of-call.ts';

/** What a thread is to be. */
export interface ThreadSettings {
  readonly role: Role;
  readonly config: Config;
  readonly logLevel: string;
  readonly socketPath: string;
  /** The process that an operator knows as the server. */
  readonly serverPid: number;
}

/** What a thread begins with. */
export interface ThreadData extends ThreadSettings {
  readonly news: MessagePort;
}

/** What a thread says once: that it answers, with all revisions as it has read them, or why it cannot. */
export type Begun =
  | { readonly ready: true; readonly rows: readonly RevisionRow[] }
  | { readonly ready: false; readonly problem: string };
