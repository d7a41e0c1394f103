import type { LogLine } from 'shared-domain/contract';
import { type LogRecord, listLogs } from '../../store/challenges/log.ts';
import type { Context } from '../context/context.ts';
import { undoDeadline } from '../writing/undo-log.ts';

function present({ oid, at, organiser, email, action, detail, kept }: LogRecord, now: Date): LogLine {
  const undo = kept === null ? undefined : undoDeadline(kept);
  return {
    oid,
    at,
    ...(organiser === null ? {} : { who: { oid: organiser, ...(email === null ? {} : { email }) } }),
    action,
    detail: JSON.parse(detail) as LogLine['detail'],
    ...(undo === undefined || undo <= now ? {} : { undo: undo.toISOString() }),
  };
}

interface Page {
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Every act on a challenge, newest first. */
export async function readLogs(ctx: Context, chOID: string, page: Page): Promise<LogLine[]> {
  const now = ctx.clock();
  return (await listLogs(ctx.store.db, { challenge: chOID }, page)).map((record) => present(record, now));
}

/** Every act on an organisation itself, newest first. */
export async function readOrganisationLogs(ctx: Context, organisation: string, page: Page): Promise<LogLine[]> {
  const now = ctx.clock();
  return (await listLogs(ctx.store.db, { organisation }, page)).map((record) => present(record, now));
}
