import {
  type CategorySet,
  createClassReader,
  createMixedClassTest,
  createSexReader,
  type EventRef,
  FFA_CATEGORIES,
  findCategory,
  findDateOrder,
  findMainCategory,
  findNameOrder,
  formatCategoryCode,
  hasParaClasses,
  hasTenYearClasses,
  isOppositeSex,
  isOutsideStadium,
  type Sex,
  type WrittenEvent,
} from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { SourceRow, SourceTable } from '../read/source-table.ts';
import { checkAcrossRows } from './check-across-rows.ts';
import { type CellReader, checkRow, MIXED, type RowFacts, type RowRules } from './check-row.ts';
import type { CheckedRow } from './checked-row.ts';
import { findLongNameIssues } from './event-name.ts';
import type { Field, Mapping } from './fields.ts';
import { type Issue, isError, type Reason } from './issue.ts';
import { makeEntry } from './make-entry.ts';
import type { Programme, Target } from './programme.ts';
import { readCategory } from './read-category.ts';
import { placeRosterRows, type RosterRowPlace, readRosterCell } from './roster-row-places.ts';

/** Corrections by the user, by line and field; also of fields that have no column. */
export type Fixes = Readonly<Record<number, Partial<Readonly<Record<Field, string>>>>>;

interface CheckOptions {
  readonly mapping: Mapping;
  readonly programme: Programme;
  /** The competition's first day, ISO. */
  readonly firstDay: string;
  /** The categories of its federation; by default the FFA's. */
  readonly categories?: CategorySet;
  readonly language: Language;
  /** The event of all rows, when the file has no event column. */
  readonly everyEvent?: string;
  readonly fixes?: Fixes;
  /** Lines of the file that the user leaves out. */
  readonly skipped?: ReadonlySet<number>;
}

interface ParsedRow {
  readonly row: SourceRow;
  readonly readCell: CellReader;
  readonly facts: RowFacts;
}

/** When a row with a heat or lane has a trial's name as its event, that trial decides its event, round and heat. */
const makeTrialCellReader =
  (readText: CellReader, programme: Programme): CellReader =>
  (field) => {
    if (field !== 'event' && field !== 'round' && field !== 'heat') return readText(field);
    const isPlaced = readText('heat') !== '' || readText('lane') !== '';
    const uid = isPlaced ? programme.findTrial(readText('event')) : undefined;
    if (uid === undefined) return readText(field);
    return field === 'event' ? uid : '';
  };

function formatPerson({ last, first, team }: RowFacts, readCell: CellReader): string {
  const name = [last, first].filter(Boolean).join(' ') || team;
  return [readCell('bib'), name].filter(Boolean).join(' · ');
}

/** Filled cells beyond the head: an unquoted separator inside a text has shifted the cells after it. */
const countExtraCells = ({ cells }: SourceRow, { head }: SourceTable): number =>
  cells.slice(head.length).filter((cell) => cell.trim() !== '').length;

/** One row is too few to judge a column. */
const MIN_ROWS = 2;

/** Whether no cell of the category column is a known category: `Elite`, `Sport`. */
function hasNoKnownCategory({ rows }: SourceTable, { category }: Mapping, categories: CategorySet): boolean {
  if (category === undefined || rows.length < MIN_ROWS) return false;
  const cells = new Set(rows.flatMap(({ cells: { [category]: cell = '' } }) => (cell === '' ? [] : [cell])));
  return [...cells].every((cell) =>
    ([undefined, 1] as const).every((sex) => readCategory(cell, sex, categories) === undefined),
  );
}

/** Whether the classes of a table without births are ten years wide. */
function findWideClasses({ rows }: SourceTable, { category, age, birth }: Mapping): boolean {
  if (category === undefined || birth !== undefined) return false;
  return hasTenYearClasses(
    rows.map(({ cells }) => {
      const years = Number.parseInt(cells[age ?? -1] ?? '', 10);
      return { code: (cells[category] ?? '').trim(), ...(Number.isNaN(years) ? {} : { age: years }) };
    }),
  );
}

