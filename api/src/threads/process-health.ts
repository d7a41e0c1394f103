import { Refusal, refusal } from '../base/refusal.ts';
import type { Health } from '../services/upkeep/thread-health.ts';
import { AnswerTimeout } from './port-calls.ts';
import type { ThreadRole } from './thread-of-call.ts';
import type { ThreadPool } from './thread-pool.ts';

/** How long a thread has to answer, ms: its own query of the database takes two seconds at most. */
const TIMEOUT_MS = 3000;
/** A thread in the middle of a long upload cannot answer: its last answer is used this long, ms. */
const MAX_BUSY_MS = 60_000;

const ROLE_VERB = { writer: 'writes', reader: 'reads' } as const;

/** Reads the health of the whole process: reader and writer must answer and reach the database. */
export function createHealthReader(pool: ThreadPool): () => Promise<Health> {
  const lastAnswers = new Map<ThreadRole, { readonly answer: Health; readonly at: number }>();

  async function readThreadHealth(role: 'writer' | 'reader'): Promise<Health> {
    const thread = pool.find(role);
    if (thread === undefined)
      throw refusal('unavailable', `the thread that ${ROLE_VERB[role]} has ended; it is begun again`);
    try {
      const answer = await thread.calls.call<Health>('readHealth', [], TIMEOUT_MS);
      lastAnswers.set(role, { answer, at: performance.now() });
      return answer;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const last = lastAnswers.get(role);
      if (error instanceof AnswerTimeout && last !== undefined && performance.now() - last.at < MAX_BUSY_MS)
        return last.answer;
      throw refusal('unavailable', `the thread that ${ROLE_VERB[role]} does not answer`);
    }
  }

  return async () => {
    const [reader, writer] = await Promise.all([readThreadHealth('reader'), readThreadHealth('writer')]);
    const faults = [...new Map([...reader.faults, ...writer.faults].map((fault) => [fault.id, fault])).values()];
    return { ...writer, faults, status: faults.length === 0 ? 'ok' : 'degraded' };
  };
}
