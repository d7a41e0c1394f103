import {
  foldText,
  isLynxTeam,
  isRelayEvent,
  type LynxRace,
  type LynxStarter,
  makeTeamId,
  parseLynxPeople,
  parseLynxRaces,
  readEvent,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { Db } from '../../../store/db.ts';
import { readSentStarts } from '../../../store/lists/lists.ts';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../../store/schema.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import { readStartRows } from '../csv/stored-rows.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { Changes, type FileLists, type FileReader, type ListBuilder } from '../import-lists.ts';
import { CellNotes } from '../quoted-cells.ts';
import { readLynxText } from './lynx-lines.ts';
import { findTrial } from './lynx-trial.ts';

/** Files that a start list is read from: races with their athletes, or the athletes of one trial. */
export const START_FILES = ['evt', 'ppl'] as const;
type StartFile = (typeof START_FILES)[number];

/** Columns of an athlete, from 1: those of a race begin with an empty cell, and have the lane after the number. */
const COLUMNS = {
  evt: { id: 2, lane: 3, last: 4, first: 5, clubName: 6 },
  ppl: { id: 1, lane: 1, last: 2, first: 3, clubName: 4 },
} as const satisfies Readonly<Record<StartFile, object>>;
type StartField = keyof (typeof COLUMNS)['evt'];

/** Locates a field of an athlete; an error of the whole line is at its id. */
const locateField = (file: StartFile, line: number, field: string | undefined): FileLocation => {
  const name = field !== undefined && Object.hasOwn(COLUMNS[file], field) ? (field as StartField) : 'id';
  return { line, column: COLUMNS[file][name], name };
};

const findStarterId = ({ bib, relay }: SentStart): string => bib ?? String(relay?.n ?? '');

/** Rows of the trial and entries of its event by bib: they complete a line that has only a number. */
async function indexKnownStarts(tx: Db, trial: TrialTable): Promise<Map<string, SentStart>> {
  const rows = [...(await readStartRows(tx, trial.trial_group)), ...(await readStartRows(tx, trial.oid))];
  return new Map(rows.map(({ sent }) => [findStarterId(sent as SentStart), sent as SentStart]));
}

function createStart(starter: LynxStarter, knownStart: SentStart | undefined, isRelay: boolean): SentStart {
  const { id, lane, last, first, affiliation } = starter;
  const laneField = /^[1-9]\d?$/.test(lane) ? { lane: Number(lane) } : {};
  if (knownStart !== undefined) return { ...knownStart, ...laneField } as SentStart;
  if (isRelay || isLynxTeam(starter)) {
    const name = affiliation || last;
    return { relay: { oid: makeTeamId(name), n: name }, clubName: name, ...laneField } as SentStart;
  }
  return {
    ...(id && { bib: id }),
    last,
    first,
    ...(affiliation && { clubName: affiliation }),
    ...laneField,
  } as SentStart;
}

/** The start rows of one race; doubtful lines are reported to `errors`. */
async function readRace(
  tx: Db,
  trial: TrialTable,
  { race, file, notes }: { readonly race: LynxRace; readonly file: StartFile; readonly notes: CellNotes },
  errors: FileErrors,
): Promise<SentStart[]> {
  const knownStarts = await indexKnownStarts(tx, trial);
  const isRelay = isRelayEvent(readEvent({ ...trial, dets: {} }, ''));
  const lines = new Map<string, number>();
  return race.starters.map((starter) => {
    const { id, last, line, others = [] } = starter;
    for (const [index, cell] of others.entries())
      if (cell !== '') notes.add('columnUnnamed', { line, column: COLUMNS.evt.clubName + index + 1 }, cell);
    const location = locateField(file, line, 'id');
    const knownStart = id === '' ? undefined : knownStarts.get(id);
    if (id !== '' && isRelay && knownStart === undefined) notes.add('columnUnnamed', locateField(file, line, 'id'), id);
    const firstLine = id === '' ? undefined : lines.get(id);
    if (firstLine !== undefined) errors.refuse(location, createFileMessage('bibTwice', { who: id, other: firstLine }));
    lines.set(id, line);
    if (knownStart === undefined && last === '')
      errors.refuse(location, createFileMessage('unlisted', { who: id || '–' }));
    if (knownStart !== undefined && !isRelay && last !== '' && foldText(last) !== foldText(knownStart.last ?? ''))
      errors.warn(
        locateField(file, line, 'last'),
        createFileMessage('otherName', { who: describeAthlete(knownStart), name: last }),
      );
    return createStart(starter, knownStart, isRelay);
  });
}

/**
 * Reads start lists of a photo finish into the heats whose numbers they have, or into the trial `trialOid`. Athletes keep their other
 * fields; those who are not in the file are removed from the heat.
 */
export const readLynxStarts =
  (bytes: Buffer, file: StartFile, trialOid: string | undefined): FileReader =>
  async (errors) => {
    const text = (await readLynxText(bytes, errors)).join('\n');
    const people = { line: 1, event: 0, round: 1, heat: 1, name: '', hour: '', starters: parseLynxPeople(text) };
    return createStartBuilder(file === 'ppl' ? [people] : parseLynxRaces(text), file, trialOid);
  };

function createStartBuilder(races: readonly LynxRace[], file: StartFile, trialOid: string | undefined): ListBuilder {
  return async (tx, { oid: chOID }, errors): Promise<FileLists> => {
    const changes = new Changes();
    const storedTrials = await readStoredTrials(tx, chOID);
    const startlists: { [uid: string]: SentStart[] } = {};
    const places = new Map<string, readonly ((field: string | undefined) => FileLocation)[]>();
    const lines = new Map<string, number>();
    const notes = new CellNotes();
    if (races.every(({ starters }) => starters.length === 0))
      errors.refuse({ line: 1 }, createFileMessage('noStarters'));
    for (const race of races) {
      const trial = findTrial(storedTrials, race, races.length === 1 ? trialOid : undefined, errors);
      if (trial === undefined || errors.isFull) continue;
      const { uid } = trial;
      const location: FileLocation = { line: race.line, column: 1, name: 'event' };
      const other = lines.get(uid);
      if (other !== undefined) errors.refuse(location, createFileMessage('heatTwice', { trial: trial.name, other }));
      lines.set(uid, race.line);
      if (race.starters.length === 0) {
        if ((await readSentStarts(tx, trial.oid)).length > 0)
          errors.warn(location, createFileMessage('heatEmpty', { trial: trial.name }));
        continue;
      }
      const rows = await readRace(tx, trial, { race, file, notes }, errors);
      const stored = new Map(
        (await readStartRows(tx, trial.oid)).map(({ sent }) => [describeAthlete(sent), JSON.stringify(sent)]),
      );
      let isChanged = rows.length !== stored.size;
      for (const [index, row] of rows.entries()) {
        const who = describeAthlete(row);
        const before = stored.get(who);
        stored.delete(who);
        if (before === JSON.stringify(row)) continue;
        isChanged = true;
        const line = race.starters[index]?.line ?? race.line;
        const fields = [{ name: 'lane', before: '', after: String(row.lane ?? '') }];
        changes.add({ uid, kind: before === undefined ? 'added' : 'changed', line, who, fields });
      }
      for (const who of stored.keys()) changes.add({ uid, kind: 'removed', who, fields: [] });
      changes.counts.read += rows.length;
      if (isChanged) startlists[uid] = rows;
      places.set(
        uid,
        race.starters.map(
          ({ line }) =>
            (field) =>
              locateField(file, line, field),
        ),
      );
    }
    notes.addWarnings(errors);
    return { body: { trialsData: [], startlists, resultlists: {} }, changes, locators: places };
  };
}
