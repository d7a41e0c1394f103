import {
  findLocalDay,
  formatCategory,
  formatDiscipline,
  formatGroupName,
  formatLocalTime,
  formatRound,
  isCorrection,
  makeGroupUid,
  makeTrialUid,
  parseWind,
  type RoundLetter,
  TRIAL_STATUS,
  type TrialStatus,
  type TrialUid,
} from 'shared-domain';
import type { TrialEdit } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { parseLocalTime } from '../../../components/time/clock.ts';

/** What a trial went through, in this order; each has the instant at which it happened (Q9). */
export const STEPS = ['startlist', 'called', 'started', 'finished', 'official'] as const;
type Step = (typeof STEPS)[number];

/** A trial as the drawer has it. Instants are those of the competition's clock; empty, there is none. */
export interface EditDraft {
  readonly code: TrialUid;
  /** undefined follow the event: nobody has typed another. */
  readonly group: string | undefined;
  readonly name: string | undefined;
  readonly day: string;
  readonly time: string;
  readonly began: string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly status: number;
  readonly reason: string;
  readonly wind: string;
  readonly comment: string;
}

const localOf = (instant: string | undefined, tz: string): string =>
  instant === undefined ? '' : `${findLocalDay(instant, tz)}T${formatLocalTime(instant, tz)}`;

/** Undefined where the text is no time of a day. */
const instantIn = (local: string, tz: string): string | undefined =>
  parseLocalTime(local.slice(0, 10), local.slice(11, 16), tz);

const codeOf = ({ g0, g1, category, round, heat }: ProgrammeTrial): TrialUid => ({
  g0,
  g1,
  category,
  heat,
  round: round as RoundLetter,
});

export function makeDraft(trial: ProgrammeTrial, tz: string): EditDraft {
  const { date, dateE, dts, dets, status } = trial;
  return {
    code: codeOf(trial),
    group: undefined,
    name: undefined,
    status,
    reason: '',
    day: findLocalDay(date, tz),
    time: formatLocalTime(date, tz),
    began: localOf(dateE, tz),
    steps: Object.fromEntries(STEPS.map((step) => [step, localOf(dts[step], tz)])) as EditDraft['steps'],
    wind: dets.wind === undefined ? '' : String(dets.wind),
    comment: dets.comment ?? '',
  };
}

/** An event with its category in letters: «100 m – SEM». */
export function decodedEvent({ g0, g1, category }: Pick<TrialUid, 'g0' | 'g1' | 'category'>, language: 'fr' | 'en') {
  return `${formatDiscipline({ g0, g1 }, language)} – ${formatCategory(category, language) ?? category}`;
}

/** The group of a trial with a code: its own, another's, or a new one. */
export type GroupOf =
  | { readonly kind: 'own' | 'combined'; readonly name: string; readonly others: number }
  | { readonly kind: 'joined'; readonly name: string; readonly others: number }
  | { readonly kind: 'new'; readonly name: string; readonly others: 0 };

export function groupOf(code: TrialUid, trial: ProgrammeTrial, programme: readonly ProgrammeTrial[]): GroupOf {
  const others = programme.filter(({ oid }) => oid !== trial.oid);
  const inGroup = (gOID: string) => others.filter((other) => other.gOID === gOID).length;
  const own = { name: trial.group, others: inGroup(trial.gOID) };
  if (trial.dets.combined !== undefined) return { kind: 'combined', ...own };
  if (makeGroupUid(code) === makeGroupUid(codeOf(trial))) return { kind: 'own', ...own };
  const there = others.find((other) => other.round !== 'c' && makeGroupUid(codeOf(other)) === makeGroupUid(code));
  if (there !== undefined) return { kind: 'joined', name: there.group, others: inGroup(there.gOID) };
  return { kind: 'new', name: formatGroupName(code, 'fr'), others: 0 };
}

/** What the trial is called: as it was, and once it is another event, as the programme would call that. */
export function nameOf(
  { code, name, group }: EditDraft,
  trial: ProgrammeTrial,
  programme: readonly ProgrammeTrial[],
): string {
  if (name !== undefined) return name;
  const uid = makeTrialUid(code);
  if (uid === trial.uid) return trial.name;
  const others = programme.filter(
    (other) => other.oid !== trial.oid && makeGroupUid(codeOf(other)) === makeGroupUid(code),
  );
  const heats = others.filter(({ round }) => round === code.round).length;
  const rounds = new Set([code.round, ...others.map(({ round }) => round)].filter((round) => round !== 'c')).size;
  const of = group ?? groupOf(code, trial, programme).name;
  return `${of} – ${formatRound({ ...code, heats: Math.max(heats + 1, code.heat), rounds }, 'fr')}`;
}

/** Whether an official trial becomes another event or goes a step back, which needs a reason. */
export const isTakenBack = ({ code, status }: EditDraft, trial: ProgrammeTrial): boolean =>
  isCorrection(trial.status as TrialStatus, status as TrialStatus) ||
  (trial.status === TRIAL_STATUS.official && makeTrialUid(code) !== trial.uid);

/** The wind as it was typed; `wrong` where that is none. */
export function windOf({ wind }: EditDraft): { readonly wind?: number; readonly wrong: boolean } {
  const read = wind.trim() === '' ? undefined : parseWind(wind);
  return { ...(read !== undefined && { wind: read }), wrong: wind.trim() !== '' && read === undefined };
}

/** The call's body: what differs from the trial, and no more. */
export function makeEdit(
  draft: EditDraft,
  trial: ProgrammeTrial,
  { tz, programme }: { readonly tz: string; readonly programme: readonly ProgrammeTrial[] },
): TrialEdit {
  const { code, day, time, status, reason, comment } = draft;
  const before = makeDraft(trial, tz);
  const uid = makeTrialUid(code);
  const group = groupOf(code, trial, programme);
  const called = (draft.group ?? group.name).trim();
  const steps = STEPS.filter((step) => draft.steps[step] !== before.steps[step]);
  const { wind: _, comment: __, ...details } = trial.dets;
  const read = windOf(draft).wind;
  return {
    name: nameOf(draft, trial, programme).trim(),
    ...(uid !== trial.uid && { uid }),
    ...((group.kind === 'new' || called !== group.name) && group.kind !== 'combined' && { group: called }),
    ...((day !== before.day || time !== before.time) && { date: parseLocalTime(day, time, tz) }),
    ...(draft.began !== before.began && { dateE: draft.began === '' ? null : instantIn(draft.began, tz) }),
    ...(steps.length > 0 && {
      dts: Object.fromEntries(
        steps.map((step) => [step, draft.steps[step] === '' ? null : instantIn(draft.steps[step], tz)]),
      ),
    }),
    ...(status !== trial.status && { status: status as TrialStatus }),
    ...(isTakenBack(draft, trial) && { reason: reason.trim() }),
    dets: {
      ...details,
      ...(read !== undefined && { wind: read }),
      ...(comment.trim() !== '' && { comment: comment.trim() }),
    },
    revision: trial.revision,
  };
}
