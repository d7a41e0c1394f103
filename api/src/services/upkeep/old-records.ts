import { deleteAccountLinksExpiredBefore } from '../../store/accounts/account-links.ts';
import { deleteInvitationsExpiredBefore } from '../../store/accounts/invitations.ts';
import { deleteLettersBefore } from '../../store/accounts/letters.ts';
import { deleteTokensExpiredBefore } from '../../store/accounts/tokens.ts';
import { deleteLogsBefore } from '../../store/challenges/log.ts';
import { deleteRemovedBefore } from '../../store/lists/undo-images.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import type { Context } from '../context/context.ts';
import { UNDO_DAYS } from '../writing/undo-log.ts';

/** Months that are promised to who is named in them (Q30). */
const LOG_MONTHS = 36;
const MESSAGE_MONTHS = 12;
/** Days after which an expired token or invitation is deleted. */
const EXPIRED_DAYS = 30;

const DAY_MS = 24 * 3_600_000;

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // The 31st of a month that has no such day.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then.toISOString();
}

const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** Deletes records whose time is over. */
export async function forgetOldRecords({ store: { db }, steady }: Context): Promise<void> {
  const now = steady();
  await deleteLogsBefore(db, monthsBefore(now, LOG_MONTHS));
  await deleteLettersBefore(db, monthsBefore(now, MESSAGE_MONTHS));
  await deleteRemovedBefore(db, daysBefore(now, UNDO_DAYS));
  await deleteTokensExpiredBefore(db, daysBefore(now, EXPIRED_DAYS));
  await deleteInvitationsExpiredBefore(db, daysBefore(now, EXPIRED_DAYS));
  await deleteAccountLinksExpiredBefore(db, daysBefore(now, EXPIRED_DAYS));
}

/** Name of the instant at which old records were last looked for. */
const LOOKED = 'old records looked for';

/** A clock that is so much further than at the last look may be wrong, days. */
const LEAP = 31;

/** After a long stop, or under a clock set years ahead, nothing is deleted before a day's work has shown it to be right. */
async function isLeap({ store: { db }, steady }: Context): Promise<boolean> {
  const looked = await readSetting(db, LOOKED);
  return looked !== undefined && looked < daysBefore(steady(), LEAP);
}

/** Deletes old records now and once a day, until it is stopped. */
export function startDeletingOldRecords(
  ctx: Context,
  onError: (error: unknown) => void,
  every = DAY_MS,
): { stop(): Promise<void> } {
  const forget = async () => {
    await forgetOldRecords(ctx);
    await writeSetting(ctx.store.db, LOOKED, ctx.steady().toISOString());
  };
  const first = async () => ((await isLeap(ctx)) ? undefined : forget());
  let underway = first().catch(onError);
  const timer = setInterval(() => {
    underway = forget().catch(onError);
  }, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underway;
    },
  };
}
