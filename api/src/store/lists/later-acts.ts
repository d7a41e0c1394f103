import type { Db } from '../db.ts';

/** An act as an error names it. */
export interface LaterAct {
  readonly oid: string;
  readonly action: string;
  readonly at: string;
}

/** How many later acts are searched, the newest first. */
const MAX_ACTS = 500;

/** Actions that store nothing for undo, but change no list or name the trial whose lists they change. */
const NAMED_OR_HARMLESS = [
  'live input',
  'trial held',
  'trial released',
  'remark added',
  'remark deleted',
  'prices changed',
  'records changed',
  'record list imported',
  'code made',
  'code revoked',
  'device closed',
  'device reopened',
  'screens told',
  'screen pictures changed',
  'evidence noted',
  'challenge changed',
  'challenge moved',
];

interface LaterThan {
  /** oid of the log entry; only later acts are searched. */
  readonly log: string;
}

/** Acts after a log entry that were not undone, with what they stored for undo. */
const selectLaterActs = (db: Db, challenge: string, { log }: LaterThan) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('log')
        .leftJoin('removed', 'removed.log', 'log.oid')
        .select(['log.oid', 'log.action', 'log.at', 'log.detail', 'removed.body'])
        .where('log.challenge', '=', challenge)
        .where('log.oid', '>', log)
        .where('log.action', '!=', 'undone')
        .where('removed.undone_at', 'is', null)
        .orderBy('log.oid', 'desc')
        .limit(MAX_ACTS)
        .as('later'),
    )
    .select(['oid', 'action', 'at'])
    .orderBy('oid', 'desc');

/** The newest later act about something: its detail, or what it stored for undo, contains the text `about`. */
export async function findLaterAct(
  db: Db,
  challenge: string,
  { about, ...after }: LaterThan & { readonly about: string },
): Promise<LaterAct | undefined> {
  const pattern = `%${about}%`;
  return selectLaterActs(db, challenge, after)
    .where((where) => where.or([where('detail', 'like', pattern), where('body', 'like', pattern)]))
    .executeTakeFirst();
}

/** The newest later act that may have changed any list, because it does not say which. */
export async function findUnnamedAct(db: Db, challenge: string, after: LaterThan): Promise<LaterAct | undefined> {
  return selectLaterActs(db, challenge, after)
    .where('body', 'is', null)
    .where('action', 'not in', NAMED_OR_HARMLESS)
    .executeTakeFirst();
}
