import type { UploadAnswer } from 'shared-domain/contract';
import type { Chunk } from './make-chunks.ts';

/** The state of one sending. */
export type ChunkState =
  | { readonly state: 'waiting' }
  | { readonly state: 'sent'; readonly answer: UploadAnswer }
  | { readonly state: 'failed'; readonly id: string; readonly details: readonly string[] };

/** An import on its way: what is sent, what waits, what was refused. It is stored, so that a reload goes on with it. */
export interface Sending {
  readonly name: string;
  readonly begun: string;
  readonly chunks: readonly Chunk[];
  readonly states: readonly ChunkState[];
  /** Lines of the file that are in no sending, and why. */
  readonly left: readonly LeftOut[];
  /** Given up by the reader: what was taken stays, the rest is not sent. */
  readonly cancelled?: boolean;
}

interface LeftOut {
  readonly line: number;
  readonly who: string;
}

export const beginSending = (name: string, chunks: readonly Chunk[], left: readonly LeftOut[], now: Date): Sending => ({
  name,
  left,
  begun: now.toISOString(),
  chunks,
  states: chunks.map(() => ({ state: 'waiting' })),
});

export const withState = (sending: Sending, at: number, state: ChunkState): Sending => ({
  ...sending,
  states: sending.states.map((before, index) => (index === at ? state : before)),
});

/** The refused ones wait again; what was taken is not sent twice. */
export const retryFailed = (sending: Sending): Sending => ({
  ...sending,
  states: sending.states.map((state) => (state.state === 'failed' ? { state: 'waiting' } : state)),
});

export const nextWaiting = ({ states }: Sending): number => states.findIndex(({ state }) => state === 'waiting');

interface Progress {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly percent: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** People and teams of the start lists that were taken. */
  readonly starts: number;
  readonly warnings: readonly string[];
}

const startsOf = (chunks: readonly Chunk[]): number =>
  chunks
    .flatMap(({ lists: { startlists = {} } }) => Object.values(startlists))
    .reduce((sum, list) => sum + list.length, 0);

/** How far a sending is, in trials. */
export function measureProgress({ chunks, states }: Sending): Progress {
  const count = (wanted: ChunkState['state']) =>
    chunks.reduce((sum, { trials }, index) => sum + (states[index]?.state === wanted ? trials : 0), 0);
  const total = chunks.reduce((sum, { trials }) => sum + trials, 0);
  const answers = states.flatMap((state) => (state.state === 'sent' ? [state.answer] : []));
  const sum = (field: 'created' | 'updated' | 'unchanged') => answers.reduce((all, answer) => all + answer[field], 0);
  const done = count('sent');
  return {
    done,
    total,
    failed: count('failed'),
    percent: total === 0 ? 100 : Math.floor((done / total) * 100),
    created: sum('created'),
    updated: sum('updated'),
    unchanged: sum('unchanged'),
    starts: startsOf(chunks.filter((_, index) => states[index]?.state === 'sent')),
    warnings: answers.flatMap(({ warnings }) => warnings),
  };
}
