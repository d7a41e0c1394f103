import { z } from 'zod';
import { MAX_ADDED_LISTS, MAX_FROZEN_LISTS, MAX_FROZEN_ROWS, MAX_SCREEN_PICTURES } from '../limits.ts';
import { isoDateTime, oid } from './common.ts';
import { foldStart } from './fold-start.ts';
import { boardRecord } from './records.ts';
import { startRow, trial } from './trial.ts';

const rowKey = z.string().max(200);

/** A row without names: these are the ones of now, also on a frozen screen. */
const frozenRow = startRow
  .omit({ last: true, first: true, members: true, auid: true, coid: true })
  .extend({ row: rowKey, unlisted: z.literal(true).optional() });

const frozenTrial = trial
  .pick({ oid: true, status: true, date: true, dateE: true, dts: true, dets: true, results: true, updated: true })
  .extend({
    rows: z.array(frozenRow).max(MAX_FROZEN_ROWS),
    records: z.array(boardRecord).max(100).optional(),
    fold: foldStart.optional(),
    /** How many changes of keys its rows have, as a fact says; absent: of an earlier release, which did not say. */
    renumbered: z.int().min(0).max(1_000_000).optional(),
  });

/**
 * What a screen that was told to freeze at `since` shows otherwise than the lists of now: `trials` as they were, `added` ones that it does not
 * have, the reports and the pictures of then.
 */
export const frozenLists = z.object({
  since: isoDateTime,
  trials: z.array(frozenTrial).max(MAX_FROZEN_LISTS),
  added: z.array(oid).max(MAX_ADDED_LISTS),
  withheld: z.array(z.string().max(64)).max(200).optional(),
  pictures: z.array(oid).max(MAX_SCREEN_PICTURES).optional(),
});
