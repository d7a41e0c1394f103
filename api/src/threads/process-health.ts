import { Refusal, refusal } from '../base/refusal.ts';
import type { Health } from '../services/upkeep/thread-health.ts';
import { NoAnswerYet } from './port-calls.ts';
import type { Role } from './thread-of-call.ts';
import type { Team } from './thread-team.ts';

/** A thread that is asked how it is has this long, ms: its own look at the database takes two seconds at most. */
const PATIENCE = 3000;
/** One that is in the middle of a long upload cannot say so; beyond this it is not well, ms. */
const AT_WORK = 60_000;

const DOES = { writer: 'writes', reader: 'reads' } as const;

/** How the whole process is: each thread that must be there answers and reaches the database. */
export function createHealth(team: Team): () => Promise<Health> {
  const heard = new Map<Role, { readonly answer: Health; readonly at: number }>();

  async function ask(role: 'writer' | 'reader'): Promise<Health> {
    const thread = team.find(role);
    if (thread === undefined)
      throw refusal('unavailable', `the thread that ${DOES[role]} has ended; it is begun again`);
    try {
      const answer = await thread.calls.call<Health>('health', [], PATIENCE);
      heard.set(role, { answer, at: performance.now() });
      return answer;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const last = heard.get(role);
      if (error instanceof NoAnswerYet && last !== undefined && performance.now() - last.at < AT_WORK)
        return last.answer;
      throw refusal('unavailable', `the thread that ${DOES[role]} does not answer`);
    }
  }

  return async () => {
    const [reader, writer] = await Promise.all([ask('reader'), ask('writer')]);
    const faults = [...new Map([...reader.faults, ...writer.faults].map((fault) => [fault.id, fault])).values()];
    return { ...writer, faults, status: faults.length === 0 ? 'ok' : 'degraded' };
  };
}
