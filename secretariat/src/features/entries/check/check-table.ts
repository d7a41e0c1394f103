import {
  type CategorySet,
  createSexReader,
  type EventRef,
  FFA_CATEGORIES,
  findCategory,
  findDateOrder,
  findMainCategory,
  findNameOrder,
  formatCategoryCode,
  isOppositeSex,
  isOutsideStadium,
  parseWrittenCode,
  type WrittenEvent,
} from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { SourceRow, SourceTable } from '../read/source-table.ts';
import { type CellReader, checkRow, MIXED, type RowFacts, type RowRules } from './check-row.ts';
import { checkTogether } from './check-together.ts';
import type { CheckedRow } from './checked-row.ts';
import { findLongName } from './event-name.ts';
import type { Field, Mapping } from './fields.ts';
import { type Issue, isError, type Reason } from './issue.ts';
import { makeEntry } from './make-entry.ts';
import type { Programme, Target } from './programme.ts';
import { placeRosterReads, type ReadPlace, readRosterCell } from './roster-reads.ts';

/** What the reader has put right, by line and field: a field may have no column. */
export type Fixes = Readonly<Record<number, Partial<Readonly<Record<Field, string>>>>>;

interface CheckOptions {
  readonly mapping: Mapping;
  readonly programme: Programme;
  /** The competition's first day. */
  readonly day: string;
  /** The categories of its federation; the FFA's when left out. */
  readonly categories?: CategorySet;
  readonly language: Language;
  /** The event of every row, where the file has no column of events. */
  readonly everyEvent?: string;
  readonly fixes?: Fixes;
  /** Lines that the reader leaves out. */
  readonly skipped?: ReadonlySet<number>;
}

interface Read {
  readonly row: SourceRow;
  readonly readCell: CellReader;
  readonly facts: RowFacts;
}

/** A row with a heat or a lane whose event is the name of a trial goes to that trial, whatever its round is called. */
const readKnownTrial =
  (readText: CellReader, programme: Programme): CellReader =>
  (field) => {
    if (field !== 'event' && field !== 'round' && field !== 'heat') return readText(field);
    const isPlaced = readText('heat') !== '' || readText('lane') !== '';
    const uid = isPlaced ? programme.findTrial(readText('event')) : undefined;
    if (uid === undefined) return readText(field);
    return field === 'event' ? uid : '';
  };

function whoOf({ last, first, team }: RowFacts, readCell: CellReader): string {
  const name = [last, first].filter(Boolean).join(' ') || team;
  return [readCell('bib'), name].filter(Boolean).join(' · ');
}

/** Filled cells of a row beyond the headings: a separator in a text without quotes has shifted what follows. */
const countExtraCells = ({ cells }: SourceRow, { head }: SourceTable): number =>
  cells.slice(head.length).filter((cell) => cell.trim() !== '').length;

/** A single row tells no column. */
const MIN_ROWS = 2;

/** Whether a column of categories has none of them: `Elite`, `Sport`. */
function hasNoKnownCategory({ rows }: SourceTable, { category }: Mapping, table: CategorySet): boolean {
  if (category === undefined || rows.length < MIN_ROWS) return false;
  const cells = new Set(rows.flatMap(({ cells: { [category]: cell = '' } }) => (cell === '' ? [] : [cell])));
  return [...cells].every((cell) =>
    ([undefined, 1] as const).every((sex) => parseWrittenCode(cell, sex, table) === undefined),
  );
}

