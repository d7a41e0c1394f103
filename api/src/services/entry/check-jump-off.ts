import {
  findRowParticipation,
  isVerticalJump,
  listJumpOffRows,
  MARK_STATUS,
  type VerticalAttempt,
} from 'shared-domain';
import { conflictAt } from '../../base/refusal.ts';
import { indexEntries } from '../planning/entries.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { AthleteRows } from './row-conflicts.ts';
import type { RowEditBody } from './typed-mark.ts';

const countJumpOffAttempts = (attempts: RowEditBody['attempts'] = []): number =>
  ((attempts ?? []) as readonly VerticalAttempt[]).filter(({ j }) => j === true).length;

/** Refuses a jump-off attempt of an athlete who is not tied for first place by the bars before it (TR 26.9). Uploads are not checked. */
export function checkJumpOff(
  { trial, starts, results }: Sheet,
  { start, result }: AthleteRows,
  { attempts, prf }: RowEditBody,
): void {
  if (trial === undefined || !isVerticalJump(trial.g0)) return;
  if (countJumpOffAttempts(attempts) <= countJumpOffAttempts(result?.sent.attempts)) return;
  const entries = indexEntries(starts.map(({ sent }) => sent));
  const others = results
    .filter((other) => other !== result)
    .map(({ sent }) => ({
      prf: sent.prf,
      attempts: sent.attempts,
      standing: findRowParticipation(entries.find(sent), sent, results.length),
    }));
  const edited = {
    prf: prf ?? result?.sent.prf ?? { st: MARK_STATUS.dash },
    attempts: attempts ?? [],
    standing: findRowParticipation(start?.sent, result?.sent, results.length),
  };
  if (listJumpOffRows([edited, ...others]).includes(0)) return;
  throw conflictAt('not tied', '$.attempts', 'only those tied for first place jump in a jump-off (TR 26.9)');
}
