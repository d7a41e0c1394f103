import { queryList } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { refusalAt } from '../base/refusal.ts';

/** Trials or groups that one call may name. */
const MAX_OIDS = 200;

/** `oid`, `oids` and `oids[]` mean the same, with one value or many. */
export const oidsQuery = z.object({ oid: queryList, oids: queryList, 'oids[]': queryList });

/** @throws Refusal `invalid request` for none, or too many */
export function readOids({ oid = [], oids = [], 'oids[]': list = [] }: z.output<typeof oidsQuery>): string[] {
  const distinctOids = [...new Set([...oid, ...oids, ...list])];
  if (distinctOids.length === 0) throw refusalAt('invalid request', 'query.oids', 'is missing');
  if (distinctOids.length > MAX_OIDS)
    throw refusalAt('invalid request', 'query.oids', `at most ${MAX_OIDS} in one call`);
  return distinctOids;
}
