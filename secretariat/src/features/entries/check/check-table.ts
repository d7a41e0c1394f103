import { findCategory, findMainCategory, makeGroupUid } from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { SourceRow, SourceTable } from '../read/source-table.ts';
import { type CellReader, checkRow, type RowFacts } from './check-row.ts';
import { checkTogether } from './check-together.ts';
import type { CheckedRow } from './checked-row.ts';
import type { Field, Mapping } from './fields.ts';
import { type Issue, isError } from './issue.ts';
import { makeEntry } from './make-entry.ts';
import type { Programme, Target } from './programme.ts';

/** What the reader has put right, by line and field: a field may have no column. */
export type Fixes = Readonly<Record<number, Partial<Readonly<Record<Field, string>>>>>;

interface CheckOptions {
  readonly mapping: Mapping;
  readonly programme: Programme;
  /** The competition's first day. */
  readonly day: string;
  readonly language: Language;
  readonly fixes?: Fixes;
  /** Lines that the reader leaves out. */
  readonly skipped?: ReadonlySet<number>;
}

/** Whoever is of that sex, whatever the age. */
const ALL: Readonly<Record<number, number>> = { 1: 57, 2: 58 };

interface Read {
  readonly row: SourceRow;
  readonly readCell: CellReader;
  readonly facts: RowFacts;
}

/** Rows of one start list of OpenTrack run together: one event, of everybody of their sex when they are of several ages. */
function listPlaces(
  reads: readonly Read[],
  mapped: boolean,
): Map<SourceRow, { category: number | undefined; heat: number }> {
  const places = new Map<SourceRow, { category: number | undefined; heat: number }>();
  if (!mapped) return places;
  const heats = new Map<string, number>();
  for (const list of Map.groupBy(reads, ({ readCell }) => readCell('list')).values()) {
    const ages = new Set(list.map(({ facts }) => facts.category));
    const [first] = list;
    const [only] = ages;
    const category = ages.size === 1 ? only : ALL[first?.facts.sex ?? 0];
    const { found, round } = first?.facts ?? {};
    const key = `${found === undefined ? '' : makeGroupUid({ ...found.event, category: category ?? 0 })} ${round}`;
    const heat = (heats.get(key) ?? 0) + 1;
    heats.set(key, heat);
    for (const { row } of list) places.set(row, { category, heat });
  }
  return places;
}

function whoOf({ last, first, team }: RowFacts, readCell: CellReader): string {
  const name = [last, first].filter(Boolean).join(' ') || team;
  return [readCell('bib'), name].filter(Boolean).join(' · ');
}

/** Rows as entries of the programme: each with what stops it, and what is worth a look. */
export function checkTable(table: SourceTable, options: CheckOptions): CheckedRow[] {
  const { mapping, programme, day, language, fixes = {}, skipped = new Set() } = options;
  const reads = table.rows
    .filter(({ line }) => !skipped.has(line))
    .map((row): Read => {
      const readCell: CellReader = (field: Field) => {
        const index = mapping[field];
        return (fixes[row.line]?.[field] ?? (index === undefined ? '' : (row.cells[index] ?? ''))).trim();
      };
      return { row, readCell, facts: checkRow(readCell, day) };
    });
  const places = listPlaces(reads, mapping.list !== undefined);
  return checkTogether(reads.map((read) => settle(read)));

  function settle({ row, readCell, facts }: Read): CheckedRow {
    const place = places.get(row);
    const settled = place === undefined ? facts : { ...facts, heat: place.heat, round: facts.round ?? ('f' as const) };
    const base = { line: row.line, who: whoOf(facts, readCell) };
    const { found } = facts;
    if (found === undefined || facts.issues.some(isError)) return { ...base, issues: facts.issues };
    const { sex, category: own } = facts;
    const wanted = place?.category ?? found.category ?? own;
    const target = programme.find(found.event, wanted, sex ?? found.sex, language);
    if (target === undefined) {
      const reason = sex === undefined ? 'sexMissing' : 'categoryMissing';
      return { ...base, issues: [...facts.issues, { field: sex === undefined ? 'sex' : 'birth', reason, value: '' }] };
    }
    const { entry, issues } = makeEntry(readCell, withCategory(settled, target, day), target);
    const odd: Issue[] =
      own !== undefined && !programme.admits(target.category, own)
        ? [
            {
              field: 'category',
              reason: 'categoryNotOfEvent',
              value: target.name,
              detail: findCategory(own)?.short ?? '',
            },
          ]
        : [];
    const all = [...facts.issues, ...odd, ...issues];
    return all.some(isError) ? { ...base, issues: all } : { ...base, issues: all, entry };
  }
}

/** Who gave a birth date and no sex is of the sex of the only event it can be. */
function withCategory(facts: RowFacts, { category }: Target, day: string): RowFacts {
  const sex = findCategory(category)?.sex;
  if (facts.category !== undefined || facts.birth === undefined || sex === undefined) return facts;
  return { ...facts, category: findMainCategory(facts.birth.day, sex, day)?.id };
}
