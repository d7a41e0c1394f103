import {
  type CategorySet,
  type EventRef,
  findAgeGroup,
  findFederation,
  findFederationTable,
  findMainCategory,
  makeGroupUid,
  makeRosterName,
  makeTrialUid,
  parseTrialUid,
  placeRoster,
  type RosterRow,
  type RoundLetter,
  readEvent,
  type Sex,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import { eventDateTime } from 'shared-domain/contract/schemas';
import type { ChallengeRecord } from '../../../store/challenges/challenges.ts';
import type { SentTrial } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';
import { formatFileCategory } from '../csv/columns.ts';
import type { FileErrors } from '../file-errors.ts';
import { CellNotes } from '../quoted-cells.ts';
import type { RosterCells } from './roster-cells.ts';
import { parseEventCode } from './roster-columns.ts';

const ROUNDS: Readonly<Record<string, RoundLetter>> = {
  final: 'f',
  heat: 'h',
  heats: 'h',
  semi: 's',
  semifinal: 's',
  quarterfinal: 'r',
  qualification: 'q',
  qualifying: 'q',
};
const SEXES: Readonly<Record<string, Sex>> = { male: 1, female: 2, m: 1, f: 2, mixed: 3, x: 3 };

/** A heat of a roster, with the trial that is uploaded for it. */
export interface Heat {
  readonly uid: string;
  readonly trial: SentTrial;
  readonly event: EventRef;
  readonly sex: Sex;
  readonly rows: readonly RosterCells[];
}

/** A row whose event was read. */
interface ReadRow extends RosterRow {
  readonly cells: RosterCells;
  readonly ref: { readonly g0: number; readonly g1: string };
  readonly round: RoundLetter;
  readonly title: string;
}

/** Words for everybody in the column of ages. */
const ALL_AGES = /^(?:all|open|any|-)?$/i;

const parseHeatNumber = (cell: string): number => (/^[1-9]\d{0,2}$/.test(cell) ? Number(cell) : 0);

/** The category of a row without a place, which cannot occur: only the types need it. */
const ALL_CATEGORIES_MEN = 57;

/** Letters of a title with its age group, from which the name of a trial is built. */
const MAX_TITLE = 150;

/** Whether a text is an existing date and time, in a year that the upload accepts. */
const isDateTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(text) &&
  eventDateTime.safeParse(`${text.replace(' ', 'T')}${text.length === 16 ? ':00' : ''}Z`).success;

/** By what categories are found: the competition's first day, and the table of its federation. */
export interface CategoryRules {
  readonly day: string;
  readonly table: CategorySet;
}

/** Reads the event, round and heat of a row; undefined where a cell is refused. */
function readRow(
  cells: RosterCells,
  { day, table }: CategoryRules,
  errors: FileErrors,
  notes: CellNotes,
): ReadRow | undefined {
  const code = cells.text('EventCode');
  const ref = parseEventCode(code);
  const sex = SEXES[cells.text('Gender').toLowerCase()];
  const round = ROUNDS[cells.text('EventStage').toLowerCase()];
  const start = cells.text('EventStart');
  if (ref === undefined) errors.refuse(cells.locate('EventCode'), createFileMessage('noEvent', { cell: code }));
  if (sex === undefined)
    errors.refuse(cells.locate('Gender'), createFileMessage('noGender', { cell: cells.text('Gender') }));
  if (round === undefined)
    errors.refuse(cells.locate('EventStage'), createFileMessage('noRound', { cell: cells.text('EventStage') }));
  if (!isDateTime(start)) errors.refuse(cells.locate('EventStart'), createFileMessage('noDateTime', { cell: start }));
  if (ref === undefined || sex === undefined || round === undefined) return undefined;
  const group = cells.text('EventGroup');
  if (!/^\d*$/.test(group)) notes.add('numberLeft', cells.locate('EventGroup'), group);
  const ageGroup = cells.text('AgeGroup');
  const categoryOfAge = findAgeGroup(ageGroup, sex, day, table);
  if (categoryOfAge === undefined && !ALL_AGES.test(ageGroup))
    notes.add('categoryLeft', cells.locate('AgeGroup'), ageGroup);
  const age = cells.text('OldestAgeGroup') || cells.text('AgeGroup');
  const name = makeRosterName(cells.text('Title'), age);
  if (name.length > MAX_TITLE) errors.refuse(cells.locate('Title'), createFileMessage('tooLong', { most: MAX_TITLE }));
  return {
    cells,
    ref,
    round,
    sex,
    name,
    list: cells.text('StartListId'),
    heat: parseHeatNumber(group),
    event: `${ref.g0}-${ref.g1}`,
    category: categoryOfAge ?? findMainCategory(cells.text('DateOfBirth'), sex, day, { table })?.id,
    title: [code, cells.text('Gender'), name].filter(Boolean).join(' '),
  };
}

/** Creates a function that gives the UTC offset of a zone at a local time, `+02:00`. */
function createOffsetReader(tz: string): (local: string) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone: tz, timeZoneName: 'longOffset' });
  return (local) => {
    const moment = new Date(`${local.replace(' ', 'T')}Z`);
    if (Number.isNaN(moment.getTime())) return 'Z';
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
    return name?.value.replace('GMT', '') || '+00:00';
  };
}

