import { deleteAccountLinksExpiredBefore } from '../../store/accounts/account-links.ts';
import { deleteInvitationsExpiredBefore } from '../../store/accounts/invitations.ts';
import { deleteLettersBefore } from '../../store/accounts/letters.ts';
import { deleteTokensExpiredBefore } from '../../store/accounts/tokens.ts';
import { deleteLogsBefore } from '../../store/challenges/log.ts';
import { deleteUnusedErased } from '../../store/lists/erased-people.ts';
import { deleteRemovedBefore } from '../../store/lists/undo-images.ts';
import { deleteFollowsEndedBefore } from '../../store/push/subscriptions.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import type { Context } from '../context/context.ts';
import { findOldestEnd } from '../push/subscriptions.ts';
import { UNDO_DAYS } from '../writing/undo-log.ts';

/** Months for which logs and contact messages are stored, as the people named in them were promised (Q30). */
const LOG_MONTHS = 36;
const MESSAGE_MONTHS = 12;
/** Days after its expiry that a token, invitation or account link is deleted. */
const EXPIRED_DAYS = 30;

const DAY_MS = 24 * 3_600_000;

function subtractMonths(now: Date, months: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  // 29 February in a year that has none: 28 February.
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date.toISOString();
}

const subtractDays = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** Deletes logs, messages, removed records, tokens, invitations, links and follows that are past their time. */
export async function deleteOldRecords({ store: { db }, readSteadyClock }: Context): Promise<void> {
  const now = readSteadyClock();
  await deleteLogsBefore(db, subtractMonths(now, LOG_MONTHS));
  await deleteLettersBefore(db, subtractMonths(now, MESSAGE_MONTHS));
  await deleteRemovedBefore(db, subtractDays(now, UNDO_DAYS));
  await deleteUnusedErased(db);
  await deleteTokensExpiredBefore(db, subtractDays(now, EXPIRED_DAYS));
  await deleteInvitationsExpiredBefore(db, subtractDays(now, EXPIRED_DAYS));
  await deleteAccountLinksExpiredBefore(db, subtractDays(now, EXPIRED_DAYS));
  await deleteFollowsEndedBefore(db, findOldestEnd(now));
}

/** Name of the setting that holds when old records were last deleted. */
const LAST_DELETION_SETTING = 'old records looked for';

/** Days: a gap since the last deletion beyond this may come from a wrong clock. */
const MAX_GAP_DAYS = 31;

/**
 * Whether the last deletion was more than `MAX_GAP_DAYS` ago: after a long stop, or because the clock is set far ahead. Then nothing is
 * deleted at the start, but only after the server has run for a day.
 */
async function hasLongGap({ store: { db }, readSteadyClock }: Context): Promise<boolean> {
  const last = await readSetting(db, LAST_DELETION_SETTING);
  return last !== undefined && last < subtractDays(readSteadyClock(), MAX_GAP_DAYS);
}

/** Deletes old records now and once a day, until it is stopped. */
export function startDeletingOldRecords(
  ctx: Context,
  onError: (error: unknown) => void,
  intervalMs = DAY_MS,
): { stop(): Promise<void> } {
  const runDeletion = async () => {
    await deleteOldRecords(ctx);
    await writeSetting(ctx.store.db, LAST_DELETION_SETTING, ctx.readSteadyClock().toISOString());
  };
  const runFirstDeletion = async () => ((await hasLongGap(ctx)) ? undefined : runDeletion());
  let pendingDeletion = runFirstDeletion().catch(onError);
  const timer = setInterval(() => {
    pendingDeletion = runDeletion().catch(onError);
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await pendingDeletion;
    },
  };
}