/** The rows as entries in events of the programme, each with its errors and warnings. */
export function checkTable(table: SourceTable, options: CheckOptions): CheckedRow[] {
  const {
    mapping,
    programme,
    firstDay,
    language,
    categories = FFA_CATEGORIES,
    everyEvent = '',
    fixes = {},
    skipped = new Set(),
  } = options;
  const isRoster = mapping.list !== undefined;
  const nameField = mapping.last === undefined && mapping.name !== undefined ? ('name' as const) : ('last' as const);
  // Without a club column, people write the club in the team column; for a relay that is the team's name.
  const isTeamClub = mapping.team !== undefined && mapping.club === undefined;
  const hasOwnClasses = mapping.birth === undefined && !isRoster && hasNoKnownCategory(table, mapping, categories);
  const hasWideClasses = !isRoster && findWideClasses(table, mapping);
  const listColumnCells = (column: number | undefined): readonly string[] =>
    column === undefined ? [] : table.rows.map(({ cells }) => (cells[column] ?? '').trim());
  const readSex = createSexReader(listColumnCells(mapping.sex), table.head[mapping.sex ?? -1]);
  const eventClasses = listColumnCells(mapping.event).map((cell) => cell.split(' ').at(-1) ?? '');
  const classes = isRoster ? [] : listColumnCells(mapping.category);
  const isPara = !isRoster && hasParaClasses(listColumnCells(mapping.category));
  const hasParaEvents = isPara || hasParaClasses(eventClasses);
  const classRules = {
    ...{ hasOwnClasses, hasWideClasses, isPara, hasParaEvents },
    isMixedClass: createMixedClassTest(classes),
    findSexOfClass: createClassReader(classes),
  };
  const rules = { firstDay, categories, language, isRoster, nameField, ...classRules, readSex };
  const isAgeless =
    mapping.birth === undefined &&
    mapping.age === undefined &&
    (mapping.category === undefined || hasOwnClasses || hasWideClasses || isPara);
  const readDefault = (field: Field): string => (field === 'event' ? everyEvent : '');
  const dateOrder = mapping.birth === undefined ? undefined : findDateOrder(listColumnCells(mapping.birth));
  const nameColumn = mapping.name;
  const nameOrder =
    nameColumn === undefined
      ? undefined
      : findNameOrder(
          table.rows.map(({ cells }) => cells[nameColumn] ?? ''),
          table.head[nameColumn],
          table.head,
        );
  const parsedRows = table.rows
    .filter(({ line }) => !skipped.has(line))
    .map((row): ParsedRow => {
      const readText = (field: Field): string => {
        const index = mapping[field];
        return (
          fixes[row.line]?.[field] ?? (index === undefined ? readDefault(field) : (row.cells[index] ?? ''))
        ).trim();
      };
      const readCell = isRoster ? readRosterCell(readText) : makeTrialCellReader(readText, programme);
      return { row, readCell, facts: checkRow(readCell, { ...rules, nameOrder, dateOrder }) };
    });
  const places = isRoster ? placeRosterRows(parsedRows, rules) : new Map<SourceRow, RosterRowPlace>();
  return checkAcrossRows(parsedRows.map(makeCheckedRow));

  function makeCheckedRow({ row, readCell, facts }: ParsedRow): CheckedRow {
    const place = places.get(row);
    const placedFacts =
      place === undefined ? facts : { ...facts, heat: place.heat, round: facts.round ?? ('f' as const) };
    const { foundEvent } = facts;
    const person = { sex: facts.writtenSex, category: facts.category, event: foundEvent?.event };
    const base = { line: row.line, who: formatPerson(facts, readCell), person };
    if (foundEvent === undefined || facts.issues.some(isError)) return { ...base, issues: facts.issues };
    const { sex, category: ownCategory } = facts;
    const makeIssue = (field: Field, reason: Reason, detail?: string): Issue => ({
      field,
      reason,
      value: readCell(field),
      ...(detail !== undefined && { detail }),
    });
    const wantedCategory = place?.category ?? foundEvent.category ?? ownCategory;
    const target = isMixedEvent(foundEvent, sex)
      ? findMixedTarget(foundEvent.event)
      : findTarget(foundEvent.event, wantedCategory, sex ?? foundEvent.sex, place);
    if (target === undefined) {
      const reason = sex === undefined ? 'sexMissing' : 'categoryMissing';
      return { ...base, issues: [...facts.issues, makeIssue(sex === undefined ? 'sex' : 'birth', reason)] };
    }
    const takenIssues: Issue[] =
      place?.isFirst === true && place.taken !== undefined
        ? [
            {
              field: 'list',
              reason: 'categoryTaken',
              value: formatCategoryCode(place.taken, language) ?? '',
              detail: target.name,
            },
          ]
        : [];
    const { entry, issues } = makeEntry(readCell, withCategory(placedFacts, target, rules), target, isTeamClub);
    const targetSex = findCategory(target.category)?.sex;
    const otherSexIssues: Issue[] = isOppositeSex(sex ?? foundEvent.sex, targetSex)
      ? [makeIssue('event', 'sexDiffers')]
      : [];
    const rowWideIssues: Issue[] = countExtraCells(row, table) > 0 ? [makeIssue(nameField, 'rowWide')] : [];
    const clubMissingIssues: Issue[] =
      mapping.club !== undefined && readCell('club') === '' && facts.team === ''
        ? [makeIssue('club', 'clubMissing')]
        : [];
    const teamIsClubIssues: Issue[] =
      isTeamClub && entry.start.clubName !== undefined && entry.start.relay === undefined
        ? [{ field: 'club', reason: 'teamIsClub', value: table.head[mapping.team ?? 0] ?? '' }]
        : [];
    const sexAssumedIssues: Issue[] =
      sex === undefined && !foundEvent.fixed && (targetSex === 1 || targetSex === 2)
        ? [makeIssue('sex', mapping.sex === undefined ? 'sexAssumed' : 'sexBlank', target.name)]
        : [];
    const possibleCategories = listPossibleCategories(facts, targetSex, rules);
    const categoryIssues: Issue[] =
      possibleCategories.length > 0 && !possibleCategories.some((own) => programme.canAdmit(target, own))
        ? [makeIssue('category', 'categoryNotOfEvent', target.name)]
        : [];
    // In an empty programme every event is new, which is no surprise.
    const newEventIssues: Issue[] =
      target.isNew && !programme.isEmpty ? [makeIssue('event', 'eventNew', target.name)] : [];
    const longNameIssues = findLongNameIssues(readCell, target, entry.namedHeat);
    const allIssues = [
      ...facts.issues,
      ...rowWideIssues,
      ...clubMissingIssues,
      ...teamIsClubIssues,
      ...takenIssues,
      ...otherSexIssues,
      ...sexAssumedIssues,
      ...categoryIssues,
      ...newEventIssues,
      ...longNameIssues,
      ...issues,
    ];
    return allIssues.some(isError) ? { ...base, issues: allIssues } : { ...base, issues: allIssues, entry };
  }

  /** Whether the event is mixed: the file says so, or all its rows are one race outside the stadium. */
  function isMixedEvent({ event, sex, category, fixed }: WrittenEvent, athleteSex: number | undefined): boolean {
    if (isRoster || fixed || category !== undefined) return false;
    if (sex !== undefined) return sex === MIXED;
    return (
      mapping.event === undefined &&
      athleteSex !== undefined &&
      isOutsideStadium(event) &&
      !programme.hasEvent(event, undefined)
    );
  }

  function findMixedTarget(event: EventRef): Target {
    return (
      programme.findTarget(event, undefined, MIXED) ??
      programme.findExactTarget(event, { category: ALL_AGES_CATEGORIES[MIXED] })
    );
  }

  /** The event of a row: for a roster the exact one, else the best match of the programme; when the file has no ages, the event for all ages. */
  function findTarget(
    event: EventRef,
    wantedCategory: number | undefined,
    sex: number | undefined,
    place: RosterRowPlace | undefined,
  ): Target | undefined {
    if (place !== undefined) return programme.findExactTarget(event, place);
    const target = programme.findTarget(event, wantedCategory, sex);
    const everybody = ALL_AGES_CATEGORIES[sex ?? 0];
    if (target !== undefined || !isAgeless || wantedCategory !== undefined || everybody === undefined) return target;
    return programme.hasEvent(event, sex) ? undefined : programme.findExactTarget(event, { category: everybody });
  }
}

