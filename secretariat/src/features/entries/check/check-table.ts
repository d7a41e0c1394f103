import {
  type CategorySet,
  type EventRef,
  FFA_CATEGORIES,
  formatCategoryCode,
  isOutsideStadium,
  type WrittenEvent,
} from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { SourceRow, SourceTable } from '../read/source-table.ts';
import { MIXED } from './athlete-category.ts';
import { checkAcrossRows } from './check-across-rows.ts';
import { checkClubs } from './check-clubs.ts';
import { checkPeople, dropSexDoubts } from './check-people.ts';
import { checkRow, type RowFacts } from './check-row.ts';
import type { CheckedRow } from './checked-row.ts';
import { findEventIssues } from './event-issues.ts';
import { findLongNameIssues } from './event-name.ts';
import type { Field, Fixes, Mapping } from './fields.ts';
import { type Issue, isError, type Reason } from './issue.ts';
import type { CellReader } from './issue-collector.ts';
import { makeEntry } from './make-entry.ts';
import type { Programme, Target } from './programme.ts';
import { placeRosterRows, type RosterRowPlace, readRosterCell } from './roster-row-places.ts';
import { makeTableRules } from './table-rules.ts';
import { ALL_AGES_CATEGORIES, completeCategory } from './target-categories.ts';

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
  /** Clubs of the organisation's competitions, as they are spelt there. */
  readonly knownClubs?: readonly string[];
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
    knownClubs = [],
  } = options;
  const isRoster = mapping.list !== undefined;
  // Without a club column, people write the club in the team column; for a relay that is the team's name.
  const isTeamClub = mapping.team !== undefined && mapping.club === undefined;
  const rules = makeTableRules(table, { mapping, firstDay, categories, language });
  const { isAgeless, nameField = 'last' } = rules;
  const readDefault = (field: Field): string => (field === 'event' ? everyEvent : '');
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
      return { row, readCell, facts: checkRow(readCell, rules) };
    });
  const places = isRoster ? placeRosterRows(parsedRows, rules) : new Map<SourceRow, RosterRowPlace>();
  const people = checkPeople(parsedRows);
  const clubs = checkClubs(parsedRows, { fixes, knownClubs, isTeamClub });
  return checkAcrossRows(parsedRows.map(makeCheckedRow)).map((row) => {
    const clubIssue = clubs.get(row.line);
    return clubIssue === undefined ? row : { ...row, issues: [...row.issues, clubIssue] };
  });

  function makeCheckedRow({ row, readCell, facts }: ParsedRow): CheckedRow {
    const place = places.get(row);
    const placedFacts =
      place === undefined ? facts : { ...facts, heat: place.heat, round: facts.round ?? ('f' as const) };
    const { foundEvent } = facts;
    const person = { sex: facts.writtenSex, category: facts.category, event: foundEvent?.event };
    const base = { line: row.line, who: formatPerson(facts, readCell), person };
    const { sex: sexIssue, birth: birthIssue, knownSex } = people.get(row.line) ?? {};
    const birthIssues = birthIssue === undefined ? [] : [birthIssue];
    if (sexIssue !== undefined) return { ...base, issues: [...dropSexDoubts(facts.issues), sexIssue, ...birthIssues] };
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
    const { entry, issues } = makeEntry(readCell, completeCategory(placedFacts, target, rules), target, isTeamClub);
    const eventOptions = { programme, rules, hasSexColumn: mapping.sex !== undefined, knownSex };
    const eventIssues = findEventIssues(readCell, facts, target, eventOptions);
    const rowWideIssues: Issue[] = countExtraCells(row, table) > 0 ? [makeIssue(nameField, 'rowWide')] : [];
    const clubMissingIssues: Issue[] =
      mapping.club !== undefined && readCell('club') === '' && facts.team === ''
        ? [makeIssue('club', 'clubMissing')]
        : [];
    const teamIsClubIssues: Issue[] =
      isTeamClub && entry.start.clubName !== undefined && entry.start.relay === undefined
        ? [{ field: 'club', reason: 'teamIsClub', value: table.head[mapping.team ?? 0] ?? '' }]
        : [];
    const longNameIssues = findLongNameIssues(readCell, target, entry.namedHeat);
    const allIssues = [
      ...facts.issues,
      ...rowWideIssues,
      ...clubMissingIssues,
      ...teamIsClubIssues,
      ...takenIssues,
      ...eventIssues,
      ...longNameIssues,
      ...issues,
      ...birthIssues,
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
