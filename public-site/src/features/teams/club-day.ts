import { compareStartTimes, findLocalDay, findStartTime, isOver } from 'shared-domain';
import type { TeamAnswer, Trial } from 'shared-domain/contract';
import { isSamePerson, type MemberStart } from './member-starts.ts';

type Member = TeamAnswer['members'][number];
type Result = TeamAnswer['results'][number];

/** A member of a club with the starts that `listStarts` found. */
export interface MemberWithStarts {
  readonly member: Member;
  readonly starts: readonly MemberStart[];
}

/** A member in one trial, with the result once there is one. */
export interface ClubEntrant {
  readonly member: Member;
  readonly lane: number | undefined;
  readonly order: number | undefined;
  readonly result: Result | undefined;
}

/** A trial in which a club has members, in the order of their lanes. */
export interface ClubTrial {
  readonly trial: Trial;
  readonly entrants: readonly ClubEntrant[];
}

/** The trials of a club in the order of their starts: those of start lists, and those with a result of a member without one. */
export function listClubTrials(
  members: readonly MemberWithStarts[],
  results: readonly Result[],
  trials: readonly Trial[],
): ClubTrial[] {
  const started = members.flatMap(({ member, starts }) => starts.map((start) => ({ member, start })));
  const resulted = results.flatMap((result) => {
    const trial = trials.find(({ oid }) => oid === result.trialOID);
    const member = members.find((one) => isSamePerson(one.member, result))?.member;
    const isListed = started.some((one) => one.member === member && one.start.trial.oid === result.trialOID);
    return trial === undefined || member === undefined || isListed
      ? []
      : [{ member, start: { trial, lane: undefined, order: undefined } }];
  });
  return [...Map.groupBy([...started, ...resulted], ({ start }) => start.trial)]
    .map(([trial, starters]) => ({
      trial,
      entrants: starters
        .map(({ member, start: { lane, order } }) => ({
          member,
          lane,
          order,
          result: results.find((result) => result.trialOID === trial.oid && isSamePerson(member, result)),
        }))
        .toSorted((a, b) => (a.lane ?? a.order ?? 0) - (b.lane ?? b.order ?? 0)),
    }))
    .toSorted((a, b) => compareStartTimes(a.trial, b.trial));
}

/** The local days on which a club starts, in order. */
export const listClubDays = (trials: readonly ClubTrial[], tz: string): string[] => [
  ...new Set(trials.map(({ trial }) => findLocalDay(findStartTime(trial), tz))),
];

/** The day to show first: today, else the next one, else the last. */
export function chooseDay(days: readonly string[], today: string): string | undefined {
  return days.find((day) => day >= today) ?? days.at(-1);
}

/** What is to come, the next first, and what is over, the latest first. */
export function divideTrials(trials: readonly ClubTrial[]): {
  readonly next: readonly ClubTrial[];
  readonly over: readonly ClubTrial[];
} {
  return {
    next: trials.filter(({ trial }) => !isOver(trial.status)),
    over: trials.filter(({ trial }) => isOver(trial.status)).toReversed(),
  };
}