/** Ids of the categories for all ages, by sex: TCM, TCF and the mixed one. */
const ALL_AGES_CATEGORIES: Readonly<Record<number, number>> & { readonly [MIXED]: number } = {
  1: 57,
  2: 58,
  [MIXED]: 1057,
};

/** The category of an athlete; of one whose sex is not given, those of the age that the event's sex leaves open. */
function listPossibleCategories(
  { category, birth }: RowFacts,
  eventSex: Sex | undefined,
  { firstDay, categories }: RowRules,
): readonly number[] {
  if (category !== undefined) return [category];
  if (birth === undefined) return [];
  return ([1, 2] as const)
    .filter((sex) => !isOppositeSex(sex, eventSex))
    .flatMap((sex) => findMainCategory(birth.day, sex, firstDay, { table: categories })?.id ?? []);
}

/** Completes the athlete's category: without a sex by that of the event; without an age in a mixed event, all ages of their own sex. */
function withCategory(facts: RowFacts, { category }: Target, { firstDay, categories }: RowRules): RowFacts {
  const sex = findCategory(category)?.sex;
  if (sex === MIXED && facts.category === undefined && facts.sex !== MIXED)
    return { ...facts, category: ALL_AGES_CATEGORIES[facts.sex ?? 0] };
  if (facts.category !== undefined || facts.birth === undefined || sex === undefined) return facts;
  return { ...facts, category: findMainCategory(facts.birth.day, sex, firstDay, { table: categories })?.id };
}
