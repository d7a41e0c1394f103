import { findCategory, findCategoryOfSex, findFederation, findFederationTable, findMainCategory } from 'shared-domain';
import type { EditAnswer } from 'shared-domain/contract';
import type { athleteEdit } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { formatJsonPath } from '../../base/json-path.ts';
import { conflictAt, refusalAt } from '../../base/refusal.ts';
import type { ChallengeRecord } from '../../store/challenges/challenges.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { Context } from '../context/context.ts';
import { type OpenList, OpenLists } from '../entry/open-lists.ts';
import { requireFreeBib } from '../entry/row-conflicts.ts';
import { indexEntries } from '../planning/entries.ts';
import { createProblems } from '../planning/problems.ts';
import { keyRows, makeRowKey, makeRowKeys } from '../sheets/row-key.ts';
import { requireReason } from '../writing/corrections.ts';
import { type ManualEdit, type ManualEditState, writeManualEdit } from '../writing/manual-edit.ts';
import { mergePerson, type PersonFields } from './same-athlete.ts';

type Edit = z.output<typeof athleteEdit>;
type Change = Edit['change'];

/** An athlete's row: its index in the start list and in the result list, −1 where it is not there. */
interface AthleteRow {
  readonly list: OpenList;
  readonly trial: string;
  readonly row: string;
  readonly start: number;
  readonly result: number;
}

async function findRow(lists: OpenLists, { trial, row }: Edit['rows'][number], index: number): Promise<AthleteRow> {
  const list = await lists.open(trial, formatJsonPath(['rows', index, 'trial']));
  const start = makeRowKeys(list.starts).indexOf(row);
  const entries = indexEntries(list.starts);
  const entry = list.starts[start];
  const resultIndex = makeRowKeys(list.results).indexOf(row);
  const result =
    resultIndex >= 0
      ? resultIndex
      : list.results.findIndex((one) => entry !== undefined && entries.find(one) === entry);
  if (start >= 0 || result >= 0) return { list, trial, row, start, result };
  throw refusalAt(
    'not found',
    formatJsonPath(['rows', index, 'row']),
    `${JSON.stringify(row)} is in no list of ${list.sheet.uid}`,
  );
}

const SEXES: Readonly<Record<string, 1 | 2>> = { M: 1, F: 2 };

/** The category for a new birth date or sex; undefined where it stays, or no sex is known. */
function findNewCategory(person: PersonFields, change: Change, challenge: ChallengeRecord): number | undefined {
  const { dob = person.dob, sex = person.sex } = change;
  const sexNumber = SEXES[sex ?? ''] ?? findCategory(person.category ?? 0)?.sex;
  const table = findFederationTable(findFederation(challenge.rtype));
  if (dob == null) {
    const hasSex = change.sex !== undefined && (sexNumber === 1 || sexNumber === 2);
    return hasSex && person.category !== undefined ? findCategoryOfSex(person.category, sexNumber, table) : undefined;
  }
  if (sexNumber === undefined) return undefined;
  return findMainCategory(dob, sexNumber, challenge.date, { table })?.id;
}

