import { type EventRef, formatListRank, formatMark, formatValue, formatWind } from 'shared-domain';
import type { RatificationAnswer, ResultRow } from 'shared-domain/contract';

/** A row of the full result as the file of a record has it. */
export const pickFiledRow = ({
  rank,
  bib,
  last,
  first,
  club,
  country,
  category,
  lane,
  prf,
  wind,
  reaction,
  attempts,
  splits,
}: ResultRow): RatificationAnswer['result'][number] => ({
  ...{ rank, bib, last, first, club, country, category, lane, prf, wind, reaction, attempts, splits },
});

const formatName = ({ last, first, club }: ResultRow): string => `${last} ${first}`.trim() || (club ?? '');

/** Rows of a result that stand in one line; a road race has thousands, which the list of the file has. */
const MAX_LINES = 24;

/** The rows of a result in words, the first ones of a long list. @example '1. MARTIN Léo 10.48' */
export function listResultLines(rows: readonly ResultRow[], event: EventRef): string[] {
  const lines = rows.slice(0, MAX_LINES).map((row) => {
    const { rank, prf, wind } = row;
    const place = rank === undefined ? '' : `${formatListRank(rank, rows.length)}.`;
    const reading = wind === undefined ? '' : `(${formatWind(wind)})`;
    return [place, formatName(row), formatMark(prf, event), reading].filter((part) => part !== '').join(' ');
  });
  return rows.length > MAX_LINES ? [...lines, `… ${rows.length}`] : lines;
}

/** The times of whoever led at the points of the course, in words. @example '1000 m 2:41.20 MARTIN Léo' */
export function listLeaderSplits(rows: readonly ResultRow[], event: EventRef): string[] {
  const led = rows.flatMap((row) =>
    (row.splits ?? []).filter(({ rank }) => rank === 1).map(({ d, t }) => ({ d, t, name: formatName(row) })),
  );
  return led.toSorted((a, b) => a.d - b.d).map(({ d, t, name }) => `${d} m ${formatValue(t, event)} ${name}`);
}
