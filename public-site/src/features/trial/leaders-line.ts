import { formatListRank, formatMark, isMark, isU16OrYounger, readEvent } from 'shared-domain';
import type { Challenge, ResultList, ResultRow } from 'shared-domain/contract';

/** Leaders named in a shared link and in the page's description. */
const MAX_LEADERS = 3;

const formatName = ({ last, first, club, country, relay }: ResultRow): string =>
  [last, first].filter(Boolean).join(' ') || String(relay?.n ?? club ?? country ?? '');

/**
 * The leaders in one line, `1. BOLT Usain 9.81 · 2. GATLIN Justin 9.89`; undefined while nobody is ranked, and where the list or one of
 * them is U16 or younger (Q30).
 */
export function formatLeaders(list: ResultList | undefined, kind: Challenge['kind'] | undefined): string | undefined {
  if (list === undefined) return undefined;
  const event = readEvent(list, kind);
  const leaders = list.rows.filter(({ rank, prf }) => rank !== undefined && isMark(prf)).slice(0, MAX_LEADERS);
  if ([list, ...leaders].some(({ category }) => isU16OrYounger(category ?? 0))) return undefined;
  const places = leaders.map((row) =>
    `${formatListRank(row.rank, list.rows.length)}. ${formatName(row)} ${formatMark(row.prf, event)}`.trim(),
  );
  return places.length === 0 ? undefined : places.join(' · ');
}
