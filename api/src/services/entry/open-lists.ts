import { refusalAt } from '../../base/refusal.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { newOid } from '../../store/oid.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { readCommitments, readSheet, type Sheet } from '../sheets/sheet.ts';
import type { ManualEdit, ManualEditState } from '../writing/manual-edit.ts';

/** A list that is being edited; its rows are replaced, not mutated. */
export interface OpenList {
  readonly sheet: Sheet;
  starts: SentStart[];
  results: SentResult[];
}

/** The rows of a list after the edits; undefined where they did not change. */
interface ChangedList {
  readonly sheet: Sheet;
  readonly starts: SentStart[] | undefined;
  readonly results: SentResult[] | undefined;
}

const hasDifferentRows = (rows: readonly object[], before: readonly { readonly sent: object }[]): boolean =>
  JSON.stringify(rows) !== JSON.stringify(before.map(({ sent }) => sent));

/** Lists of one challenge, opened as edits name them. */
export class OpenLists {
  readonly #state: ManualEditState;
  readonly #open = new Map<string, OpenList>();
  readonly #acts: OfficialActTable[] = [];
  readonly #withdrawn: OfficialActTable[] = [];

  constructor(state: ManualEditState) {
    this.#state = state;
  }

  /** The list of a trial, or the entries of a group. @throws Refusal `not found` with the edit's path */
  async open(oid: string, path: string): Promise<OpenList> {
    const openList = this.#open.get(oid);
    if (openList !== undefined) return openList;
    const { trials, groups } = this.#state.stored;
    const trial = [...trials.values()].find((one) => one.oid === oid);
    const group = [...groups.values()].find((one) => one.oid === oid);
    if (trial === undefined && group === undefined) {
      throw refusalAt('not found', path, `there is no trial ${JSON.stringify(oid)} in this challenge`);
    }
    const { db } = this.#state;
    const sheet =
      trial === undefined ? await readCommitments(db, group as NonNullable<typeof group>) : await readSheet(db, trial);
    const list = {
      sheet,
      starts: sheet.starts.map(({ sent }) => sent),
      results: sheet.results.map(({ sent }) => sent),
    };
    this.#open.set(oid, list);
    return list;
  }

  /** Moves the officials' acts about a row along with the row. */
  async moveActs(from: { list: string; row: string }, to: { list: string; row: string }): Promise<void> {
    const actsMovedBefore = this.#acts.filter(({ list, row }) => list === from.list && row === from.row);
    for (const act of actsMovedBefore) Object.assign(act, to);
    const storedActs = (await readActs(this.#state.db, [from.list])).filter(({ row }) => row === from.row);
    for (const act of storedActs) {
      if (this.#withdrawn.some(({ oid }) => oid === act.oid)) continue;
      this.#withdrawn.push(act);
      this.#acts.push({ ...act, oid: newOid(), ...to });
    }
  }

  listMovedActs(): Required<Pick<ManualEdit, 'acts' | 'withdrawnActs'>> {
    return { acts: this.#acts, withdrawnActs: this.#withdrawn };
  }

  listChanges(): ChangedList[] {
    return [...this.#open.values()].flatMap(({ sheet, starts, results }) => {
      const [newStarts, newResults] = [
        hasDifferentRows(starts, sheet.starts),
        hasDifferentRows(results, sheet.results),
      ];
      if (!newStarts && !newResults) return [];
      return [{ sheet, starts: newStarts ? starts : undefined, results: newResults ? results : undefined }];
    });
  }
}

/** Position of a row in a start list. @throws Refusal `not found` */
export function findRowIndex({ sheet, starts }: OpenList, row: string, path: string): number {
  const index = makeRowKeys(starts).indexOf(row);
  if (index < 0) throw refusalAt('not found', path, `${JSON.stringify(row)} is not in the start list of ${sheet.uid}`);
  return index;
}
