import type { LogLine } from 'shared-domain/contract';
import { type LogRecord, listLogs } from '../../store/challenges/log.ts';
import type { Context } from '../context/context.ts';
import { findUndoDeadline } from '../writing/undo-log.ts';

function makeLogLine(
  { oid, at, organiser, email, action, detail, deletedAt, undoBytes }: LogRecord,
  now: Date,
): LogLine {
  const deadline = deletedAt === null ? undefined : findUndoDeadline(deletedAt);
  return {
    oid,
    at,
    ...(organiser === null ? {} : { who: { oid: organiser, ...(email === null ? {} : { email }) } }),
    action,
    detail: JSON.parse(detail) as LogLine['detail'],
    ...(deadline === undefined || deadline <= now ? {} : { undo: deadline.toISOString() }),
    ...(undoBytes === 0 ? { undoDropped: true } : {}),
  };
}

interface LogPage {
  /** oid of the last line of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Every act on a challenge, newest first. */
export async function readLogs(ctx: Context, chOID: string, page: LogPage): Promise<LogLine[]> {
  const now = ctx.clock();
  return (await listLogs(ctx.store.db, { challenge: chOID }, page)).map((record) => makeLogLine(record, now));
}

/** Every act on an organisation itself, newest first. */
export async function readOrganisationLogs(ctx: Context, organisation: string, page: LogPage): Promise<LogLine[]> {
  const now = ctx.clock();
  return (await listLogs(ctx.store.db, { organisation }, page)).map((record) => makeLogLine(record, now));
}
