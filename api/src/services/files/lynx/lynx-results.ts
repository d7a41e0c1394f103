import { type EventRef, findUnit, formatMark, isRelayEvent, isVerticalJump, readEvent } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { saying } from 'shared-domain/contract';
import type { SentResult, SentStart, SentTrial } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import type { ShownRow } from '../csv/columns.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import { readResultRows, readStartRows } from '../csv/stored-rows.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { Changes, type FileLists, type FileReader, type ListBuilder } from '../import-lists.ts';
import { type Answers, Questions } from '../questions.ts';
import { AthleteFinder } from './find-athletes.ts';
import { parseLffRow } from './lff-row.ts';
import { parseLifRow } from './lif-row.ts';
import type { LynxHead } from './lynx-head.ts';
import { readLynxLines } from './lynx-lines.ts';
import { type RankedLine, warnOfPlaces } from './lynx-places.ts';
import type { LynxRow } from './lynx-row.ts';
import { findTrial, trialAfter } from './lynx-trial.ts';
import { isLffHead, readLff } from './read-lff.ts';
import { readLif } from './read-lif.ts';
import { indexStarts, keyOf } from './start-index.ts';

/** A file of results of one heat, whatever it measures. */
interface LynxFile extends LynxHead {
  readonly unit: 'ms' | 'mm';
  readonly wind?: number | undefined;
  readonly rows: readonly LynxRow[];
  /** Whether it has all that the rows of an event are read by. */
  fits(event: EventRef): boolean;
  parseRow(
    index: number,
    event: EventRef,
    sink: { readonly errors: FileErrors; readonly questions: Questions },
  ): Partial<SentResult> | undefined;
}

async function readFile(bytes: Buffer, errors: FileErrors): Promise<LynxFile | undefined> {
  const lines = await readLynxLines(bytes, errors);
  if (isLffHead(lines[0])) {
    const lff = readLff(lines, errors);
    return (
      lff && {
        ...lff,
        unit: 'mm',
        fits: ({ g0 }) => !isVerticalJump(g0) || lff.bars.length > 0,
        parseRow: (index, event, sink) => {
          const row = lff.rows[index];
          return row && parseLffRow(row, event, lff.bars, sink);
        },
      }
    );
  }
  const lif = readLif(lines, errors);
  return (
    lif && {
      ...lif,
      unit: 'ms',
      fits: () => true,
      parseRow: (index, event, sink) => {
        const row = lif.rows[index];
        return row && parseLifRow(row, event, sink);
      },
    }
  );
}

const shown = (prf: ResultRow['prf'] | undefined, event: EventRef): string =>
  prf === undefined ? '' : formatMark(prf, event);

/**
 * Reads a photo finish or a field result: marks, photo places, reactions, laps and series go into the rows of the heat, whose
 * other fields do not change; athletes without a result keep their row. What only a person can read is a question.
 */
export const readLynxResults =
  (bytes: Buffer, own: string | undefined, answers: Answers): FileReader =>
  async (errors) =>
    mergeResults(await readFile(bytes, errors), own, answers);

