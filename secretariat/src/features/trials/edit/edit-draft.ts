import {
  findLocalDay,
  formatCategory,
  formatDiscipline,
  formatGroupName,
  formatLocalTime,
  formatRound,
  formatTypedWind,
  isCorrection,
  makeGroupUid,
  makeTrialUid,
  type RoundLetter,
  TRIAL_STATUS,
  type TrialStatus,
  type TrialUid,
} from 'shared-domain';
import type { TrialEdit } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { readWind } from '../../../components/sheet/typed-wind.ts';
import { parseLocalTime } from '../../../components/time/clock.ts';

/** The steps of a trial, in their order, each with the time at which it happened (Q9). */
export const STEPS = ['startlist', 'called', 'started', 'finished', 'official'] as const;
export type Step = (typeof STEPS)[number];

/** A trial while it is edited. Times are in the competition's local time; empty means none. */
export interface EditDraft {
  readonly code: TrialUid;
  /** The categories that its contest is for; empty: all of its category. */
  readonly categories: readonly number[];
  /** `group` and `name` follow the event while undefined. */
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

const formatLocal = (instant: string | undefined, tz: string): string =>
  instant === undefined ? '' : `${findLocalDay(instant, tz)}T${formatLocalTime(instant, tz)}`;

/** The ISO instant of a local day and time; undefined when it is not a valid one. */
const parseInstant = (local: string, tz: string): string | undefined =>
  parseLocalTime(local.slice(0, 10), local.slice(11, 16), tz);

const readCode = ({ g0, g1, category, round, heat }: ProgrammeTrial): TrialUid => ({
  g0,
  g1,
  category,
  heat,
  round: round as RoundLetter,
});

export function makeDraft(trial: ProgrammeTrial, tz: string): EditDraft {
  const { date, dateE, dts, dets, status } = trial;
  return {
    code: readCode(trial),
    categories: dets.categories ?? [],
    group: undefined,
    name: undefined,
    status,
    reason: '',
    day: findLocalDay(date, tz),
    time: formatLocalTime(date, tz),
    began: formatLocal(dateE, tz),
    steps: Object.fromEntries(STEPS.map((step) => [step, formatLocal(dts[step], tz)])) as EditDraft['steps'],
    wind: dets.wind === undefined ? '' : formatTypedWind(dets.wind),
    comment: dets.comment ?? '',
  };
}

/** An event with the code of its category: «100 m – SEM», or with those of its contest: «Poids Hommes (CA, JU, SE)». */
export function describeEvent(
  { g0, g1, category }: Pick<TrialUid, 'g0' | 'g1' | 'category'>,
  categories: readonly number[],
  language: 'fr' | 'en',
) {
  if (categories.length > 0) return formatGroupName({ g0, g1, category, categories }, language);
  return `${formatDiscipline({ g0, g1 }, language)} – ${formatCategory(category, language) ?? category}`;
}

/** The group of the edited trial: its own, that of its combined event, another existing one (`joined`), or a new one. */
export type TrialGroup =
  | { readonly kind: 'own' | 'combined'; readonly name: string; readonly others: number }
  | { readonly kind: 'joined'; readonly name: string; readonly others: number }
  | { readonly kind: 'new'; readonly name: string; readonly others: 0 };

export function findGroup(code: TrialUid, trial: ProgrammeTrial, programme: readonly ProgrammeTrial[]): TrialGroup {
  const others = programme.filter(({ oid }) => oid !== trial.oid);
  const countInGroup = (gOID: string) => others.filter((other) => other.gOID === gOID).length;
  const ownGroup = { name: trial.group, others: countInGroup(trial.gOID) };
  if (trial.dets.combined !== undefined) return { kind: 'combined', ...ownGroup };
  if (makeGroupUid(code) === makeGroupUid(readCode(trial))) return { kind: 'own', ...ownGroup };
  const joinedTrial = others.find(
    (other) => other.round !== 'c' && makeGroupUid(readCode(other)) === makeGroupUid(code),
  );
  if (joinedTrial !== undefined)
    return { kind: 'joined', name: joinedTrial.group, others: countInGroup(joinedTrial.gOID) };
  return { kind: 'new', name: formatGroupName(code, 'fr'), others: 0 };
}

/** The name of the edited trial: as typed, unchanged for the same event, else that of the new event. */
export function makeTrialName(
  { code, name, group }: EditDraft,
  trial: ProgrammeTrial,
  programme: readonly ProgrammeTrial[],
): string {
  if (name !== undefined) return name;
  const uid = makeTrialUid(code);
  if (uid === trial.uid) return trial.name;
  const others = programme.filter(
    (other) => other.oid !== trial.oid && makeGroupUid(readCode(other)) === makeGroupUid(code),
  );
  const heats = others.filter(({ round }) => round === code.round).length;
  const rounds = new Set([code.round, ...others.map(({ round }) => round)].filter((round) => round !== 'c')).size;
  const groupName = group ?? findGroup(code, trial, programme).name;
  return `${groupName} – ${formatRound({ ...code, heats: Math.max(heats + 1, code.heat), rounds }, 'fr')}`;
}

/** Whether the edit removes the wind reading of official results. */
export const isOfficialWindRemoved = ({ wind }: EditDraft, trial: ProgrammeTrial): boolean =>
  trial.status === TRIAL_STATUS.official && trial.dets.wind !== undefined && wind.trim() === '';

/** Whether the edit changes the event of an official trial, removes its wind or goes back a step, which needs a reason. */
export const needsReason = (draft: EditDraft, trial: ProgrammeTrial): boolean =>
  isCorrection(trial.status as TrialStatus, draft.status as TrialStatus) ||
  (trial.status === TRIAL_STATUS.official && makeTrialUid(draft.code) !== trial.uid) ||
  isOfficialWindRemoved(draft, trial);

/** The typed wind, m/s; `isInvalid` when it is unreadable. */
export function parseDraftWind({ wind }: EditDraft): { readonly wind?: number; readonly isInvalid: boolean } {
  const parsedWind = readWind(wind);
  return { ...(parsedWind != null && { wind: parsedWind }), isInvalid: parsedWind === undefined };
}

/** The body of the call: only what differs from the trial, except `name` and `dets`. */
export function makeEdit(
  draft: EditDraft,
  trial: ProgrammeTrial,
  { tz, programme }: { readonly tz: string; readonly programme: readonly ProgrammeTrial[] },
): TrialEdit {
  const { code, day, time, status, reason, comment } = draft;
  const initial = makeDraft(trial, tz);
  const uid = makeTrialUid(code);
  const group = findGroup(code, trial, programme);
  const groupName = (draft.group ?? group.name).trim();
  const steps = STEPS.filter((step) => draft.steps[step] !== initial.steps[step]);
  const { wind: _, comment: __, categories: ___, ...details } = trial.dets;
  const parsedWind = parseDraftWind(draft).wind;
  return {
    name: makeTrialName(draft, trial, programme).trim(),
    ...(uid !== trial.uid && { uid }),
    ...((group.kind === 'new' || groupName !== group.name) && group.kind !== 'combined' && { group: groupName }),
    ...((day !== initial.day || time !== initial.time) && { date: parseLocalTime(day, time, tz) }),
    ...(draft.began !== initial.began && { dateE: draft.began === '' ? null : parseInstant(draft.began, tz) }),
    ...(steps.length > 0 && {
      dts: Object.fromEntries(
        steps.map((step) => [step, draft.steps[step] === '' ? null : parseInstant(draft.steps[step], tz)]),
      ),
    }),
    ...(status !== trial.status && { status: status as TrialStatus }),
    ...(needsReason(draft, trial) && { reason: reason.trim() }),
    dets: {
      ...details,
      ...(parsedWind !== undefined && { wind: parsedWind }),
      ...(comment.trim() !== '' && { comment: comment.trim() }),
      ...(draft.categories.length > 0 && { categories: [...draft.categories] }),
    },
    revision: trial.revision,
  };
}
