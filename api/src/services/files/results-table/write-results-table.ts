import { findLocalDay, formatLocalTime, hideAthlete, isHiddenAthlete, readEvent } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { Db } from '../../../store/db.ts';
import { readSentStarts, readStoredResults } from '../../../store/lists/lists.ts';
import { readNameMask } from '../../../store/lists/name-masks.ts';
import type { SentResult, SentStart } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { Context } from '../../context/context.ts';
import type { Programme } from '../../context/programme.ts';
import { indexEntries } from '../../planning/entries.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { createMissingTrialRefusal } from '../../reads/public-reads.ts';
import { addPoints } from '../../sheets/result-lists.ts';
import { type TableSeparator, writeTable } from '../csv/write-table.ts';
import { RESULT_TABLE_COLUMNS, type TableRow } from './result-columns.ts';
import { type Cell, formatCell, writeWorkbook } from './write-workbook.ts';

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;

interface ResultsTableOptions {
  readonly oids: readonly string[];
  readonly format: (typeof TABLE_FORMATS)[number];
  readonly separator: TableSeparator;
  readonly lang: 'fr' | 'en';
  readonly hasBirthDates: boolean;
}

const SHEET_NAMES = { fr: 'Résultats', en: 'Results' } as const;

const parseDets = ({ dets }: TrialTable) => JSON.parse(dets) as { hand?: boolean; wind?: number };

/** Rows of a trial's results in display order, each with its entry. */
async function readTableRows(
  db: Db,
  trial: TrialTable,
  programme: Programme,
  hasBirthDates: boolean,
): Promise<TableRow[]> {
  const { kind, tz } = programme.challenge;
  const { oid, uid, name, round, heat, date, trial_group } = trial;
  const dets = parseDets(trial);
  const event = readEvent({ g0: trial.g0, g1: trial.g1, dets }, kind);
  const parse = (bodies: readonly string[]) => bodies.map((body) => JSON.parse(body) as SentStart);
  const entries = indexEntries(parse(await readSentStarts(db, oid)), parse(await readSentStarts(db, trial_group)));
  const stored = await readStoredResults(db, oid);
  const [day, time] = [findLocalDay(date, tz), formatLocalTime(date, tz)];
  const shown = await mapInTurns(stored, ({ body }) => JSON.parse(body) as ResultRow);
  const listed = programme.trialByOid.get(oid);
  const { heats = 1, rounds = 1 } = listed ?? {};
  const trialFields = { uid, name, round, heat, heats, rounds, day, time, wind: dets.wind };
  const rows = listed === undefined ? shown : await addPoints(shown, listed, programme);
  return mapInTurns(stored, ({ sent, body }, index) => {
    const sentResult = JSON.parse(sent) as SentResult;
    const entry = entries.find(sentResult);
    const row = rows[index] ?? (JSON.parse(body) as ResultRow);
    const tableRow = { trial: trialFields, event, rowCount: stored.length };
    if (isHiddenAthlete(row)) {
      // The entry as it was sent, and a result that names nobody, have what the shown row has not.
      const hiddenEntry = entry && hideAthlete({ ...entry, last: row.last });
      return { ...tableRow, row: hideAthlete(row) as ResultRow, entry: hiddenEntry, birthDate: undefined };
    }
    return { ...tableRow, row, entry, birthDate: hasBirthDates ? (sentResult.dob ?? entry?.dob) : undefined };
  });
}

/**
 * Results of the trials `oids`, or of all, as clubs and federations ask for them. Names of hidden athletes are masked, and they have
 * neither licence nor birth date; birth dates are only for those who may read them.
 */
export async function writeResultsTable(ctx: Context, chOID: string, options: ResultsTableOptions): Promise<Buffer> {
  const { oids, format, separator, lang, hasBirthDates } = options;
  const lines = await ctx.store.snapshot(async (tx) => {
    const mask = await readNameMask(tx, chOID);
    const programme = await ctx.programmes.readUncached(tx, chOID);
    const trials = [...(await readStoredTrials(tx, chOID)).trials.values()];
    const selected = oids.length === 0 ? trials : oids.map((oid) => findSelectedTrial(trials, oid));
    const rows: (readonly Cell[])[] = [RESULT_TABLE_COLUMNS.map((column) => column[lang])];
    for (const trial of selected) {
      for (const row of await readTableRows(tx, trial, programme, hasBirthDates))
        rows.push(RESULT_TABLE_COLUMNS.map((column) => maskCell(column.write(row, lang) ?? '', mask.text)));
    }
    return rows;
  });
  if (format === 'xlsx') return writeWorkbook({ sheetName: SHEET_NAMES[lang], rows: lines, writtenAt: ctx.clock() });
  const decimalSign = lang === 'fr' && separator === 'semicolon' ? ',' : '.';
  return Buffer.from(
    await writeTable(
      lines.map((cells) => cells.map((cell) => formatCell(cell, decimalSign))),
      separator,
    ),
  );
}

const maskCell = (cell: Cell, mask: (text: string) => string): Cell => (typeof cell === 'string' ? mask(cell) : cell);

function findSelectedTrial(trials: readonly TrialTable[], oid: string): TrialTable {
  const trial = trials.find((one) => one.oid === oid);
  if (trial === undefined) throw createMissingTrialRefusal(oid);
  return trial;
}