/** Heats of a roster in the order of its start lists, under the numbers and categories of `placeRoster`. */
export async function makeHeats(
  cells: readonly RosterCells[],
  { kind, tz, date: day, rtype }: ChallengeRecord,
  storedTrials: StoredTrials,
  errors: FileErrors,
): Promise<readonly Heat[]> {
  const categoryRules = { day, table: findFederationTable(findFederation(rtype)) };
  const notes = new CellNotes();
  const rows = (
    await mapInTurns(cells, (one) => (errors.isFull ? undefined : readRow(one, categoryRules, errors, notes)))
  ).filter((row) => row !== undefined);
  notes.addWarnings(errors);
  errors.settle();
  const groups = [...storedTrials.groups.values()];
  const groupNames = new Map(groups.map(({ oid, name }) => [oid, name]));
  const stored = new Map(groups.map(({ g0, g1, name, category }) => [`${g0}-${g1} ${name}`, category]));
  const places = placeRoster(rows, (row) => stored.get(`${row.event} ${(row as ReadRow).title}`));
  const formatOffset = createOffsetReader(tz);
  const warnedTitles = new Set<string>();
  const byUid = new Map<string, { readonly first: ReadRow; readonly rows: RosterCells[] }>();
  for (const [index, row] of rows.entries()) {
    const { category = ALL_CATEGORIES_MEN, heat = 1, taken } = places[index] ?? {};
    const uid = makeTrialUid({ ...row.ref, category, round: row.round, heat });
    if (parseTrialUid(uid) === undefined)
      errors.refuse(row.cells.locate('EventCode'), createFileMessage('noEvent', { cell: row.cells.text('EventCode') }));
    if (taken !== undefined && !warnedTitles.has(row.title))
      errors.warn(
        row.cells.locate('StartListId'),
        createFileMessage('categoryTaken', {
          name: row.title,
          taken: formatFileCategory(taken),
          category: formatFileCategory(category),
        }),
      );
    warnedTitles.add(row.title);
    const list = byUid.get(uid);
    if (list === undefined) byUid.set(uid, { first: row, rows: [row.cells] });
    else list.rows.push(row.cells);
  }
  errors.settle();
  return [...byUid].map(([uid, { first, rows: list }]): Heat => {
    const before = storedTrials.trials.get(uid);
    const { category = ALL_CATEGORIES_MEN, heat = 1 } = parseTrialUid(uid) ?? {};
    const start = first.cells.text('EventStart');
    const time = start.length === 16 ? `${start}:00` : start;
    const { ref, round, sex, title } = first;
    return {
      uid,
      sex,
      rows: list,
      event: readEvent({ ...ref, dets: {} }, kind),
      trial: {
        uid,
        group:
          groupNames.get(before?.trial_group ?? '') ??
          storedTrials.groups.get(makeGroupUid({ ...ref, category }))?.name ??
          title,
        name: before?.name ?? `${title} ${first.cells.text('EventStage')} ${heat}`,
        dts: {},
        date: before?.date ?? `${time.replace(' ', 'T')}${formatOffset(time)}`,
        ...ref,
        category,
        round,
        heat,
      },
    };
  });
}
