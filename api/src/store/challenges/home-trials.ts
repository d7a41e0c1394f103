import { type RawBuilder, sql } from 'kysely';
import { findStartTime } from 'shared-domain';
import type { Db } from '../db.ts';

/** A trial of a list over all challenges. */
export interface HomeTrialRecord {
  readonly oid: string;
  readonly uid: string;
  readonly chOID: string;
  readonly group: string;
  readonly name: string;
  readonly category: number;
  readonly g0: number;
  readonly g1: string;
  readonly round: string;
  readonly heat: number;
  readonly heats: number;
  readonly rounds: number;
  readonly status: number;
  /** The hour that is shown: of a trial to start, the one that is expected. */
  readonly date: string;
  readonly updated: string;
  readonly starts: number;
  readonly results: number;
  readonly dets: string;
  readonly challenge: string;
  readonly kind: string;
  readonly tz: string;
  /** First day of the challenge. */
  readonly day: string;
}

interface HomeFilter {
  /** uid of a region. */
  readonly region?: string | undefined;
  readonly limit: number;
}

type Condition = RawBuilder<boolean>;

const DAY_MS = 86_400_000;

/** Conditions exactly as in the partial indexes, which bound parameters would keep from being used. */
const WITH_RESULTS: Condition = sql`trial.results > 0`;
const WAITING: Condition = sql`trial.status in (20, 25, 30)`;
const LISTED: Condition = sql`trial.starts > 0 and trial.results = 0 and trial.status in (20, 25, 30)`;

/** Trials of visible challenges; with `exists`, so that the index of the trials is followed and not that of the challenges. */
function selectVisibleTrials(db: Db, { region, limit }: HomeFilter, condition: Condition) {
  const query = db
    .selectFrom('trial')
    .select('trial.oid')
    .where(condition)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('challenge')
          .select('challenge.oid')
          .whereRef('challenge.oid', '=', 'trial.challenge')
          .where('challenge.visible', '=', 1),
      ),
    )
    .limit(limit);
  return region === undefined ? query : query.where('trial.region', '=', region);
}

/** Trials with results, those shown last first. */
export async function listNewestResults(db: Db, filter: HomeFilter): Promise<HomeTrialRecord[]> {
  const picks = await selectVisibleTrials(db, filter, WITH_RESULTS)
    .orderBy('trial.shown_at', 'desc')
    .orderBy('trial.date_at', 'desc')
    .orderBy('trial.position', 'desc')
    .execute();
  return readPicks(db, picks);
}

/** Trials with a start list that have not started, those changed last first. */
export async function listNewestStarts(db: Db, filter: HomeFilter): Promise<HomeTrialRecord[]> {
  const picks = await selectVisibleTrials(db, filter, LISTED)
    .orderBy('trial.updated', 'desc')
    .orderBy('trial.date_at', 'asc')
    .orderBy('trial.position', 'asc')
    .execute();
  return readPicks(db, picks);
}

/** Trials to come, the nearest first; among them those whose hour on the programme has passed and that start later. */
export async function listNextTrials(db: Db, now: string, filter: HomeFilter): Promise<HomeTrialRecord[]> {
  const select = () =>
    selectVisibleTrials(db, filter, WAITING).orderBy('trial.date_at', 'asc').orderBy('trial.position', 'asc');
  const planned = await select().where('trial.date_at', '>=', now).execute();
  const dayBefore = new Date(Date.parse(now) - DAY_MS).toISOString();
  const late = await select()
    .where('trial.date_at', '>=', dayBefore)
    .where('trial.date_at', '<', now)
    .where('trial.date_e', 'is not', null)
    .execute();
  const trials = await readPicks(db, [...late, ...planned]);
  return trials
    .filter(({ date }) => Date.parse(date) >= Date.parse(now))
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
    .slice(0, filter.limit);
}

/** The picked trials in their order, each with the number of heats of its round and of rounds of its event. */
async function readPicks(db: Db, picks: readonly { readonly oid: string }[]): Promise<HomeTrialRecord[]> {
  if (picks.length === 0) return [];
  const oids = picks.map(({ oid }) => oid);
  const rows = await db
    .selectFrom('trial')
    .innerJoin('trial_group', 'trial_group.oid', 'trial.trial_group')
    .innerJoin('challenge', 'challenge.oid', 'trial.challenge')
    .where('trial.oid', 'in', oids)
    .select(['trial.oid', 'trial.uid', 'trial.challenge as chOID', 'trial_group.name as group', 'trial.name'])
    .select([
      'trial.category',
      'trial.g0',
      'trial.g1',
      'trial.round',
      'trial.heat',
      'trial.status',
      'trial.date',
      'trial.date_e',
    ])
    .select(['trial.updated', 'trial.starts', 'trial.results', 'trial.dets'])
    .select(['challenge.name as challenge', 'challenge.kind', 'challenge.tz', 'challenge.date as day'])
    .select((eb) =>
      eb
        .selectFrom('trial as other')
        .whereRef('other.trial_group', '=', 'trial.trial_group')
        .whereRef('other.round', '=', 'trial.round')
        .whereRef('other.g0', '=', 'trial.g0')
        .whereRef('other.g1', '=', 'trial.g1')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('heats'),
    )
    .select((eb) =>
      eb
        .selectFrom('trial as other')
        .whereRef('other.trial_group', '=', 'trial.trial_group')
        .where('other.round', '!=', 'c')
        .select(({ fn }) => fn.count<number>('other.round').distinct().as('n'))
        .$asScalar()
        .$notNull()
        .as('rounds'),
    )
    .execute();
  const byOid = new Map(
    rows.map(({ date_e: dateE, ...row }) => {
      const date = findStartTime({ ...row, ...(dateE === null ? {} : { dateE }) });
      return [row.oid, { ...row, date, heats: Number(row.heats), rounds: Number(row.rounds) }];
    }),
  );
  return oids.flatMap((oid) => byOid.get(oid) ?? []);
}
