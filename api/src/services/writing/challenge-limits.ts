import { MAX_PROTESTS, MAX_REMARKS, MAX_ROWS, MAX_TRIALS } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { countActs } from '../../store/lists/official-acts.ts';
import { countTrialsAndRows } from '../../store/lists/trials.ts';
import type { UploadWrite } from '../planning/plan-write.ts';

/** `rows`: of start and result lists and of commitments. */
type Size = Awaited<ReturnType<typeof countTrialsAndRows>>;

/** By how much a write makes its competition grow. */
function measureGrowth({ trials, groups, commitments }: UploadWrite): Size {
  const rowsByTrial = trials.map(({ plan: { stored }, lists: { starts, results } }) => {
    const startGrowth = starts === undefined ? 0 : starts.rows.length - (stored?.starts ?? 0);
    const resultGrowth = results === undefined ? 0 : results.rows.length - (stored?.results ?? 0);
    return startGrowth + resultGrowth;
  });
  const rowsByGroup = commitments.map(({ group, list }) => list.rows.length - (group.stored?.entries ?? 0));
  return {
    trials: trials.filter(({ plan }) => plan.stored === undefined).length,
    groups: groups.filter(({ stored }) => stored === undefined).length,
    rows: [...rowsByTrial, ...rowsByGroup].reduce((total, rows) => total + rows, 0),
  };
}

const isGrowth = ({ trials, groups, rows }: Size): boolean => trials > 0 || groups > 0 || rows > 0;

/** @throws Refusal `too large` for a growth beyond `MAX_TRIALS` trials or groups, or `MAX_ROWS` rows */
function checkGrowth(size: Size, growth: Size): void {
  const isOver = (part: keyof Size, max: number) => growth[part] > 0 && size[part] + growth[part] > max;
  if (isOver('trials', MAX_TRIALS)) throw refusal('too large', `a competition has at most ${MAX_TRIALS} trials`);
  if (isOver('groups', MAX_TRIALS)) throw refusal('too large', `a competition has at most ${MAX_TRIALS} groups`);
  if (isOver('rows', MAX_ROWS))
    throw refusal('too large', `a competition has at most ${MAX_ROWS} rows of start and result lists`);
}

/**
 * What does not make a competition grow is never refused, however large it is.
 * @throws Refusal `too large` for a write that makes a competition larger than it may be
 */
export async function refuseTooLarge(db: Db, chOID: string, write: UploadWrite): Promise<void> {
  const growth = measureGrowth(write);
  if (isGrowth(growth)) checkGrowth(await countTrialsAndRows(db, chOID), growth);
}

/** Restores lists. @throws Refusal `too large` where that makes the competition larger than it may be */
export async function restoreWithinLimits(db: Db, chOID: string, restore: () => Promise<void>): Promise<void> {
  const before = await countTrialsAndRows(db, chOID);
  await restore();
  const after = await countTrialsAndRows(db, chOID);
  const { trials, groups, rows } = before;
  checkGrowth(before, { trials: after.trials - trials, groups: after.groups - groups, rows: after.rows - rows });
}

const MAX_ACTS = { remark: MAX_REMARKS, protest: MAX_PROTESTS } as const;

/** @throws Refusal `too large` for a competition that has as many remarks, or protests, as it may */
export async function refuseTooManyActs(db: Db, chOID: string, kind: keyof typeof MAX_ACTS): Promise<void> {
  const max = MAX_ACTS[kind];
  if ((await countActs(db, chOID, kind)) >= max)
    throw refusal('too large', `a competition has at most ${max} ${kind}s`);
}
