import { type EventRef, findUnit, formatMark, isRelayEvent, isVerticalJump, readEvent } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { createFileMessage } from 'shared-domain/contract';
import type { SentResult, SentStart, SentTrial } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import type { ShownRow } from '../csv/columns.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import { readResultRows, readStartRows } from '../csv/stored-rows.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { Changes, type FileLists, type FileReader, type ListBuilder } from '../import-lists.ts';
import { type Answers, Questions } from '../questions.ts';
import { CellNotes } from '../quoted-cells.ts';
import { AthleteFinder } from './find-athletes.ts';
import { parseLffRow } from './lff-row.ts';
import { parseLifRow } from './lif-row.ts';
import type { LynxHead } from './lynx-head.ts';
import { readLynxLines } from './lynx-lines.ts';
import { type RankedLine, warnOfPlaces } from './lynx-places.ts';
import type { IssueSink, LynxRow } from './lynx-row.ts';
import { buildUpdatedTrial, findTrial } from './lynx-trial.ts';
import { isLffHead, readLff } from './read-lff.ts';
import { readLif } from './read-lif.ts';
import { findEntryKey, indexStarts } from './start-index.ts';

/** The results of one heat: times of a photo finish, or distances and heights. */
interface LynxFile extends LynxHead {
  readonly unit: 'ms' | 'mm';
  readonly wind?: number | undefined;
  readonly rows: readonly LynxRow[];
  /** Whether rows of the event can be read: those of a vertical jump need the bars. */
  canRead(event: EventRef): boolean;
  parseRow(index: number, event: EventRef, sink: IssueSink): Partial<SentResult> | undefined;
}

