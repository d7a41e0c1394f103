import { isVerticalJump, listJumpOffRows, MARK_STATUS, type VerticalAttempt } from 'shared-domain';
import { conflictAt } from '../../base/refusal.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { AthleteRows } from './row-conflicts.ts';
import type { RowEditBody } from './typed-mark.ts';

const countJumpOffAttempts = (attempts: RowEditBody['attempts'] = []): number =>
  ((attempts ?? []) as readonly VerticalAttempt[]).filter(({ j }) => j === true).length;

/** Refuses a jump-off attempt of an athlete who is not tied for first place by the bars before it (TR 26.9). Uploads are not checked. */
export function checkJumpOff({ trial, results }: Sheet, { result }: AthleteRows, { attempts, prf }: RowEditBody): void {
  if (trial === undefined || !isVerticalJump(trial.g0)) return;
  if (countJumpOffAttempts(attempts) <= countJumpOffAttempts(result?.sent.attempts)) return;
  const others = results
    .filter((other) => other !== result)
    .map(({ sent }) => ({ prf: sent.prf, attempts: sent.attempts }));
  const edited = { prf: prf ?? result?.sent.prf ?? { st: MARK_STATUS.dash }, attempts: attempts ?? [] };
  if (listJumpOffRows([edited, ...others]).includes(0)) return;
  throw conflictAt('not tied', '$.attempts', 'only those tied for first place jump in a jump-off (TR 26.9)');
}
