import { deleteMessagesBefore } from '../store/contact-messages.ts';
import { deleteInvitationsExpiredBefore } from '../store/invitations.ts';
import { deleteLogsBefore } from '../store/log.ts';
import { deleteRemovedBefore } from '../store/removed.ts';
import { deleteTokensExpiredBefore } from '../store/tokens.ts';
import type { Context } from './context.ts';
import { KEPT_DAYS } from './kept.ts';

/** Months that are promised to who is named in them (decision 30). */
const LOGS = 36;
const MESSAGES = 12;
/** Days after which an expired token or invitation is not told from one that never was. */
const EXPIRED = 30;

const DAY = 24 * 3_600_000;

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // The 31st of a month that has no such day.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then.toISOString();
}

const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY).toISOString();

/** Deletes what has been kept for as long as it may be. */
export async function forgetOldRecords({ store: { db }, clock }: Context): Promise<void> {
  const now = clock();
  await deleteLogsBefore(db, monthsBefore(now, LOGS));
  await deleteMessagesBefore(db, monthsBefore(now, MESSAGES));
  await deleteRemovedBefore(db, daysBefore(now, KEPT_DAYS));
  await deleteTokensExpiredBefore(db, daysBefore(now, EXPIRED));
  await deleteInvitationsExpiredBefore(db, daysBefore(now, EXPIRED));
}

/** Deletes old records now and once a day, until it is told to stop. */
export function keepRecordsYoung(
  ctx: Context,
  onError: (error: unknown) => void,
  every = DAY,
): { stop(): Promise<void> } {
  const forget = () => forgetOldRecords(ctx).catch(onError);
  let underway = forget();
  const timer = setInterval(() => {
    underway = forget();
  }, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underway;
    },
  };
}
