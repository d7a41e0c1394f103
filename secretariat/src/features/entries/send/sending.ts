import type { FileNote, UploadAnswer } from 'shared-domain/contract';
import type { Chunk } from './make-chunks.ts';

/** The state of one chunk; `id` is the error id, `details` its messages. */
export type ChunkState =
  | { readonly state: 'waiting' }
  | { readonly state: 'sent'; readonly answer: UploadAnswer }
  | { readonly state: 'failed'; readonly id: string; readonly details: readonly string[] };

/** An import being sent; stored on the device, so that it continues after a reload. */
export interface Sending {
  readonly name: string;
  /** ISO time. */
  readonly begun: string;
  readonly chunks: readonly Chunk[];
  readonly states: readonly ChunkState[];
  /** Lines of the file that are not sent because they have errors or were left out. */
  readonly left: readonly LeftOutLine[];
  /** Cancelled by the user: chunks already sent stay, the others are not sent. */
  readonly cancelled?: boolean;
}

interface LeftOutLine {
  readonly line: number;
  readonly who: string;
}

export const beginSending = (
  name: string,
  chunks: readonly Chunk[],
  leftOut: readonly LeftOutLine[],
  now: Date,
): Sending => ({
  name,
  left: leftOut,
  begun: now.toISOString(),
  chunks,
  states: chunks.map(() => ({ state: 'waiting' })),
});

export const setChunkState = (sending: Sending, chunkIndex: number, state: ChunkState): Sending => ({
  ...sending,
  states: sending.states.map((current, index) => (index === chunkIndex ? state : current)),
});

/** Failed chunks wait again; those already sent are not repeated. */
export const retryFailed = (sending: Sending): Sending => ({
  ...sending,
  states: sending.states.map((state) => (state.state === 'failed' ? { state: 'waiting' } : state)),
});

/** The index of the next waiting chunk; -1 when none is left. */
export const findNextWaiting = ({ states }: Sending): number => states.findIndex(({ state }) => state === 'waiting');

interface Progress {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly percent: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Athletes and teams in the start lists already sent. */
  readonly starts: number;
  /** What the server noted about the lists already sent. */
  readonly notes: readonly FileNote[];
}

/** The notes of an answer, one for each of its warnings; a server of an older release says the warnings alone. */
export const listNotes = ({ warnings, notes = [] }: UploadAnswer): FileNote[] =>
  warnings.map((detail, index) => notes[index] ?? { id: 'other', values: { detail } });

const countStarts = (chunks: readonly Chunk[]): number =>
  chunks
    .flatMap(({ lists: { startlists = {} } }) => Object.values(startlists))
    .reduce((sum, list) => sum + list.length, 0);

/** `done`, `total` and `failed` count trials; `created`, `updated` and `unchanged` sum up the server's answers. */
export function measureProgress({ chunks, states }: Sending): Progress {
  const count = (wantedState: ChunkState['state']) =>
    chunks.reduce((sum, { trials }, index) => sum + (states[index]?.state === wantedState ? trials : 0), 0);
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
    starts: countStarts(chunks.filter((_, index) => states[index]?.state === 'sent')),
    notes: answers.flatMap(listNotes),
  };
}
