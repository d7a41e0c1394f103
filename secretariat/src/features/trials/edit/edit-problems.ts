import { hasSameMarkType, isRelayEvent, makeTrialUid, parseTrialUid } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { parseLocalTime } from '../../../components/time/clock.ts';
import { findDateFault } from '../../../components/time/typed-date.ts';
import type { TextKey } from '../../../locales/fr.ts';
import {
  type EditDraft,
  findGroup,
  makeTrialName,
  needsReason,
  parseDraftWind,
  STEPS,
  type Step,
} from './edit-draft.ts';

/** The key of the message for each field with a problem. */
type Problems = Readonly<
  Partial<Record<'code' | 'group' | 'name' | 'date' | 'began' | Step | 'reason' | 'wind', TextKey>>
>;

/** What is wrong with the planned day and time. */
function findDateProblem({ day, time }: EditDraft, tz: string): TextKey | undefined {
  const fault = findDateFault(day, 'date') ?? findDateFault(time, 'time');
  if (fault !== undefined) return fault;
  return parseLocalTime(day, time, tz) === undefined ? 'error.required' : undefined;
}

/** Why the trial cannot become this event; the server would refuse it for the same reason. */
function findCodeProblem(
  { code }: EditDraft,
  trial: ProgrammeTrial,
  programme: readonly ProgrammeTrial[],
): TextKey | undefined {
  const uid = makeTrialUid(code);
  if (uid === trial.uid) return undefined;
  if (parseTrialUid(uid) === undefined) return 'trials.edit.code.wrong';
  if (programme.some((other) => other.uid === uid)) return 'trials.edit.code.taken';
  if (programme.some(({ dets }) => dets.combined === trial.uid)) return 'trials.edit.code.parts';
  if (trial.results > 0 && !hasSameMarkType(code, trial)) return 'trials.edit.code.results';
  if (trial.starts > 0 && isRelayEvent(code) !== isRelayEvent(trial)) return 'trials.edit.code.starts';
  return undefined;
}

export function findProblems(
  draft: EditDraft,
  trial: ProgrammeTrial,
  { tz, programme }: { readonly tz: string; readonly programme: readonly ProgrammeTrial[] },
): Problems {
  const date = findDateProblem(draft, tz);
  const began = findDateFault(draft.began, 'datetime');
  const code = findCodeProblem(draft, trial, programme);
  const group = (draft.group ?? findGroup(draft.code, trial, programme).name).trim();
  return {
    ...(code !== undefined && { code }),
    ...(group === '' && { group: 'error.required' as const }),
    ...(makeTrialName(draft, trial, programme).trim() === '' && { name: 'error.required' as const }),
    ...(date !== undefined && { date }),
    ...(began !== undefined && { began }),
    ...Object.fromEntries(
      STEPS.flatMap((step) => {
        const fault = findDateFault(draft.steps[step], 'datetime');
        return fault === undefined ? [] : [[step, fault]];
      }),
    ),
    ...(needsReason(draft, trial) && draft.reason.trim() === '' && { reason: 'error.required' as const }),
    ...(parseDraftWind(draft).isInvalid && { wind: 'trials.edit.wind.wrong' as const }),
  };
}
