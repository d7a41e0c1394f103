import {
  findAppealDeadline,
  findProtestDeadline,
  findProtestStage,
  isLateProtest,
  isResultFinal,
  type ProtestStage,
  type RegisteredProtest,
} from 'shared-domain';
import type { Protest, ProtestsAnswer } from 'shared-domain/contract';

const parseInstant = (at: string | undefined): number | undefined => (at === undefined ? undefined : Date.parse(at));

const parseProtest = ({ lodged, answered, outcome, appealed, decided, verdict }: Protest): RegisteredProtest => ({
  lodged: Date.parse(lodged),
  answered: parseInstant(answered),
  outcome,
  appealed: parseInstant(appealed),
  decided: parseInstant(decided),
  verdict,
});

/** The stage of a protest, and until when (ms since 1970) its answer may be appealed against. */
export function findProtestClock(protest: Protest, now: number): { stage: ProtestStage; appealUntil?: number } {
  const stage = findProtestStage(parseProtest(protest), now);
  const answered = parseInstant(protest.answered);
  return stage === 'answered' && answered !== undefined
    ? { stage, appealUntil: findAppealDeadline(answered) }
    : { stage };
}

/** Whether the results of a trial are final or may still be protested against (TR 8); times in ms since 1970. */
interface TrialClock {
  /** The last announcement or correction. */
  readonly announced: number;
  /** Until when a protest may be lodged. */
  readonly until: number;
  readonly isOpen: boolean;
  /** Whether the time to protest and to appeal is over and nothing waits for an answer. */
  readonly isFinal: boolean;
  /** Protests and appeals that wait for an answer. */
  readonly waiting: number;
}

const readAnnouncements = ({ announcements }: ProtestsAnswer, trial: string): number[] =>
  announcements.find((one) => one.trial === trial)?.announced.map((at) => Date.parse(at)) ?? [];

/** Whether a protest came more than 30 minutes after the last announcement before it. */
export function isLodgedLate(register: ProtestsAnswer, { trial, lodged }: Protest): boolean {
  const lodgedAt = Date.parse(lodged);
  return isLateProtest(
    lodgedAt,
    readAnnouncements(register, trial).findLast((announced) => announced <= lodgedAt),
  );
}

/** The clock of a trial's results; undefined while they are not announced. */
export function findTrialClock(register: ProtestsAnswer, trial: string, now: number): TrialClock | undefined {
  const announcementTimes = readAnnouncements(register, trial);
  const announced = announcementTimes.at(-1);
  if (announced === undefined) return undefined;
  const trialProtests = register.protests.filter((one) => one.trial === trial).map(parseProtest);
  const waiting = trialProtests.filter((one) => ['open', 'appealed'].includes(findProtestStage(one, now))).length;
  const until = findProtestDeadline(announced);
  return {
    announced,
    until,
    isOpen: now <= until,
    isFinal: isResultFinal(announcementTimes, trialProtests, now),
    waiting,
  };
}
