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
import { saying } from 'shared-domain/contract';
import type { Db } from '../../../store/db.ts';
import { readSentStarts } from '../../../store/lists/lists.ts';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../../store/schema.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import { readStartRows } from '../csv/stored-rows.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { Changes, type FileLists, type FileReader, type ListBuilder } from '../import-lists.ts';
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

/** Where a field of an athlete is; what concerns the whole line is where its number is. */
const placeOf = (file: StartFile, line: number, field: string | undefined): FileLocation => {
  const name = field !== undefined && Object.hasOwn(COLUMNS[file], field) ? (field as StartField) : 'id';
  return { line, column: COLUMNS[file][name], name };
};

const idOf = ({ bib, relay }: SentStart): string => bib ?? String(relay?.n ?? '');

/** Rows of a trial and entries of its event, by bib: what is known of somebody whom the file has only a number of. */
async function readKnown(tx: Db, trial: TrialTable): Promise<Map<string, SentStart>> {
  const rows = [...(await readStartRows(tx, trial.trial_group)), ...(await readStartRows(tx, trial.oid))];
  return new Map(rows.map(({ sent }) => [idOf(sent as SentStart), sent as SentStart]));
}

function makeStart(starter: LynxStarter, known: SentStart | undefined, relay: boolean): SentStart {
  const { id, lane, last, first, affiliation } = starter;
  const ran = /^[1-9]\d?$/.test(lane) ? { lane: Number(lane) } : {};
  if (known !== undefined) return { ...known, ...ran } as SentStart;
  if (relay || isLynxTeam(starter)) {
    const name = affiliation || last;
    return { relay: { oid: makeTeamId(name), n: name }, clubName: name, ...ran } as SentStart;
  }
  return { ...(id && { bib: id }), last, first, ...(affiliation && { clubName: affiliation }), ...ran } as SentStart;
}

/** Rows of one race, with what is doubtful of them. */
async function readRace(
  tx: Db,
  trial: TrialTable,
  { race, file }: { readonly race: LynxRace; readonly file: StartFile },
  errors: FileErrors,
): Promise<SentStart[]> {
  const known = await readKnown(tx, trial);
  const relay = isRelayEvent(readEvent({ ...trial, dets: {} }, ''));
  const lines = new Map<string, number>();
  return race.starters.map((starter) => {
    const { id, last, line } = starter;
    const place = placeOf(file, line, 'id');
    const before = id === '' ? undefined : known.get(id);
    const twice = id === '' ? undefined : lines.get(id);
    if (twice !== undefined) errors.refuse(place, saying('bibTwice', { who: id, other: twice }));
    lines.set(id, line);
    if (before === undefined && last === '') errors.refuse(place, saying('unlisted', { who: id || '–' }));
    if (before !== undefined && !relay && last !== '' && foldText(last) !== foldText(before.last ?? ''))
      errors.warn(placeOf(file, line, 'last'), saying('otherName', { who: describeAthlete(before), name: last }));
    return makeStart(starter, before, relay);
  });
}

/**
 * Reads start lists for a photo finish into the heats whose numbers they name, or into the trial that is named: lanes and who
 * runs. What is known of an athlete stays; who is no longer in the list of a race leaves it.
 */
export const readLynxStarts =
  (bytes: Buffer, file: StartFile, own: string | undefined): FileReader =>
  async (errors) => {
    const text = (await readLynxText(bytes, errors)).join('\n');
    const people = { line: 1, event: 0, round: 1, heat: 1, name: '', hour: '', starters: parseLynxPeople(text) };
    return mergeStarts(file === 'ppl' ? [people] : parseLynxRaces(text), file, own);
  };

function mergeStarts(races: readonly LynxRace[], file: StartFile, own: string | undefined): ListBuilder {
  return async (tx, { oid: chOID }, errors): Promise<FileLists> => {
    const changes = new Changes();
    const known = await readStoredTrials(tx, chOID);
    const startlists: { [uid: string]: SentStart[] } = {};
    const places = new Map<string, readonly ((field: string | undefined) => FileLocation)[]>();
    const lines = new Map<string, number>();
    if (races.every(({ starters }) => starters.length === 0)) errors.refuse({ line: 1 }, saying('noStarters'));
    for (const race of races) {
      const trial = findTrial(known, race, races.length === 1 ? own : undefined, errors);
      if (trial === undefined || errors.isFull) continue;
      const { uid } = trial;
      const place: FileLocation = { line: race.line, column: 1, name: 'event' };
      const other = lines.get(uid);
      if (other !== undefined) errors.refuse(place, saying('heatTwice', { trial: trial.name, other }));
      lines.set(uid, race.line);
      if (race.starters.length === 0) {
        if ((await readSentStarts(tx, trial.oid)).length > 0)
          errors.warn(place, saying('heatEmpty', { trial: trial.name }));
        continue;
      }
      const rows = await readRace(tx, trial, { race, file }, errors);
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
              placeOf(file, line, field),
        ),
      );
    }
    return { body: { trialsData: [], startlists, resultlists: {} }, changes, locators: places };
  };
}
