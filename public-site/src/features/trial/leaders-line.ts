import { formatMark, formatRank, isMark, readEvent } from 'shared-domain';
import type { Challenge, ResultList, ResultRow } from 'shared-domain/contract';

/** What a shared link says. */
const LEADERS = 3;

const nameOf = ({ last, first, club, country, relay }: ResultRow): string =>
  [last, first].filter(Boolean).join(' ') || String(relay?.n ?? club ?? country ?? '');

/** The first of a list in one line, `1. BOLT Usain 9.81 · 2. GATLIN Justin 9.89`; undefined before anybody has a place. */
export function leadersLine(list: ResultList | undefined, kind: Challenge['kind'] | undefined): string | undefined {
  if (list === undefined) return undefined;
  const event = readEvent(list, kind);
  const leaders = list.rows.filter(({ rank, prf }) => rank !== undefined && isMark(prf)).slice(0, LEADERS);
  const line = leaders.map((row) => `${formatRank(row.rank)}. ${nameOf(row)} ${formatMark(row.prf, event)}`.trim());
  return line.length === 0 ? undefined : line.join(' · ');
}