/** Rows as entries of the programme: each with what stops it, and what is worth a look. */
export function checkTable(table: SourceTable, options: CheckOptions): CheckedRow[] {
  const {
    mapping,
    programme,
    day,
    language,
    categories = FFA_CATEGORIES,
    everyEvent = '',
    fixes = {},
    skipped = new Set(),
  } = options;
  const isRoster = mapping.list !== undefined;
  const nameField = mapping.last === undefined && mapping.name !== undefined ? ('name' as const) : ('last' as const);
  // Where no column says the club, people write it under team; a relay's is its name.
  const isTeamClub = mapping.team !== undefined && mapping.club === undefined;
  const hasOwnClasses = mapping.birth === undefined && !isRoster && hasNoKnownCategory(table, mapping, categories);
  const cellsOf = (column: number | undefined): readonly string[] =>
    column === undefined ? [] : table.rows.map(({ cells }) => (cells[column] ?? '').trim());
  const readSex = createSexReader(cellsOf(mapping.sex), table.head[mapping.sex ?? -1]);
  const rules = { firstDay: day, table: categories, language, isRoster, nameField, hasOwnClasses, readSex };
  const isAgeless =
    mapping.birth === undefined && mapping.age === undefined && (mapping.category === undefined || hasOwnClasses);
  const blankOf = (field: Field): string => (field === 'event' ? everyEvent : '');
  const dateOrder = mapping.birth === undefined ? undefined : findDateOrder(cellsOf(mapping.birth));
  const nameColumn = mapping.name;
  const nameOrder =
    nameColumn === undefined
      ? undefined
      : findNameOrder(
          table.rows.map(({ cells }) => cells[nameColumn] ?? ''),
          table.head[nameColumn],
          table.head,
        );
  const reads = table.rows
    .filter(({ line }) => !skipped.has(line))
    .map((row): Read => {
      const readText = (field: Field): string => {
        const index = mapping[field];
        return (fixes[row.line]?.[field] ?? (index === undefined ? blankOf(field) : (row.cells[index] ?? ''))).trim();
      };
      const readCell = isRoster ? readRosterCell(readText) : readKnownTrial(readText, programme);
      return { row, readCell, facts: checkRow(readCell, { ...rules, nameOrder, dateOrder }) };
    });
  const places = isRoster ? placeRosterReads(reads, rules) : new Map<SourceRow, ReadPlace>();
  return checkTogether(reads.map((read) => settle(read)));

  function settle({ row, readCell, facts }: Read): CheckedRow {
    const place = places.get(row);
    const settled = place === undefined ? facts : { ...facts, heat: place.heat, round: facts.round ?? ('f' as const) };
    const { found } = facts;
    const person = { sex: facts.writtenSex, category: facts.category, event: found?.event };
    const base = { line: row.line, who: whoOf(facts, readCell), person };
    if (found === undefined || facts.issues.some(isError)) return { ...base, issues: facts.issues };
    const { sex, category: own } = facts;
    const issueOf = (field: Field, reason: Reason, detail?: string): Issue => ({
      field,
      reason,
      value: readCell(field),
      ...(detail !== undefined && { detail }),
    });
    const wanted = place?.category ?? found.category ?? own;
    const target = isForAll(found, sex)
      ? findMixed(found.event)
      : findTarget(found.event, wanted, sex ?? found.sex, place);
    if (target === undefined) {
      const reason = sex === undefined ? 'sexMissing' : 'categoryMissing';
      return { ...base, issues: [...facts.issues, issueOf(sex === undefined ? 'sex' : 'birth', reason)] };
    }
    const taken: Issue[] =
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
    const { entry, issues } = makeEntry(readCell, withCategory(settled, target, rules), target, isTeamClub);
    const targetSex = findCategory(target.category)?.sex;
    const othersEvent: Issue[] = isOppositeSex(sex ?? found.sex, targetSex) ? [issueOf('event', 'sexDiffers')] : [];
    const wide: Issue[] = countExtraCells(row, table) > 0 ? [issueOf(nameField, 'rowWide')] : [];
    const clubless: Issue[] =
      mapping.club !== undefined && readCell('club') === '' && facts.team === ''
        ? [issueOf('club', 'clubMissing')]
        : [];
    const teamed: Issue[] =
      isTeamClub && entry.start.clubName !== undefined && entry.start.relay === undefined
        ? [{ field: 'club', reason: 'teamIsClub', value: table.head[mapping.team ?? 0] ?? '' }]
        : [];
    const unsaid: Issue[] =
      sex === undefined && !found.fixed && (targetSex === 1 || targetSex === 2)
        ? [issueOf('sex', mapping.sex === undefined ? 'sexAssumed' : 'sexBlank', target.name)]
        : [];
    const odd: Issue[] =
      own !== undefined && !programme.admits(target.category, own)
        ? [issueOf('category', 'categoryNotOfEvent', target.name)]
        : [];
    const long = findLongName(readCell, target, entry.place);
    const all = [
      ...facts.issues,
      ...wide,
      ...clubless,
      ...teamed,
      ...taken,
      ...othersEvent,
      ...unsaid,
      ...odd,
      ...long,
      ...issues,
    ];
    return all.some(isError) ? { ...base, issues: all } : { ...base, issues: all, entry };
  }

  /** Whether an event is one for women and men: said mixed, or one race on the road that is said for every row of the file. */
  function isForAll({ event, sex, category, fixed }: WrittenEvent, own: number | undefined): boolean {
    if (isRoster || fixed || category !== undefined) return false;
    if (sex !== undefined) return sex === MIXED;
    return (
      mapping.event === undefined && own !== undefined && isOutsideStadium(event) && !programme.has(event, undefined)
    );
  }

  function findMixed(event: EventRef): Target {
    return programme.find(event, undefined, MIXED) ?? programme.findExact(event, { category: EVERYBODY[MIXED] });
  }

  /** The event of a row: a roster's own, else the programme's; without any age in the file, everybody's where there is none. */
  function findTarget(
    event: EventRef,
    wanted: number | undefined,
    sex: number | undefined,
    place: ReadPlace | undefined,
  ): Target | undefined {
    if (place !== undefined) return programme.findExact(event, place);
    const found = programme.find(event, wanted, sex);
    const everybody = EVERYBODY[sex ?? 0];
    if (found !== undefined || !isAgeless || wanted !== undefined || everybody === undefined) return found;
    return programme.has(event, sex) ? undefined : programme.findExact(event, { category: everybody });
  }
}

/** Whoever is of that sex, whatever the age. */
const EVERYBODY: Readonly<Record<number, number>> & { readonly [MIXED]: number } = { 1: 57, 2: 58, [MIXED]: 1057 };

/** Who gave a birth date and no sex is of the sex of the only event it can be; who gave a sex alone keeps it in a mixed one. */
function withCategory(facts: RowFacts, { category }: Target, { firstDay, table }: RowRules): RowFacts {
  const sex = findCategory(category)?.sex;
  if (sex === MIXED && facts.category === undefined && facts.sex !== MIXED)
    return { ...facts, category: EVERYBODY[facts.sex ?? 0] };
  if (facts.category !== undefined || facts.birth === undefined || sex === undefined) return facts;
  return { ...facts, category: findMainCategory(facts.birth.day, sex, firstDay, { table })?.id };
}
