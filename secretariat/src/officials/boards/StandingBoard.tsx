import { formatDistance, formatHeight, MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import { formatAttempt } from '../attempts/attempts-words.ts';
import { readAttempts } from '../attempts/read-attempts.ts';
import { readBars } from '../bars/read-bars.ts';
import type { ContestAthlete } from '../contest/athlete.ts';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { BoardTop } from './BoardTop.tsx';
import { type Freeze, keepFrozenRows } from './freeze.ts';
import { useBoardText } from './use-board.ts';

/** Rows of a picture: eight athletes, as many as go on. */
const MAX_ROWS = 8;
const AWAITING_ROWS = 6;

interface Ranked extends ContestAthlete {
  readonly rank: number | undefined;
  readonly best: number | undefined;
  /** The other attempts that decide a tie, or the failures at the best height. */
  readonly detail: string;
}

const STATUS_WORDS: Readonly<Record<number, string>> = {
  [MARK_STATUS.dns]: 'DNS',
  [MARK_STATUS.dnf]: 'DNF',
  [MARK_STATUS.dq]: 'DQ',
};

function listRanked(folded: FoldedTrialView): readonly Ranked[] {
  const contest = folded.sheet.state.contest;
  const athletes: readonly Ranked[] =
    contest?.kind === 'vertical'
      ? readBars(folded).athletes.map((one) => ({
          ...one,
          rank: one.standing?.rank,
          best: one.standing?.best,
          detail: '',
        }))
      : readAttempts(folded).athletes.map((one) => ({
          ...one,
          rank: one.standing?.rank,
          best: one.standing?.best,
          detail: one.series.map(formatAttempt).join(' '),
        }));
  return athletes
    .filter(({ rank, mark }) => rank !== undefined || mark.prf !== undefined)
    .toSorted((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER));
}

/** Who stands where: the first eight. */
export function StandingBoard({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { t } = useBoardText();
  const { trial, sheet } = folded;
  const ranked = keepFrozenRows(trial.oid, listRanked(folded), freeze, (row) =>
    listRanked(freeze.findBefore(row)).find((one) => one.row === row),
  ).toSorted((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER));
  const format = sheet.state.contest?.kind === 'vertical' ? formatHeight : formatDistance;
  const isOfficial = trial.status === TRIAL_STATUS.official;
  return (
    <>
      {!isOfficial && <i className="board-hatch" aria-hidden="true" />}
      <BoardTop trial={trial} note={isOfficial ? t('state.official') : t('board.provisional')} />
      <ol className="board-rows">
        {ranked
          .slice(0, freeze.isAwaited ? AWAITING_ROWS : MAX_ROWS)
          .map(({ row, start, rank, best, detail, mark, isFrozen }) => (
            <li key={row} className={isFrozen ? 'frozen' : rank === 1 ? 'lead' : ''}>
              <span className="place">{rank ?? ''}</span>
              <span className="bib">{start.bib}</span>
              <span className="name">
                <b>{start.last.toUpperCase()}</b> {start.first}
              </span>
              <span className="detail">{isFrozen ? t('board.frozen') : detail}</span>
              <span className="mark">
                {STATUS_WORDS[mark.prf?.st ?? MARK_STATUS.mark] ?? (best === undefined ? 'NM' : format(best))}
              </span>
            </li>
          ))}
      </ol>
    </>
  );
}
