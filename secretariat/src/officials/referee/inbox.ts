import {
  type ConductCard,
  countLaneSteps,
  findProtestDeadline,
  isNextCardRed,
  type LaneStep,
  TRIAL_STATUS,
} from 'shared-domain';
import { type DeviceTrial, type FiledReport, type FoldedTrialView, isReportOpen } from 'shared-domain/live-input';
import { type AttemptProtests, readAttemptProtests } from './attempt-protests.ts';

/** A race or a contest with everything that was reported of it. */
export interface InboxTrial {
  readonly folded: FoldedTrialView;
  readonly trial: DeviceTrial;
  readonly reports: readonly FiledReport[];
  readonly open: readonly FiledReport[];
  /** Umpires who have said that there is nothing to report. */
  readonly clear: readonly string[];
  /** Of the secretariat's register. */
  readonly protests: NonNullable<DeviceTrial['protests']>;
  /** Those against attempts, said at the pit. */
  readonly attemptProtests: AttemptProtests;
  /** Records that marks of the trial beat or equal, which are not official yet. */
  readonly claims: NonNullable<DeviceTrial['claims']>;
  /** Until when a protest may be made, ms; undefined before the results were announced. */
  readonly protestUntil: number | undefined;
}

function findProtestEnd({ trial, sheet }: FoldedTrialView): number | undefined {
  const announced = sheet.state.statusTimes.get(TRIAL_STATUS.unofficial) ?? trial.announced;
  return announced === undefined ? undefined : findProtestDeadline(Date.parse(announced));
}

/** What the referee reads of a trial; `now`: a clock of protests that has run out no longer shows. */
export function readInboxTrial(folded: FoldedTrialView, now: number): InboxTrial {
  const { reports } = folded.sheet.state;
  const until = findProtestEnd(folded);
  const clear = reports
    .filter(({ content }) => content.clear === true)
    .map(({ content, device }) => content.from ?? device);
  return {
    folded,
    trial: folded.trial,
    reports: reports.filter(({ content }) => content.clear !== true),
    open: reports.filter(isReportOpen),
    clear: [...new Set(clear)],
    protests: folded.trial.protests ?? [],
    attemptProtests: readAttemptProtests(folded),
    claims: folded.trial.claims ?? [],
    protestUntil: until !== undefined && until > now ? until : undefined,
  };
}

/** Whether a trial has something for the referee. */
export const hasNews = ({ reports, clear, protests, attemptProtests, claims, protestUntil }: InboxTrial): boolean =>
  reports.length + clear.length + protests.length + attemptProtests.all.length + claims.length > 0 ||
  protestUntil !== undefined;

/** What waits for a decision: open reports, protests of the register, and protests against attempts. */
export const countOpen = ({ open, protests, attemptProtests }: InboxTrial): number =>
  open.length +
  protests.filter(({ answered }) => !answered).length +
  attemptProtests.all.filter(({ ruling }) => ruling === undefined).length;

/** Trials with something to decide first, the last report or protest against an attempt first. */
export const sortInbox = (trials: readonly InboxTrial[]): readonly InboxTrial[] =>
  trials.toSorted((a, b) => Number(countOpen(b) > 0) - Number(countOpen(a) > 0) || findLast(b) - findLast(a));

const findLast = ({ folded, attemptProtests }: InboxTrial): number =>
  Math.max(0, ...[...folded.sheet.state.reports, ...attemptProtests.all].map(({ at }) => Date.parse(at)));

/** The umpires who have said anything so far. */
export const listUmpires = (trials: readonly InboxTrial[]): readonly string[] => [
  ...new Set(
    trials.flatMap(({ folded }) =>
      folded.sheet.state.reports.flatMap(({ content }) =>
        content.from === undefined || content.what === 'penalty' ? [] : [content.from],
      ),
    ),
  ),
];

/** Whether every umpire has answered and nothing is open. */
export const isHeatClear = (trial: InboxTrial, umpires: number): boolean =>
  umpires > 0 && trial.clear.length >= umpires && countOpen(trial) === 0;

const findEntrant = ({ trial }: Pick<InboxTrial, 'trial'>, row: string | undefined): string | undefined => {
  const start = trial.rows.find((one) => one.row === row);
  return start?.auid ?? start?.bib ?? start?.row;
};

const isSameEvent = (a: DeviceTrial, b: DeviceTrial): boolean =>
  a.g0 === b.g0 && a.g1 === b.g1 && a.category === b.category;

/** What is known of an athlete from the rounds before: steps on the line that were noted, and cards in the whole competition. */
export interface Antecedents {
  readonly steps: readonly DeviceTrial[];
  /** The rule of a disqualification that a further step on the line calls for; the referee decides. */
  readonly proposedRule: string | undefined;
  readonly cards: readonly { readonly trial: DeviceTrial; readonly card: ConductCard }[];
  /** One more yellow card is the second one, and so a red one (TR 16.5); the referee decides. */
  readonly isNextRed: boolean;
}

/** What the athlete of a report was noted for before it. */
export function findAntecedents(trials: readonly InboxTrial[], current: InboxTrial, report: FiledReport): Antecedents {
  const entrant = findEntrant(current, report.row);
  if (entrant === undefined) return { steps: [], proposedRule: undefined, cards: [], isNextRed: false };
  const own = trials
    .flatMap((one) => one.reports.map((other) => ({ one, other })))
    .filter(({ one, other }) => other.id !== report.id && findEntrant(one, other.row) === entrant)
    .toSorted((a, b) => Date.parse(a.other.at) - Date.parse(b.other.at));
  const steps = own
    .filter(({ one, other }) => other.answer?.act === 'L' && isSameEvent(one.trial, current.trial))
    .map(({ one }) => one.trial);
  const isStep = report.content.what === 'line' && report.answer === undefined;
  const counted: LaneStep[] = [...steps.map(({ oid }) => oid), ...(isStep ? [current.trial.oid] : [])].map((round) => ({
    entrant,
    round,
  }));
  const ofStarters = trials.flatMap((one) =>
    one.folded.sheet.state.starts.outcome.conduct
      .filter((row) => findEntrant(one, row) === entrant)
      .map(() => ({ trial: one.trial, card: 'YC' as const })),
  );
  const ofReports = own.flatMap(({ one, other }) => {
    const card = other.answer?.act ?? other.content.card;
    return card === 'YC' || card === 'RC' ? [{ trial: one.trial, card }] : [];
  });
  const cards = [...ofStarters, ...ofReports];
  const isNextRed = isNextCardRed(
    cards.map(({ trial, card }) => ({ athlete: entrant, event: trial.oid, card })),
    entrant,
  );
  return { isNextRed, steps, proposedRule: countLaneSteps(counted).entrants.get(entrant)?.disqualified?.rule, cards };
}

/** Reports of others about the same athlete and the same matter. */
export const listSameReports = ({ reports }: InboxTrial, report: FiledReport): readonly FiledReport[] =>
  reports.filter(
    ({ id, row, content }) =>
      id !== report.id && row !== undefined && row === report.row && content.what === report.content.what,
  );
