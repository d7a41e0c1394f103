import { challengeApi } from '../../api/challenge-endpoints.ts';

/** The live panel is asked again this often at most, however many frames come. */
const APART_MS = 5000;

/** Spread, so that a stadium does not ask all at once. */
const JITTER_MS = 2000;

interface Asking {
  readonly dispatch: (action: ReturnType<typeof challengeApi.util.invalidateTags>) => unknown;
}

/** When each competition's panel was, or will be, asked. */
const asked = new Map<string, number>();

/** Asks for the live panel after the frames that come now: soon after a quiet time, else once the last asking is 5 s past. */
export function askLive(store: Asking, chOID: string): void {
  const now = Date.now();
  const last = asked.get(chOID) ?? 0;
  if (last > now) return;
  const at = Math.max(now, last + APART_MS) + Math.random() * JITTER_MS;
  asked.set(chOID, at);
  setTimeout(() => store.dispatch(challengeApi.util.invalidateTags([{ type: 'Live', id: chOID }])), at - now);
}