/** `null` removes a field, an absent one is not changed. */
function applyChange<Row extends object>(row: Row, change: Readonly<Record<string, unknown>>): Row {
  const next = Object.entries({ ...row, ...change }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(next) as Row;
}

/** Changes only the fields that a result was sent with; the rest comes from its entry. */
function changeResult(row: SentResult, change: Change, hasEntry: boolean): SentResult {
  const sentFields = Object.entries(change).filter(
    ([field]) => !hasEntry || (row as Readonly<Record<string, unknown>>)[field] !== undefined,
  );
  return applyChange(row, Object.fromEntries(sentFields));
}

/** @throws Refusal `conflict` with the reason `stale` where a field has no longer the value that the editor saw (`was`) */
function requireUnchanged(person: PersonFields, bibs: readonly string[], { change, was = {} }: Edit): void {
  for (const field of Object.keys(change) as (keyof Change)[]) {
    if (!(field in was)) continue;
    const seen = was[field] ?? null;
    const isSame =
      field === 'bib'
        ? seen === null
          ? bibs.length === 0
          : bibs.includes(String(seen))
        : (person[field] ?? null) === seen;
    if (!isSame) throw conflictAt('stale', formatJsonPath(['was', field]), 'somebody has changed it meanwhile');
  }
}

const findPerson = ({ list, start, result }: AthleteRow): PersonFields =>
  list.starts[start] ?? (list.results[result] as PersonFields);

function changeBests(entry: SentStart, { pb, sb }: Edit['bests'][number]): SentStart {
  const pe = applyChange(entry.pe ?? {}, { ...(pb !== undefined && { pb }), ...(sb !== undefined && { sb }) });
  const { pe: _, ...rest } = entry;
  return Object.keys(pe).length === 0 ? rest : { ...rest, pe };
}

async function changeRow(lists: OpenLists, athleteRow: AthleteRow, change: Change, bests: Edit['bests'], path: string) {
  const { list, trial, row, start, result } = athleteRow;
  const entry = list.starts[start];
  if (change.bib != null) {
    requireFreeBib(keyRows(list.starts), change.bib, row, path);
    requireFreeBib(keyRows(list.results), change.bib, makeRowKeys(list.results)[result], path);
  }
  const best = bests.find((one) => one.trial === trial && one.row === row);
  const after = entry && applyChange(best === undefined ? entry : changeBests(entry, best), change);
  const resultRow = list.results[result];
  const afterResult = resultRow && changeResult(resultRow, change, entry !== undefined);
  if (after !== undefined) list.starts = list.starts.with(start, after);
  if (afterResult !== undefined) list.results = list.results.with(result, afterResult);
  const key = makeRowKey(after ?? (afterResult as SentResult));
  if (key !== row) await lists.moveActs({ list: trial, row }, { list: trial, row: key });
  return { trial, row, ...(key !== row && { to: key }) };
}

async function planEdit(state: ManualEditState, edit: Edit): Promise<ManualEdit> {
  const lists = new OpenLists(state);
  const athleteRows: AthleteRow[] = [];
  for (const [index, row] of edit.rows.entries()) athleteRows.push(await findRow(lists, row, index));
  const people = athleteRows.map(findPerson);
  const person = mergePerson(people);
  requireUnchanged(
    person,
    people.flatMap(({ bib }) => (bib ? [bib] : [])),
    edit,
  );
  const isAgeChanged = edit.change.dob !== undefined || edit.change.sex !== undefined;
  const category = isAgeChanged ? findNewCategory(person, edit.change, state.challenge) : undefined;
  const change = { ...edit.change, ...(category !== undefined && edit.change.category === undefined && { category }) };
  const rows = [];
  for (const [index, one] of athleteRows.entries())
    rows.push(
      await changeRow(
        lists,
        one,
        change,
        edit.bests,
        edit.change.bib === undefined ? formatJsonPath(['rows', index]) : formatJsonPath(['change', 'bib']),
      ),
    );
  const changedLists = lists.listChanges();
  for (const { sheet, results } of changedLists)
    if (results !== undefined) requireReason(sheet.trial?.status ?? 0, edit.reason);
  const indexListsByUid = <K extends 'starts' | 'results'>(name: K) =>
    Object.fromEntries(
      changedLists.flatMap((list) => (list[name] === undefined ? [] : [[list.sheet.uid, list[name]]])),
    );
  return {
    action: 'athlete changed',
    // The log stores no name (Q30): it has the fields that changed, not their values.
    detail: { fields: [...Object.keys(change), ...(edit.bests.length > 0 ? ['pe'] : [])], rows, reason: edit.reason },
    startlists: indexListsByUid('starts') as ManualEdit['startlists'],
    resultlists: indexListsByUid('results') as ManualEdit['resultlists'],
    ...lists.listMovedActs(),
  };
}

/** Changes an athlete in all their rows: identity, bib, and the bests of single entries. */
export async function editAthlete(ctx: Context, organiser: string, chOID: string, edit: Edit): Promise<EditAnswer> {
  return writeManualEdit(ctx, { organiser, chOID }, (state) => planEdit(state, edit), createProblems);
}
