import { findFederation, findFederationTable, findUnit, readEvent, TRIAL_STATUS } from 'shared-domain';
import type { FileAnswer, FileProgress } from 'shared-domain/contract';
import { createFileMessage, formatFileNote } from 'shared-domain/contract';
import { refusalAt } from '../../../base/refusal.ts';
import { findChallenge } from '../../../store/challenges/challenges.ts';
import type { Db } from '../../../store/db.ts';
import { readSentResults } from '../../../store/lists/lists.ts';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { Context } from '../../context/context.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { createMissingTrialRefusal } from '../../reads/public-reads.ts';
import { createFileRefusal, FileErrors } from '../file-errors.ts';
import { importLists } from '../import-lists.ts';
import { type Answers, Questions } from '../questions.ts';
import { quoteCells } from '../quoted-cells.ts';
import { compareRows } from './compare-rows.ts';
import { completeFromEntries, isNameless, readRaceEntries } from './race-entries.ts';
import { type ReadProgress, readRace } from './read-race.ts';
import { askAboutUnlisted } from './unlisted-rows.ts';

interface RaceFile {
  readonly bytes: AsyncIterable<Buffer>;
  /** Bytes of the whole file, where the request gives its length. */
  readonly total?: number | undefined;
}

interface RaceOptions {
  readonly dryRun: boolean;
  /** Why official results change. */
  readonly reason?: string | undefined;
  /** About rows whose bib is not on the start list and that have no name. */
  /** What the sender answered to questions; undefined for one who cannot be asked. */
  readonly answers?: Answers | undefined;
  readonly onProgress?: (progress: FileProgress) => void;
}

async function requireTrial(db: Db, chOID: string, oid: string): Promise<TrialTable> {
  const trial = [...(await readStoredTrials(db, chOID)).trials.values()].find((one) => one.oid === oid);
  if (trial === undefined) throw createMissingTrialRefusal(oid);
  return trial;
}

/** The bibs of the results that a race has. */
async function readStoredBibs(db: Db, oid: string): Promise<ReadonlySet<string>> {
  const bibs = await mapInTurns(await readSentResults(db, oid), (sent) => (JSON.parse(sent) as SentResult).bib);
  return new Set(bibs.filter((bib) => bib !== undefined));
}

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
  { dryRun, reason, answers, onProgress = () => undefined }: RaceOptions,
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
    locators: readLocators,
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
      const entries = await readRaceEntries(tx, trial);
      const named = await completeFromEntries(read, entries);
      if (unreadNames !== undefined && named.every(isNameless))
        throw createFileRefusal(
          unreadNames.location,
          createFileMessage('namesUnread', { cells: quoteCells(unreadNames.cells) }),
        );
      const questions = new Questions(answers ?? new Map());
      const bibs = await readStoredBibs(tx, trial.oid);
      const located = { rows: named, locators: readLocators };
      // Whoever cannot be asked, as a command, loses no row.
      const canAsk = dryRun || answers !== undefined;
      const { rows, locators } = canAsk ? askAboutUnlisted(located, entries, bibs, questions) : located;
      nameless = rows.filter(isNameless).length;
      const changes = await compareRows(tx, trial, rows, {
        event,
        entries,
        findLine: (index) => locators[index]?.(undefined).line ?? 1,
      });
      return {
        body: { trialsData: [], startlists: {}, resultlists: { [trial.uid]: [...rows] } },
        changes,
        locators: new Map([[trial.uid, locators]]),
        questions: questions.unanswered,
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
