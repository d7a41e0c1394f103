import {
  type EventRef,
  findMainCategory,
  isMarkError,
  makeGroupUid,
  makeTrialUid,
  parseMark,
  parseTrialUid,
  type RoundLetter,
  readEvent,
  type Sex,
} from 'shared-domain';
import { saying } from 'shared-domain/contract';
import { uploadStart } from 'shared-domain/contract/schemas';
import { wireErrors } from '../../../base/validation.ts';
import { readSentStarts } from '../../../store/lists/lists.ts';
import type { SentStart, SentTrial } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { whoIs } from '../csv/merge-rows.ts';
import type { FileErrors, Place } from '../file-errors.ts';
import { Changes, type MadeLists, type MakeLists, type ReadFile } from '../import-lists.ts';
import { type Cells, readRoster } from './roster-cells.ts';
import { parseEventCode } from './roster-columns.ts';

const ROUNDS: Readonly<globalThis.Record<string, RoundLetter>> = {
  final: 'f',
  heat: 'h',
  heats: 'h',
  semi: 's',
  semifinal: 's',
  quarterfinal: 'r',
  qualification: 'q',
  qualifying: 'q',
};
const SEXES: Readonly<globalThis.Record<string, Sex>> = { male: 1, female: 2, m: 1, f: 2 };
/** Whoever is of that sex, whatever the age. */
const ALL: Readonly<globalThis.Record<number, number>> = { 1: 57, 2: 58 };

/** A personal or season's best; a cell that is no mark is left out with a warning. */
function parseBest(
  cells: Cells,
  field: 'PersonalBest' | 'SeasonBest',
  event: EventRef,
  errors: FileErrors,
): number | undefined {
  const text = cells.text(field);
  if (text === '') return undefined;
  const mark = parseMark(text, event);
  if (!isMarkError(mark)) return mark.v;
  errors.warn(cells.place(field), saying('noMark', { cell: text }));
  return undefined;
}

function parseStart(cells: Cells, event: EventRef, sex: Sex, day: string, errors: FileErrors): SentStart {
  const [bib, lane, born, relay] = [
    cells.text('BibNumber'),
    cells.text('Lane'),
    cells.text('DateOfBirth'),
    cells.text('RelayId'),
  ];
  const category = findMainCategory(born, sex, day)?.id;
  const [pb, sb] = [parseBest(cells, 'PersonalBest', event, errors), parseBest(cells, 'SeasonBest', event, errors)];
  const row = {
    ...(bib && { bib }),
    ...(relay
      ? { relay: { oid: relay }, clubName: cells.text('RelayTeamName') || cells.text('ClubName') }
      : { last: cells.text('LastName'), first: cells.text('FirstName') }),
    ...(cells.text('ClubName') && !relay && { clubName: cells.text('ClubName') }),
    ...(cells.text('CountryCode') && { country: cells.text('CountryCode') }),
    ...(category !== undefined && { category }),
    ...(/^[1-9]\d?$/.test(lane) && { lane: Number(lane) }),
    ...(born && { dob: born }),
    ...((pb ?? sb) !== undefined && { pe: { ...(pb !== undefined && { pb }), ...(sb !== undefined && { sb }) } }),
  };
  const { data, error } = uploadStart.safeParse(row);
  for (const issue of error?.issues.slice(0, 1) ?? [])
    errors.refuse(
      { line: cells.record.line },
      saying('other', { detail: (wireErrors([issue], '$')[0]?.detail ?? '').replace(/^\$\.?/, '') }),
    );
  if (!relay && cells.text('LastName') === '') errors.refuse(cells.place('LastName'), saying('isEmpty'));
  return data ?? (row as SentStart);
}

/** Offsets of a zone at local times. */
function createOffsetReader(tz: string): (local: string) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone: tz, timeZoneName: 'longOffset' });
  return (local) => {
    const at = new Date(`${local.replace(' ', 'T')}Z`);
    if (Number.isNaN(at.getTime())) return 'Z';
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName');
    return name?.value.replace('GMT', '') || '+00:00';
  };
}

interface Heat {
  readonly uid: string;
  readonly trial: SentTrial;
  readonly event: EventRef;
  readonly sex: Sex;
  readonly rows: Cells[];
}

/**
 * What a roster of OpenTrack makes of a challenge: each of its start lists a heat, in the category of those who are in it, or
 * that of everybody of their sex when there are several. Stored trials keep their details.
 */
export const readRosterFile =
  (bytes: Buffer): ReadFile =>
  async (errors) =>
    buildLists(await readRoster(bytes, errors));

