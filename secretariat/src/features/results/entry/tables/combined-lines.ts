import {
  type CombinedStanding,
  type EventRef,
  findCategory,
  hasOwnPartScale,
  isSharedContest,
  MARK_STATUS,
  orderCombinedParts,
  rankByCategoryAndSex,
  rankCombined,
  TRIAL_STATUS,
} from 'shared-domain';
import type { ResultRow, SecretariatResults } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../../api/programme.ts';

type Lists = SecretariatResults['results'];

/** A discipline of a combined event; `oids` are its heats. */
export interface Part {
  /** `{g0}-{g1}`. */
  readonly code: string;
  readonly event: EventRef;
  readonly oids: readonly string[];
  readonly isOfficial: boolean;
}

interface CombinedLine {
  readonly key: string;
  readonly bib: string;
  readonly last: string;
  readonly first: string;
  readonly marks: readonly (ResultRow | undefined)[];
  readonly standing: CombinedStanding;
  readonly category: number | undefined;
  /** The place among those of the category, where women and men are in one event. */
  readonly categoryRank: number | undefined;
}

/** The disciplines in their order, each with all its heats. */
export function listParts(combinedTrial: ProgrammeTrial, programme: readonly ProgrammeTrial[]): Part[] {
  const parts = new Map<string, Part>();
  const heats = programme.filter((trial) => trial.dets.combined === combinedTrial.uid);
  for (const { oid, g0, g1, dets, status } of orderCombinedParts(combinedTrial, heats)) {
    const code = `${g0}-${g1}`;
    const previous = parts.get(code);
    parts.set(code, {
      code,
      event: { g0, g1, hand: dets.hand },
      oids: [...(previous?.oids ?? []), oid],
      isOfficial: previous?.isOfficial !== false && status === TRIAL_STATUS.official,
    });
  }
  return [...parts.values()];
}

/** The same key for an athlete in all parts: the bib, else the name. */
export const makePersonKey = ({ bib, last, first }: Pick<ResultRow, 'bib' | 'last' | 'first'>): string =>
  bib || `${last} ${first}`;

const NO_TOTAL = { st: MARK_STATUS.dash };

/** Marks, points and current total of all athletes, best first, computed here; `marks` are in the order of the parts. */
export function makeCombinedLines(
  parts: readonly Part[],
  lists: Lists,
  { category, ...event }: EventRef & { readonly category: number },
): CombinedLine[] {
  const rowsByKey = new Map<string, ResultRow>();
  const marks = parts.map(({ oids }) => {
    const rows = lists.filter(({ oid }) => oids.includes(oid)).flatMap((list) => list.rows);
    for (const row of rows) if (!rowsByKey.has(makePersonKey(row))) rowsByKey.set(makePersonKey(row), row);
    return new Map(rows.map((row) => [makePersonKey(row), row]));
  });
  const sex = findCategory(category)?.sex === 1 ? 1 : 2;
  const keys = [...rowsByKey.keys()];
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
  const categories = keys.map((key) => rowsByKey.get(key)?.category);
  const inCategory = isSharedContest(event, category, categories)
    ? rankByCategoryAndSex(
        keys.map((_, index) => ({ prf: standings[index]?.total ?? NO_TOTAL, category: categories[index] })),
        event,
        standings.map(({ rank }) => (rank === undefined ? {} : { rank })),
      )
    : [];
  return keys
    .map((key, index) => {
      const { bib = '', last = '', first = '' } = rowsByKey.get(key) ?? {};
      const standing = standings[index] as CombinedStanding;
      const own = { category: categories[index], categoryRank: inCategory[index]?.rankCategory };
      return { key, bib, last, first, ...own, standing, marks: marks.map((part) => part.get(key)) };
    })
    .toSorted((a, b) => (a.standing.rank ?? Number.MAX_SAFE_INTEGER) - (b.standing.rank ?? Number.MAX_SAFE_INTEGER));
}

/** The part that each athlete did not start, which ended their combined event (TR 39), by `makePersonKey`. */
export function findEndedParts(
  parts: readonly Part[],
  lists: Lists,
  event: EventRef & { readonly category: number },
): ReadonlyMap<string, Part> {
  const lines = makeCombinedLines(parts, lists, event);
  return new Map(
    lines.flatMap(({ key, standing: { endedAt } }) => {
      const part = endedAt === undefined ? undefined : parts[endedAt];
      return part === undefined ? [] : [[key, part] as const];
    }),
  );
}
