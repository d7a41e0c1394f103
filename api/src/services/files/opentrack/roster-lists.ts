import {
  type EventRef,
  findCountry,
  findFederation,
  findFederationTable,
  findMainCategory,
  isMarkError,
  parseMark,
  type Sex,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import { uploadStart } from 'shared-domain/contract/schemas';
import { buildWireErrors } from '../../../base/validation.ts';
import type { Db } from '../../../store/db.ts';
import { readSentStarts } from '../../../store/lists/lists.ts';
import type { SentStart } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';
import { Changes, type FileLists, type FileReader, type ListBuilder } from '../import-lists.ts';
import { CellNotes } from '../quoted-cells.ts';
import { type RosterCells, readRoster } from './roster-cells.ts';
import type { RosterField } from './roster-columns.ts';
import { type CategoryRules, makeHeats } from './roster-heats.ts';

/** A personal or season's best; a cell that is no mark is left out with a warning. */
function parseBest(
  cells: RosterCells,
  field: 'PersonalBest' | 'SeasonBest',
  event: EventRef,
  errors: FileErrors,
): number | undefined {
  const text = cells.text(field);
  if (text === '') return undefined;
  const mark = parseMark(text, event);
  if (!isMarkError(mark)) return mark.v;
  errors.warn(cells.locate(field), createFileMessage('noMark', { cell: text }));
  return undefined;
}

/** The column of a roster that holds a field of the upload's row. */
const COLUMN_BY_FIELD: Readonly<Record<string, RosterField>> = {
  relay: 'RelayId',
  last: 'LastName',
  first: 'FirstName',
  clubName: 'ClubName',
  country: 'CountryCode',
  lane: 'Lane',
  dob: 'DateOfBirth',
  'pe.pb': 'PersonalBest',
  'pe.sb': 'SeasonBest',
};

/** Locates a field of a row; an error of the whole row is at its bib. */
const locateField = (cells: RosterCells, field: string | undefined): FileLocation =>
  cells.locate(COLUMN_BY_FIELD[field ?? ''] ?? COLUMN_BY_FIELD[field?.split('.')[0] ?? ''] ?? 'BibNumber');

function parseStart(
  cells: RosterCells,
  event: EventRef,
  sex: Sex,
  { day, table }: CategoryRules,
  { errors, notes }: { readonly errors: FileErrors; readonly notes: CellNotes },
): SentStart {
  const [bib, lane, birthDate, relay] = [
    cells.text('BibNumber'),
    cells.text('Lane'),
    cells.text('DateOfBirth'),
    cells.text('RelayId'),
  ];
  const countryCell = cells.text('CountryCode');
  const country = findCountry(countryCell);
  if (countryCell !== '' && country === undefined) notes.add('countryLeft', cells.locate('CountryCode'), countryCell);
  if (lane !== '' && !/^0*[1-9]?\d?$/.test(lane)) notes.add('numberLeft', cells.locate('Lane'), lane);
  const category = findMainCategory(birthDate, sex, day, { table })?.id;
  const [pb, sb] = [parseBest(cells, 'PersonalBest', event, errors), parseBest(cells, 'SeasonBest', event, errors)];
  const row = {
    ...(bib && { bib }),
    ...(relay
      ? { relay: { oid: relay }, clubName: cells.text('RelayTeamName') || cells.text('ClubName') }
      : { last: cells.text('LastName'), first: cells.text('FirstName') }),
    ...(cells.text('ClubName') && !relay && { clubName: cells.text('ClubName') }),
    ...(country !== undefined && { country }),
    ...(category !== undefined && { category }),
    ...(/^[1-9]\d?$/.test(lane) && { lane: Number(lane) }),
    ...(birthDate && { dob: birthDate }),
    ...((pb ?? sb) !== undefined && { pe: { ...(pb !== undefined && { pb }), ...(sb !== undefined && { sb }) } }),
  };
  const { data, error } = uploadStart.safeParse(row);
  for (const issue of error?.issues.slice(0, 1) ?? [])
    errors.refuse(
      locateField(cells, issue.path.map(String).join('.')),
      createFileMessage('other', { detail: (buildWireErrors([issue], '$')[0]?.detail ?? '').replace(/^\$\.?/, '') }),
    );
  if (!relay && cells.text('LastName') === '') errors.refuse(cells.locate('LastName'), createFileMessage('isEmpty'));
  return data ?? (row as SentStart);
}

/** Stored rows as JSON by athlete, of whom several may have one name. */
async function readStored(tx: Db, oid: string | undefined): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>();
  for (const body of oid === undefined ? [] : await readSentStarts(tx, oid)) {
    const who = describeAthlete(JSON.parse(body) as SentStart);
    const bodies = stored.get(who);
    if (bodies === undefined) stored.set(who, [body]);
    else bodies.push(body);
  }
  return stored;
}

/**
 * Reads a roster of OpenTrack: each heat becomes a trial, with the heat number of the roster. Stored trials keep their names, times and
 * details.
 */
export const readRosterFile =
  (bytes: Buffer): FileReader =>
  async (errors) =>
    buildLists(await readRoster(bytes, errors));

function buildLists(cells: readonly RosterCells[]): ListBuilder {
  return async (tx, challenge, errors): Promise<FileLists> => {
    const storedTrials = await readStoredTrials(tx, challenge.oid);
    const changes = new Changes();
    const heats = await makeHeats(cells, challenge, storedTrials, errors);
    const categoryRules = { day: challenge.date, table: findFederationTable(findFederation(challenge.rtype)) };
    errors.settle();
    const startlists: { [uid: string]: SentStart[] } = {};
    const notes = new CellNotes();
    const places = new Map<string, readonly ((field: string | undefined) => FileLocation)[]>();
    for (const { uid, rows, event, sex } of heats) {
      const list = await mapInTurns(rows, (row) => parseStart(row, event, sex, categoryRules, { errors, notes }));
      if (errors.isFull) break;
      const stored = await readStored(tx, storedTrials.trials.get(uid)?.oid);
      await mapInTurns(list, (row, index) => {
        const who = describeAthlete(row);
        const before = stored.get(who)?.shift();
        if (before === JSON.stringify(row)) return;
        const kind = before === undefined ? 'added' : 'changed';
        changes.add({ uid, kind, line: rows[index]?.record.line ?? 1, who, fields: [] });
      });
      for (const [who, remaining] of stored)
        for (const _ of remaining) changes.add({ uid, kind: 'removed', who, fields: [] });
      changes.counts.read += list.length;
      startlists[uid] = list;
      places.set(
        uid,
        rows.map((row) => (field) => locateField(row, field)),
      );
    }
    notes.addWarnings(errors);
    return {
      body: { trialsData: heats.map(({ trial }) => trial), startlists, resultlists: {} },
      changes,
      locators: places,
    };
  };
}
