import { findRoundStatus, findStartTime, formatDiscipline } from 'shared-domain';
import type { CombinedCell, CombinedPart, ResultRow, Trial } from 'shared-domain/contract';

/** A trial that is part of a combined event, with its rows. */
interface PartTrial {
  readonly trial: Trial;
  readonly rows: readonly ResultRow[];
}

const formatDisciplineCode = (trial: Trial): string => `${trial.g0}-${trial.g1}`;

/** Keys by which an athlete is found again in another list, surest first. */
export function listAthleteKeys(
  row: Pick<ResultRow, 'auid' | 'bib' | 'last' | 'first' | 'country' | 'club'>,
): string[] {
  const keys: string[] = [];
  if (row.auid !== undefined) keys.push(`a ${row.auid}`);
  if (row.bib !== undefined) keys.push(`b ${row.bib}`);
  keys.push(`n ${row.last} ${row.first} ${row.country ?? ''} ${row.club ?? ''}`);
  return keys;
}

function buildCell({ prf, pts, wind }: ResultRow, trial: Trial): CombinedCell {
  const reading = wind ?? trial.dets.wind;
  return {
    prf,
    pts: pts?.cmb ?? 0,
    ...(reading === undefined ? {} : { wind: reading }),
    ...(trial.dets.hand === true ? { hand: true } : {}),
  };
}

/**
 * The disciplines of a combined event in the order they take place (heats of one discipline are one part), and each
 * row's cells, aligned with them. An athlete is matched by id, else by bib, else by name, country and club.
 */
export function presentCombined(
  rows: readonly ResultRow[],
  parts: readonly PartTrial[],
): { parts: CombinedPart[]; rows: ResultRow[] } {
  const byCode = new Map<string, PartTrial[]>();
  for (const part of parts) {
    const code = formatDisciplineCode(part.trial);
    const heats = byCode.get(code);
    if (heats === undefined) byCode.set(code, [part]);
    else heats.push(part);
  }
  const cells = [...byCode.values()].map((heats) => {
    const cellByKey = new Map<string, CombinedCell>();
    for (const { trial, rows: partRows } of heats) {
      for (const row of partRows) {
        const cell = buildCell(row, trial);
        for (const key of listAthleteKeys(row)) cellByKey.set(key, cell);
      }
    }
    return cellByKey;
  });
  return {
    parts: [...byCode].map(([code, heats]) => presentPart(code, heats)),
    rows: rows.map((row) => {
      const keys = listAthleteKeys(row);
      const findCell = (cellByKey: ReadonlyMap<string, CombinedCell>) =>
        keys.map((key) => cellByKey.get(key)).find((cell) => cell !== undefined) ?? null;
      return { ...row, cells: cells.map(findCell) };
    }),
  };
}

function presentPart(code: string, heats: readonly PartTrial[]): CombinedPart {
  const [{ trial }] = heats as [PartTrial, ...PartTrial[]];
  return {
    code,
    name: formatDiscipline(trial, 'fr'),
    g0: trial.g0,
    g1: trial.g1,
    status: findRoundStatus(heats.map((heat) => heat.trial.status)),
    date: findStartTime(trial),
    oids: heats.map((heat) => heat.trial.oid),
  };
}
