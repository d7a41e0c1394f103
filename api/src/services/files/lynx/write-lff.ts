import { findStatusCode, findUnit, isFieldEvent, isVerticalJump, readEvent } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { refusalAt } from '../../../base/refusal.ts';
import { findChallenge } from '../../../store/challenges/challenges.ts';
import { readStoredResults } from '../../../store/lists/lists.ts';
import { readNameMask } from '../../../store/lists/name-masks.ts';
import type { Context } from '../../context/context.ts';
import { readStoredTrials, requireTrial } from '../../planning/stored-trials.ts';
import { formatLynxLine } from './lynx-line.ts';
import { listLynxNumbers } from './lynx-number.ts';
import { BAR_MARKERS, METRIC } from './read-lff.ts';

type Attempts = NonNullable<ResultRow['attempts']>;
type Cell = string | number | undefined;

const formatMetres = (mm: number): string => (mm / 1000).toFixed(2);

/** Bars in mm, without those of a jump-off, for which the layout has no columns. */
const listBars = (attempts: Attempts): number[] =>
  attempts.flatMap((attempt) => ('h' in attempt && attempt.j !== true ? [attempt.h] : []));

/** Attempts at each bar, `XXO`, without those of a jump-off. */
function formatVerticalCells(attempts: Attempts, bars: readonly number[]): Cell[] {
  return bars.map((bar) => {
    const attempt = attempts.find((candidate) => 'h' in candidate && candidate.h === bar && candidate.j !== true);
    return attempt?.r.toUpperCase().replaceAll('-', 'P');
  });
}

/** Letters of FieldLynx for a foul, a pass and a retirement. */
const LYNX_LETTERS = { x: 'F', '-': 'P', r: 'R' } as const;

const formatHorizontalCells = (attempts: Attempts): Cell[] =>
  attempts.flatMap((attempt): Cell[] => {
    if ('h' in attempt) return [];
    const { r, v, w } = attempt;
    const cell = r === 'o' ? v && formatMetres(v) : LYNX_LETTERS[r];
    return [cell, r === 'o' ? w : undefined];
  });

/**
 * Results of one field event as FieldLynx writes them, with all attempts and without the names of hidden athletes.
 * @throws Refusal `not found` for a trial of another competition, `invalid request` for a trial that is not a field event
 */
export async function writeLff(ctx: Context, chOID: string, oid: string): Promise<string> {
  return ctx.store.snapshot(async (tx) => {
    const kind = (await findChallenge(tx, chOID))?.kind ?? '';
    const mask = await readNameMask(tx, chOID);
    const storedTrials = await readStoredTrials(tx, chOID);
    const { uid, name, g0, g1 } = requireTrial(storedTrials, oid);
    const event = readEvent({ g0, g1, dets: {} }, kind);
    const lynxNumber = listLynxNumbers(storedTrials).get(uid);
    if (lynxNumber === undefined || !isFieldEvent(g0) || findUnit(event) !== 'mm')
      throw refusalAt('invalid request', 'query.oids', `${mask.text(name)} is no field event`);
    const rows = (await readStoredResults(tx, oid)).map(({ body }) => JSON.parse(body) as ResultRow);
    const isVertical = isVerticalJump(g0);
    const bars = [...new Set(rows.flatMap(({ attempts = [] }) => listBars(attempts)))].sort((a, b) => a - b);
    const shownBars = isVertical ? [BAR_MARKERS[0], ...bars.map(formatMetres), BAR_MARKERS[1]] : [];
    const lines = [
      formatLynxLine(lynxNumber.event, lynxNumber.round, lynxNumber.heat, mask.text(name), METRIC, ...shownBars),
    ];
    for (const [index, row] of rows.entries()) {
      const { attempts = [] } = row;
      const series = isVertical ? formatVerticalCells(attempts, bars) : formatHorizontalCells(attempts);
      const place = findStatusCode(row.prf) ?? row.rank;
      const club = row.club ?? row.country;
      lines.push(formatLynxLine(place, row.bib, index + 1, row.rank, row.last, row.first, club, ...series));
    }
    return lines.map((line) => `${line}\r\n`).join('');
  });
}