async function readFile(bytes: Buffer, errors: FileErrors): Promise<LynxFile | undefined> {
  const lines = await readLynxLines(bytes, errors);
  if (isLffHead(lines[0])) {
    const lff = readLff(lines, errors);
    return (
      lff && {
        ...lff,
        unit: 'mm',
        canRead: ({ g0 }) => !isVerticalJump(g0) || lff.bars.length > 0,
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
      canRead: () => true,
      parseRow: (index, event, sink) => {
        const row = lif.rows[index];
        return row && parseLifRow(row, event, sink);
      },
    }
  );
}

const formatPerformance = (prf: ResultRow['prf'] | undefined, event: EventRef): string =>
  prf === undefined ? '' : formatMark(prf, event);

/**
 * Reads a photo finish or a field result into the stored rows of its heat, whose other fields do not change; athletes without a result
 * keep their row. A row that only a person can read becomes a question.
 */
export const readLynxResults =
  (bytes: Buffer, trialOid: string | undefined, answers: Answers): FileReader =>
  async (errors) =>
    createResultBuilder(await readFile(bytes, errors), trialOid, answers);

function createResultBuilder(file: LynxFile | undefined, trialOid: string | undefined, answers: Answers): ListBuilder {
  return async (tx, { oid: chOID, kind }, errors): Promise<FileLists> => {
    const changes = new Changes();
    const noLists = { body: { trialsData: [], startlists: {}, resultlists: {} }, changes, locators: new Map() };
    const stored = await readStoredTrials(tx, chOID);
    const trial = file && findTrial(stored, file, trialOid, errors);
    errors.settle();
    if (file === undefined || trial === undefined) return noLists;
    const { uid } = trial;
    const dets = JSON.parse(trial.dets) as { hand?: boolean; wind?: number };
    const event = readEvent({ ...trial, dets }, kind);
    if (findUnit(event) !== file.unit) {
      const message = createFileMessage(file.unit === 'ms' ? 'noRace' : 'noFieldEvent', { trial: trial.name });
      errors.refuse({ line: file.line, column: 1, name: 'event' }, message);
      return noLists;
    }
    if (!file.canRead(event)) errors.refuse({ line: file.line, column: 6, name: 'bars' }, createFileMessage('noBars'));
    errors.settle();
    const sink: IssueSink = { errors, questions: new Questions(answers), notes: new CellNotes() };
    const entries = await readStartRows(tx, trial.oid);
    const starts = await indexStarts(entries.map(({ shown }) => shown));
    const athletes = new AthleteFinder(file.rows, starts, isRelayEvent(event), sink);
    const storedResults = await readResultRows(tx, trial.oid, { event, wind: dets.wind });
    const rowsByKey = new Map<string, { sent: Partial<SentResult>; locate: () => FileLocation }>(
      storedResults.map(({ shown, sent }) => [
        findEntryKey(shown),
        { sent: sent as SentResult, locate: () => ({ line: file.line }) },
      ]),
    );
    const shownBefore = new Map(storedResults.map(({ shown }) => [findEntryKey(shown), shown]));
    const ranked: RankedLine[] = [];
    await mapInTurns(file.rows, (row, index) => {
      if (errors.isFull) return;
      const identity = athletes.find(row);
      if (identity === undefined) return;
      const { key, ...identityFields } = identity;
      const reading = file.parseRow(index, event, sink);
      if (reading === undefined) return;
      const v = reading.prf?.v;
      ranked.push({
        place: row.place,
        sortKey: v === undefined || file.unit === 'ms' ? v : -v,
        location: row.locate('place'),
      });
      const locate = () => row.locate(file.unit === 'ms' ? 'time' : 'attempt');
      const before = rowsByKey.get(key);
      const { rank: _, reaction: __, splits: ___, attempts: ____, ...keptFields } = before?.sent ?? {};
      const jumpOff = (before?.sent.attempts ?? []).filter((attempt) => 'j' in attempt && attempt.j === true);
      const attempts = reading.attempts && ([...reading.attempts, ...jumpOff] as typeof reading.attempts);
      const sent = {
        ...(before === undefined ? identityFields : keptFields),
        ...reading,
        ...(attempts && { attempts }),
      };
      rowsByKey.set(key, { sent, locate });
      if (JSON.stringify(sortFields(sent)) === JSON.stringify(sortFields(before?.sent ?? {}))) {
        if (before !== undefined) rowsByKey.set(key, { ...before, locate });
        return;
      }
      const shown = shownBefore.get(key) ?? starts.byKey.get(key) ?? (identityFields as ShownRow);
      const fields = [
        {
          name: file.unit === 'ms' ? 'time' : 'mark',
          before: formatPerformance(shownBefore.get(key)?.prf, event),
          after: formatPerformance(reading.prf, event),
        },
      ];
      changes.add({
        uid,
        kind: before === undefined ? 'added' : 'changed',
        line: row.line,
        who: describeAthlete(shown),
        fields,
      });
    });
    sink.notes.addWarnings(errors);
    warnOfPlaces(ranked, file.unit, errors);
    changes.counts.read = file.rows.length;
    const group = [...stored.groups.values()].find(({ oid }) => oid === trial.trial_group)?.name ?? trial.name;
    const updatedTrial = buildUpdatedTrial(trial, group, file.wind);
    const previousWind = (JSON.parse(trial.dets) as SentTrial['dets'])?.wind;
    const hasNewWind = file.wind !== undefined && file.wind !== previousWind;
    if (hasNewWind)
      changes.add({
        uid,
        kind: 'trial',
        line: file.line,
        who: trial.name,
        fields: [{ name: 'wind', before: String(previousWind ?? ''), after: String(file.wind) }],
      });
    const list = [...rowsByKey.values()];
    const hasNewResults = changes.counts.added + changes.counts.changed > 0;
    return {
      body: {
        trialsData: hasNewResults || hasNewWind ? [updatedTrial] : [],
        startlists:
          athletes.added.length > 0
            ? { [uid]: [...entries.map(({ sent }) => sent as SentStart), ...athletes.added] }
            : {},
        resultlists: hasNewResults ? { [uid]: list.map(({ sent }) => sent as SentResult) } : {},
      },
      changes,
      questions: sink.questions.unanswered,
      locators: new Map([[uid, list.map(({ locate }) => locate)]]),
    };
  };
}

const sortFields = (row: object): unknown =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
