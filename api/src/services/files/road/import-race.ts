import {
  type EventRef,
  findFederation,
  findFederationTable,
  findUnit,
  formatMark,
  HIDDEN_ATHLETE,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import type { FileAnswer, FileProgress } from 'shared-domain/contract';
import { createFileMessage, formatFileNote } from 'shared-domain/contract';
import { refusalAt } from '../../../base/refusal.ts';
import { findChallenge } from '../../../store/challenges/challenges.ts';
import type { Db } from '../../../store/db.ts';
import { readSentResults, readSentStarts } from '../../../store/lists/lists.ts';
import type { SentResult, SentStart } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { Context } from '../../context/context.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { createMissingTrialRefusal } from '../../reads/public-reads.ts';
import { subtractRows } from '../../writing/list-images.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import { createFileRefusal, FileErrors } from '../file-errors.ts';
import { Changes, importLists } from '../import-lists.ts';
import { quoteCells } from '../quoted-cells.ts';
import { type ReadProgress, readRace } from './read-race.ts';

interface RaceFile {
  readonly bytes: AsyncIterable<Buffer>;
  /** Bytes of the whole file, where the request gives its length. */
  readonly total?: number | undefined;
}

interface RaceOptions {
  readonly dryRun: boolean;
  /** Why official results change. */
  readonly reason?: string | undefined;
  readonly onProgress?: (progress: FileProgress) => void;
}

async function requireTrial(db: Db, chOID: string, oid: string): Promise<TrialTable> {
  const trial = [...(await readStoredTrials(db, chOID)).trials.values()].find((one) => one.oid === oid);
  if (trial === undefined) throw createMissingTrialRefusal(oid);
  return trial;
}

/** The change of a row's time as the preview shows it; empty where the time stays. */
function compareTimes(before: SentResult | undefined, after: SentResult | undefined, event: EventRef) {
  const show = (row: SentResult | undefined) => (row === undefined ? '' : formatMark(row.prf, event));
  const field = { name: 'time', before: show(before), after: show(after) };
  return field.before === field.after ? [] : [field];
}

/** Compares the rows with the stored ones by bib, else by name; rows that share a name are paired one by one. */
async function compareRows(
  db: Db,
  { oid, uid }: TrialTable,
  rows: readonly SentResult[],
  { event, findLine }: { readonly event: EventRef; readonly findLine: (index: number) => number },
): Promise<Changes> {
  const changes = new Changes();
  const key = ({ bib, last, first }: SentResult) => bib ?? `${last} ${first}`;
  const stored = await readSentResults(db, oid);
  const sentRows = await mapInTurns(rows, (row) => JSON.stringify(row));
  const storedCounts = new Map<string, number>();
  for (const sent of stored) storedCounts.set(sent, (storedCounts.get(sent) ?? 0) + 1);
  const unchangedRows = await mapInTurns(sentRows, (sent) => {
    const remaining = storedCounts.get(sent) ?? 0;
    storedCounts.set(sent, remaining - 1);
    return remaining > 0;
  });
  const before = Map.groupBy(subtractRows(stored, sentRows), (sent) => key(JSON.parse(sent) as SentResult));
  await mapInTurns(rows, (row, index) => {
    if (unchangedRows[index]) return;
    const sent = before.get(key(row))?.pop();
    const storedRow = sent === undefined ? undefined : (JSON.parse(sent) as SentResult);
    changes.add({
      uid,
      kind: storedRow === undefined ? 'added' : 'changed',
      line: findLine(index),
      who: describeAthlete(row),
      fields: compareTimes(storedRow, row, event),
    });
  });
  for (const sent of [...before.values()].flat()) {
    const removedRow = JSON.parse(sent) as SentResult;
    changes.add({
      uid,
      kind: 'removed',
      who: describeAthlete(removedRow),
      fields: compareTimes(removedRow, undefined, event),
    });
  }
  changes.counts.read = rows.length;
  return changes;
}

/** For a file without names: removes the placeholder name of rows whose bib has an entry, which names them. */
async function nameFromEntries(db: Db, { oid, trial_group }: TrialTable, rows: readonly SentResult[]) {
  const entries = [...(await readSentStarts(db, oid)), ...(await readSentStarts(db, trial_group))];
  const bibs = new Set(await mapInTurns(entries, (sent) => (JSON.parse(sent) as SentStart).bib));
  return mapInTurns(rows, (row) => {
    if (row.bib === undefined || !bibs.has(row.bib)) return row;
    const { last: _, first: __, ...rest } = row;
    return rest;
  });
}

const isNameless = ({ last, first }: SentResult): boolean =>
  last === HIDDEN_ATHLETE.last && first === HIDDEN_ATHLETE.first;

/**
 * Imports the results of a road race from its timing file, which is read as it arrives and written as one upload. Gun times decide the
 * ranking, net times are only shown (Q13).
 * @throws Refusal naming every fault by line and column
 */
export async function importRace(
  ctx: Context,
  organiser: string,
  chOID: string,
  oid: string,
  { bytes, total }: RaceFile,
  { dryRun, reason, onProgress = () => undefined }: RaceOptions,
): Promise<FileAnswer> {
  const { db } = ctx.store;
  const trial = await requireTrial(db, chOID, oid);
  const challenge = await findChallenge(db, chOID);
  const event = readEvent({ ...trial, dets: JSON.parse(trial.dets) as { hand?: boolean } }, challenge?.kind ?? '');
  if (findUnit(event) !== 'ms') throw refusalAt('invalid request', 'query.trial', `${trial.name} is no race`);
  const errors = new FileErrors();
  const totalField = total === undefined ? {} : { total };
  let progress: ReadProgress = { rows: 0, bytes: 0 };
  const table = findFederationTable(challenge && findFederation(challenge.rtype));
  const rules = { event, day: trial.date.slice(0, 10), table, trialCategory: trial.category, errors };
  const {
    rows: read,
    locators,
    hasNames,
    nameLocation,
    unreadNames,
  } = await readRace(bytes, rules, (reading) => {
    progress = reading;
    onProgress({ step: 'reading', ...reading, ...totalField });
  });
  let nameless = 0;
  const answer = await importLists(
    ctx,
    organiser,
    chOID,
    async () => async (tx) => {
      await requireTrial(tx, chOID, oid);
      const rows = hasNames ? read : await nameFromEntries(tx, trial, read);
      nameless = rows.filter(isNameless).length;
      if (unreadNames !== undefined && nameless === rows.length)
        throw createFileRefusal(
          unreadNames.location,
          createFileMessage('namesUnread', { cells: quoteCells(unreadNames.cells) }),
        );
      const changes = await compareRows(tx, trial, rows, {
        event,
        findLine: (index) => locators[index]?.(undefined).line ?? 1,
      });
      return {
        body: { trialsData: [], startlists: {}, resultlists: { [trial.uid]: [...rows] } },
        changes,
        locators: new Map([[trial.uid, locators]]),
      };
    },
    {
      dryRun,
      reason,
      detail: { file: 'road', trial: oid },
      onStep: (step) => onProgress({ step, ...progress, ...totalField }),
    },
  );
  if (nameless > 0) errors.warn(nameLocation, createFileMessage('nameless', { rows: nameless }));
  // Places above 1000 that a file leaves out are told by its own lines.
  const isOwn = (_: unknown, index: number): boolean => answer.notes[index]?.id !== 'guestPlace';
  const [warnings, notes] = [answer.warnings.filter(isOwn), answer.notes.filter(isOwn)];
  const hasNoResultStatus = trial.status !== TRIAL_STATUS.official && trial.status !== TRIAL_STATUS.unofficial;
  const statusNote = createFileMessage('statusStays', { trial: trial.name, status: trial.status });
  return {
    ...answer,
    warnings: [...errors.warnings, ...warnings, ...(hasNoResultStatus ? [formatFileNote(statusNote)] : [])],
    notes: [
      ...errors.findNotes(errors.warnings),
      ...notes,
      ...(hasNoResultStatus ? [{ ...statusNote, values: { ...statusNote.values } }] : []),
    ],
  };
}
