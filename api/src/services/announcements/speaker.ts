import {
  compareStartTimes,
  isAhead,
  isCombined,
  isFieldEvent,
  isMark,
  makeGroupUid,
  TRIAL_STATUS,
} from 'shared-domain';
import type { SpeakerAnswer, TeamsAnswer, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { listSeenNotices, writeSeenNotices } from '../../store/live/seen-notices.ts';
import type { Context } from '../context/context.ts';
import type { Programme } from '../context/programme.ts';
import { readLiveStates } from '../live-input/apply-facts.ts';
import { listScreens } from '../live-input/screens.ts';
import { readFieldState } from '../reads/live-events.ts';
import { readTeams } from '../reads/teams.ts';
import { readResultList } from '../sheets/result-lists.ts';
import { readTrialWatched } from '../sheets/watched-records.ts';
import { MAX_STARTS, readAthleteForms } from './athlete-forms.ts';
import { readNoticeSources } from './notice-sources.ts';
import { listSpeakerNotices, pickPerson } from './notices.ts';
import { createRoundReader } from './qualifying.ts';

/** Trials to come that the speaker prepares. */
const MAX_NEXT = 8;
/** Rows of an event under way. */
const MAX_ROWS = 12;
/** Who leads a combined event, beside one of its parts. */
const MAX_LEADERS = 3;
type Event = SpeakerAnswer['events'][number];
type Rounds = ReturnType<typeof createRoundReader>;

/** Trials to come: those that are called first, then by the hour of their start. */
function listNext({ trials }: Programme, now: number): Trial[] {
  return trials
    .filter(({ g0 }) => !isCombined(g0))
    .filter((trial) => trial.status === TRIAL_STATUS.called || isAhead(trial, now))
    .toSorted(
      (a, b) =>
        Number(b.status === TRIAL_STATUS.called) - Number(a.status === TRIAL_STATUS.called) || compareStartTimes(a, b),
    )
    .slice(0, MAX_NEXT);
}

/** The marks that would be records; in a part of a combined event, who leads that and what would be records of it. */
async function readRecords(db: Db, programme: Programme, trial: Trial): Promise<Pick<Event, 'records' | 'combined'>> {
  const read = async (one: Trial) => {
    const records = trial.starts > MAX_STARTS ? [] : await readTrialWatched(db, programme, one, trial.oid);
    return records.length === 0 ? {} : { records };
  };
  const whole = programme.trials.find(({ uid }) => uid === trial.dets.combined);
  if (whole === undefined) return read(trial);
  const { rows } = await readResultList(db, programme, whole, MAX_LEADERS);
  const leaders = rows.filter(({ prf, rank }) => rank !== undefined && isMark(prf)).map(pickPerson);
  return { ...(await read(trial)), combined: { event: makeGroupUid(whole), leaders, ...(await read(whole)) } };
}

async function readHeat(rounds: Rounds, trial: Trial): Promise<Pick<Event, 'qualifying'>> {
  const outlook = await rounds.read(trial);
  if (outlook === undefined) return {};
  const { places, times, toBeat } = outlook;
  return { qualifying: { places, times, ...(toBeat === undefined ? {} : { toBeat }) } };
}

async function readEvents(db: Db, programme: Programme, rounds: Rounds): Promise<Event[]> {
  const liveStates = await readLiveStates(db, programme.challenge.oid);
  const events: Event[] = [];
  for (const trial of programme.trials) {
    const isUnderWay = trial.status === TRIAL_STATUS.running || trial.status === TRIAL_STATUS.finished;
    if (!isUnderWay || isCombined(trial.g0)) continue;
    const { rows } = await readResultList(db, programme, trial);
    const field = isFieldEvent(trial.g0)
      ? { field: await readFieldState(db, programme, trial, rows, liveStates.get(trial.oid)) }
      : await readHeat(rounds, trial);
    const records = await readRecords(db, programme, trial);
    events.push({ trial: trial.oid, ...field, ...records, rows: rows.slice(0, MAX_ROWS).map(pickPerson) });
  }
  return events;
}

/** Who leads the teams, where the competition has them and is visible. */
async function readTeamLead(ctx: Context, chOID: string): Promise<Pick<SpeakerAnswer, 'teams'>> {
  if (ctx.revisions.find(chOID)?.visible !== true) return {};
  const { scoring, teams } = (await readTeams(ctx, chOID)).body as TeamsAnswer;
  if (scoring === undefined) return {};
  const [first, second] = teams
    .filter(({ points }) => points !== undefined)
    .toSorted((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER));
  if (first === undefined) return {};
  return {
    teams: {
      first: first.title,
      ...(second === undefined ? {} : { second: second.title }),
      lead: Math.abs((first.points ?? 0) - (second?.points ?? 0)),
    },
  };
}

/** What a speaker reads: events under way, those to come, what their athletes have done here, and what there is to announce. */
export async function readSpeaker(ctx: Context, chOID: string): Promise<SpeakerAnswer> {
  const now = ctx.clock();
  const teams = await readTeamLead(ctx, chOID);
  return ctx.store.snapshot(async (tx) => {
    const programme = await ctx.programmes.readUncached(tx, chOID);
    const rounds = createRoundReader(tx, programme);
    const next = listNext(programme, now.getTime());
    const events = await readEvents(tx, programme, rounds);
    const described = [...events.flatMap(({ trial }) => programme.trialByOid.get(trial) ?? []), ...next];
    const comingHeats = [];
    for (const trial of next) {
      const records = await readRecords(tx, programme, trial);
      comingHeats.push({ trial: trial.oid, ...(await readHeat(rounds, trial)), ...records });
    }
    const sources = await readNoticeSources(tx, programme, rounds);
    return {
      now: now.getTime(),
      revision: programme.challenge.revision,
      events,
      next: comingHeats,
      forms: await readAthleteForms(tx, programme, described),
      ...teams,
      notices: listSpeakerNotices(sources, programme, await listSeenNotices(tx, chOID)),
      screens: (await listScreens(tx, chOID, now)).filter(({ closed }) => closed === undefined),
    };
  });
}

/** Notes for all speakers of a competition that one of them has seen these notices. */
export async function seeNotices(ctx: Context, chOID: string, notices: readonly string[]): Promise<{ now: number }> {
  const now = ctx.clock();
  await ctx.store.transaction((tx) => writeSeenNotices(tx, chOID, notices, now.toISOString()));
  return { now: now.getTime() };
}
