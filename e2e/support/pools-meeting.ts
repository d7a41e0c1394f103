import type { OrganiserClient } from './organiser.ts';
import { stadiumTime } from './today.ts';

/** Long jumps in pools, each athlete with the same number of attempts and without a cut. */
interface PoolsMeeting {
  readonly chOID: string;
  readonly code: string;
  /** Every fact that the server has by its number, and what it says of a device: up to where it has everything, and what is missing. */
  readonly readFacts: (device: string) => Promise<{ ids: string[]; have: number | undefined; gaps: unknown }>;
  /** How many attempts the sheets have in all. */
  readonly countAttempts: () => Promise<number>;
}

interface Answer {
  readonly facts: readonly { readonly fact: { readonly id: string } }[];
  readonly cursor: number;
  readonly more: boolean;
  readonly have: Readonly<Record<string, number>>;
  readonly gaps?: Readonly<Record<string, unknown>>;
}

export async function createPoolsMeeting(
  organiser: OrganiserClient,
  url: string,
  { name, pools, athletes, attempts }: { name: string; pools: number; athletes: number; attempts: number },
): Promise<PoolsMeeting> {
  const chOID = await organiser.createChallenge(name);
  const uids = Array.from({ length: pools }, (_, at) => `900003-0-56-f${at + 1}`);
  await organiser.upload(chOID, {
    trialsData: uids.map((uid, at) => ({
      uid,
      group: 'Longueur',
      name: `Longueur, concours ${at + 1}`,
      g0: 900_003,
      g1: '0',
      category: 56,
      round: 'f',
      heat: at + 1,
      status: 25,
      date: stadiumTime('09:00'),
      dets: { nbTries: attempts, cuts: [] },
    })),
    startlists: Object.fromEntries(
      uids.map((uid, pool) => [
        uid,
        Array.from({ length: athletes }, (_, at) => ({
          bib: String(1000 * (pool + 1) + at),
          last: `SAUTEUSE ${pool + 1}`,
          first: `N${at}`,
          category: 56,
          odr: at + 1,
        })),
      ]),
    ),
  });
  const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=judge`);
  return {
    chOID,
    code: code.code,
    async readFacts(device) {
      const ids: string[] = [];
      for (let since = 0; ; ) {
        const answer = await fetch(`${url}/api/live-input/${chOID}?since=${since}`, {
          headers: { 'x-access-code': code.code },
        });
        const { facts, cursor, more, have, gaps } = (await answer.json()) as Answer;
        ids.push(...facts.map(({ fact }) => fact.id));
        if (!more) return { ids, have: have[device], gaps: gaps?.[device] };
        since = cursor;
      }
    },
    async countAttempts() {
      const { trials } = await organiser.call<{ trials: { oid: string }[] }>(
        'GET',
        `/api/lesecretariat/trials/${chOID}`,
      );
      let count = 0;
      for (const { oid } of trials) {
        const { results } = await organiser.call<{ results: { attempts?: unknown[] }[] }>(
          'GET',
          `/api/lesecretariat/trial/${oid}/sheet`,
        );
        count += results.reduce((sum, row) => sum + (row.attempts?.length ?? 0), 0);
      }
      return count;
    },
  };
}