function mergeResults(file: LynxFile | undefined, own: string | undefined, answers: Answers): ListBuilder {
  return async (tx, { oid: chOID, kind }, errors): Promise<FileLists> => {
    const changes = new Changes();
    const nothing = { body: { trialsData: [], startlists: {}, resultlists: {} }, changes, locators: new Map() };
    const known = await readStoredTrials(tx, chOID);
    const trial = file && findTrial(known, file, own, errors);
    errors.settle();
    if (file === undefined || trial === undefined) return nothing;
    const { uid } = trial;
    const event = readEvent({ ...trial, dets: JSON.parse(trial.dets) as { hand?: boolean } }, kind);
    if (findUnit(event) !== file.unit) {
      const said = saying(file.unit === 'ms' ? 'noRace' : 'noFieldEvent', { trial: trial.name });
      errors.refuse({ line: file.line, column: 1, name: 'event' }, said);
      return nothing;
    }
    if (!file.fits(event)) errors.refuse({ line: file.line, column: 6, name: 'bars' }, saying('noBars'));
    errors.settle();
    const questions = new Questions(answers);
    const entered = await readStartRows(tx, trial.oid);
    const starts = await indexStarts(entered.map(({ shown: seen }) => seen));
    const athletes = new AthleteFinder(file.rows, starts, isRelayEvent(event), { errors, questions });
    const standing = await readResultRows(tx, trial.oid);
    const rows = new Map<string, { sent: Partial<SentResult>; place: () => FileLocation }>(
      standing.map(({ shown: seen, sent }) => [
        keyOf(seen),
        { sent: sent as SentResult, place: () => ({ line: file.line }) },
      ]),
    );
    const seenBefore = new Map(standing.map(({ shown: seen }) => [keyOf(seen), seen]));
    const ranked: RankedLine[] = [];
    await mapInTurns(file.rows, (row, index) => {
      if (errors.isFull) return;
      const identity = athletes.find(row);
      if (identity === undefined) return;
      const { key, ...who } = identity;
      const reading = file.parseRow(index, event, { errors, questions });
      if (reading === undefined) return;
      if (file.unit === 'ms') ranked.push({ place: reading.rank, v: reading.prf?.v, at: row.place('place') });
      const place = () => row.place(file.unit === 'ms' ? 'time' : 'attempt');
      const before = rows.get(key);
      const { rank: _, reaction: __, splits: ___, attempts: ____, ...rest } = before?.sent ?? {};
      const jumpOff = (before?.sent.attempts ?? []).filter((attempt) => 'j' in attempt && attempt.j === true);
      const attempts = reading.attempts && ([...reading.attempts, ...jumpOff] as typeof reading.attempts);
      const sent = { ...(before === undefined ? who : rest), ...reading, ...(attempts && { attempts }) };
      rows.set(key, { sent, place });
      if (JSON.stringify(sorted(sent)) === JSON.stringify(sorted(before?.sent ?? {}))) {
        if (before !== undefined) rows.set(key, { ...before, place });
        return;
      }
      const seen = seenBefore.get(key) ?? starts.byKey.get(key) ?? (who as ShownRow);
      const fields = [
        {
          name: file.unit === 'ms' ? 'time' : 'mark',
          before: shown(seenBefore.get(key)?.prf, event),
          after: shown(reading.prf, event),
        },
      ];
      changes.add({
        uid,
        kind: before === undefined ? 'added' : 'changed',
        line: row.line,
        who: describeAthlete(seen),
        fields,
      });
    });
    warnOfPlaces(ranked, errors);
    changes.counts.read = file.rows.length;
    const group = [...known.groups.values()].find(({ oid }) => oid === trial.trial_group)?.name ?? trial.name;
    const after = trialAfter(trial, group, file.wind);
    const wasWind = (JSON.parse(trial.dets) as SentTrial['dets'])?.wind;
    const isOtherWind = file.wind !== undefined && file.wind !== wasWind;
    if (isOtherWind)
      changes.add({
        uid,
        kind: 'trial',
        line: file.line,
        who: trial.name,
        fields: [{ name: 'wind', before: String(wasWind ?? ''), after: String(file.wind) }],
      });
    const list = [...rows.values()];
    const changed = changes.counts.added + changes.counts.changed > 0;
    return {
      body: {
        trialsData: changed || isOtherWind ? [after] : [],
        startlists:
          athletes.added.length > 0
            ? { [uid]: [...entered.map(({ sent }) => sent as SentStart), ...athletes.added] }
            : {},
        resultlists: changed ? { [uid]: list.map(({ sent }) => sent as SentResult) } : {},
      },
      changes,
      questions: questions.unanswered,
      locators: new Map([[uid, list.map(({ place }) => place)]]),
    };
  };
}

const sorted = (row: object): unknown =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