function buildLists(cells: readonly Cells[]): MakeLists {
  return async (tx, { oid: chOID, kind, tz, date: day }, errors): Promise<MadeLists> => {
    const known = await readStoredTrials(tx, chOID);
    const groupNames = new Map([...known.groups.values()].map(({ oid, name }) => [oid, name]));
    const changes = new Changes();
    const offsetOf = createOffsetReader(tz);
    const lists = new Map<string, Cells[]>();
    await mapInTurns(cells, (one) => {
      const key = `${one.text('StartListId')} ${one.text('EventGroup')}`;
      const rows = lists.get(key);
      if (rows === undefined) lists.set(key, [one]);
      else rows.push(one);
    });
    const heats: Heat[] = [];
    const taken = new Map<string, number>();
    const weigh = (rows: readonly Cells[]) => 10 + rows.length;
    const addHeat = (rows: Cells[]): void => {
      const [first] = rows;
      if (first === undefined) return;
      const code = first.text('EventCode');
      const ref = parseEventCode(code);
      const sex = SEXES[first.text('Gender').toLowerCase()];
      const round = ROUNDS[first.text('EventStage').toLowerCase()];
      if (ref === undefined) errors.refuse(first.place('EventCode'), saying('noEvent', { cell: code }));
      if (sex === undefined) errors.refuse(first.place('Gender'), saying('noGender', { cell: first.text('Gender') }));
      if (round === undefined)
        errors.refuse(first.place('EventStage'), saying('noRound', { cell: first.text('EventStage') }));
      const start = first.text('EventStart');
      if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(start))
        errors.refuse(first.place('EventStart'), saying('noDateTime', { cell: start }));
      if (ref === undefined || sex === undefined || round === undefined || errors.full) return;
      const ages = new Set(rows.map((cells) => findMainCategory(cells.text('DateOfBirth'), sex, day)?.id));
      const [only] = ages;
      const category = ages.size === 1 && only !== undefined ? only : (ALL[sex] ?? 57);
      const key = `${makeGroupUid({ ...ref, category })} ${round}`;
      const heat = (taken.get(key) ?? 0) + 1;
      taken.set(key, heat);
      const uid = makeTrialUid({ ...ref, category, round, heat });
      if (parseTrialUid(uid) === undefined) {
        errors.refuse(first.place('EventCode'), saying('noEvent', { cell: code }));
        return;
      }
      const name = [code, first.text('Gender'), first.text('Title')].filter(Boolean).join(' ');
      const before = known.trials.get(uid);
      const time = start.length === 16 ? `${start}:00` : start;
      heats.push({
        uid,
        sex,
        rows,
        event: readEvent({ ...ref, dets: {} }, kind),
        trial: {
          uid,
          group: groupNames.get(before?.trial_group ?? '') ?? name,
          name: before?.name ?? `${name} ${first.text('EventStage')} ${heat}`,
          dts: {},
          date: before?.date ?? `${time.replace(' ', 'T')}${offsetOf(time)}`,
          ...ref,
          category,
          round,
          heat,
        },
      });
    };
    await mapInTurns([...lists.values()], addHeat, weigh);
    errors.settle();
    const startlists: { [uid: string]: SentStart[] } = {};
    const places = new Map<string, readonly ((field: string | undefined) => Place)[]>();
    for (const { uid, rows, event, sex } of heats) {
      const list = await mapInTurns(rows, (cells) => parseStart(cells, event, sex, day, errors));
      if (errors.full) break;
      const oid = known.trials.get(uid)?.oid;
      const before = new Map(
        await mapInTurns(oid === undefined ? [] : await readSentStarts(tx, oid), (body) => [
          whoIs(JSON.parse(body) as SentStart),
          body,
        ]),
      );
      await mapInTurns(list, (row, index) => {
        const who = whoIs(row);
        const was = before.get(who);
        before.delete(who);
        if (was !== JSON.stringify(row))
          changes.add({
            uid,
            kind: was === undefined ? 'added' : 'changed',
            line: rows[index]?.record.line ?? 1,
            who,
            fields: [],
          });
      });
      for (const who of before.keys()) changes.add({ uid, kind: 'removed', who, fields: [] });
      changes.counts.read += list.length;
      startlists[uid] = list;
      places.set(
        uid,
        rows.map((cells) => () => ({ line: cells.record.line })),
      );
    }
    return { body: { trialsData: heats.map(({ trial }) => trial), startlists, resultlists: {} }, changes, places };
  };
}
