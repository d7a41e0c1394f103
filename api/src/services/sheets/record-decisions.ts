import type { RecordDecision } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { parseActBody } from './acts.ts';
import { makeRowKeys } from './row-key.ts';

/** What a person said of a record, with the act that holds it. */
export interface StoredRecordDecision extends RecordDecision {
  readonly act: OfficialActTable;
  /** Keys of the row and of the record. */
  readonly row: string;
  readonly record: string;
  /** The public may be told of it. */
  readonly word: boolean;
}

/** What persons said of the records of a trial. */
export function listRecordDecisions(acts: readonly OfficialActTable[]): StoredRecordDecision[] {
  return acts.flatMap((act) => {
    const body = parseActBody(act, 'record');
    return body === undefined || act.row === null
      ? []
      : [{ act, row: act.row, record: body.record, v: body.v, state: body.state, word: body.word === true }];
  });
}

/** Keys of the rows of a whole result list as it is shown. */
export const makeShownRowKeys = (rows: readonly ResultRow[]): string[] =>
  makeRowKeys(rows.map((row) => ({ ...row, clubName: row.club })));

export const findRecordDecision = (
  decisions: readonly StoredRecordDecision[],
  row: string | undefined,
  record: string,
): StoredRecordDecision | undefined => decisions.find((one) => one.row === row && one.record === record);
