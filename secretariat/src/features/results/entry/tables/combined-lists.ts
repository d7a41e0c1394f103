import {
  type CombinedStanding,
  type EventRef,
  findCategory,
  hasOwnPartScale,
  orderCombinedParts,
  rankCombined,
  TRIAL_STATUS,
} from 'shared-domain';
import type { ResultRow, SecretariatResults } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../../api/programme.ts';

type Lists = SecretariatResults['results'];

/** A discipline of a combined event: the trials it is held in. */
export interface Part {
  readonly code: string;
  readonly event: EventRef;
  readonly oids: readonly string[];
  readonly isOfficial: boolean;
}

export interface CombinedLine {
  readonly key: string;
  readonly bib: string;
  readonly last: string;
  readonly first: string;
  readonly marks: readonly (ResultRow | undefined)[];
  readonly standing: CombinedStanding;
}

/** The disciplines in their order; heats of one stand together. */
export function findParts(whole: ProgrammeTrial, programme: readonly ProgrammeTrial[]): Part[] {
  const parts = new Map<string, Part>();
  const heats = programme.filter((trial) => trial.dets.combined === whole.uid);
  for (const { oid, g0, g1, dets, status } of orderCombinedParts(whole, heats)) {
    const code = `${g0}-${g1}`;
    const known = parts.get(code);
    parts.set(code, {
      code,
      event: { g0, g1, hand: dets.hand },
      oids: [...(known?.oids ?? []), oid],
      isOfficial: known?.isOfficial !== false && status === TRIAL_STATUS.official,
    });
  }
  return [...parts.values()];
}

/** By what an athlete is known in every part. */
export const keyOf = ({ bib, last, first }: Pick<ResultRow, 'bib' | 'last' | 'first'>): string =>
  bib || `${last} ${first}`;

/** Everybody's marks, points and total as they are now, best first: the rules add them up, the server's total confirms them. */
export function combinedLines(parts: readonly Part[], lists: Lists, category: number): CombinedLine[] {
  const people = new Map<string, ResultRow>();
  const marks = parts.map(({ oids }) => {
    const rows = lists.filter(({ oid }) => oids.includes(oid)).flatMap((list) => list.rows);
    for (const row of rows) if (!people.has(keyOf(row))) people.set(keyOf(row), row);
    return new Map(rows.map((row) => [keyOf(row), row]));
  });
  const sex = findCategory(category)?.sex === 1 ? 1 : 2;
  const keys = [...people.keys()];
  const standings = rankCombined(
    { events: parts.map(({ event }) => event), sex, isEventOfficial: parts.map(({ isOfficial }) => isOfficial) },
    keys.map((key) => ({
      marks: marks.map((part) => {
        const row = part.get(key);
        return row === undefined ? undefined : { prf: row.prf, attempts: row.attempts, points: row.pts?.cmb };
      }),
    })),
    hasOwnPartScale(category) ? { points: () => undefined } : {},
  );
  return keys
    .map((key, at) => {
      const { bib = '', last = '', first = '' } = people.get(key) ?? {};
      const standing = standings[at] as CombinedStanding;
      return { key, bib, last, first, standing, marks: marks.map((part) => part.get(key)) };
    })
    .toSorted((a, b) => (a.standing.rank ?? Number.MAX_SAFE_INTEGER) - (b.standing.rank ?? Number.MAX_SAFE_INTEGER));
}

/** Those whose competition has ended in one of these parts, with the part that they did not start (TR 39). */
export function findEnded(parts: readonly Part[], lists: Lists, category: number): ReadonlyMap<string, Part> {
  const lines = combinedLines(parts, lists, category);
  return new Map(
    lines.flatMap(({ key, standing: { endedAt } }) => {
      const part = endedAt === undefined ? undefined : parts[endedAt];
      return part === undefined ? [] : [[key, part] as const];
    }),
  );
}
