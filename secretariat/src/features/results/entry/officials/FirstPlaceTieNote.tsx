import { useEffect, useMemo, useRef, useState } from 'react';
import { type FirstPlaceTie, formatHeight, TRIAL_STATUS } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { isJumpOffBar } from '../../../../api/marks/bar-draft.ts';
import { useEditTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { Button } from '../../../../components/Button.tsx';
import { useRefusal } from '../../../../components/call/use-refusal.ts';
import { findTrialTie } from '../../../../components/official/first-place.ts';
import { formatLine } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { formatColumnId } from '../bars/bar-columns.ts';
import { listRankInputs } from '../bars/use-jump-off.ts';
import type { ResultEntry } from '../use-result-entry.ts';

/** The tie for first place, drafts included; undefined when there is none. */
function useFirstPlaceTie({ lines, drafts, grid }: ResultEntry, trial: Trial): FirstPlaceTie | undefined {
  const { round, dets } = trial;
  return useMemo(() => {
    return findTrialTie(listRankInputs(lines, drafts), grid.event, { round, dets });
  }, [lines, drafts, grid, round, dets]);
}

interface Props {
  readonly entry: ResultEntry;
  readonly trial: Trial;
  /** Why an official result is changed; undefined where no reason is needed. */
  readonly correctionReason: string | undefined;
  readonly isReadOnly: boolean;
}

/** Announces a tie for first place and offers a jump-off at the next bar, or to share first place (TR 26.8, 26.9). */
export function FirstPlaceTieNote({ entry, trial, correctionReason, isReadOnly }: Props) {
  const { t } = useText();
  const showRefusal = useRefusal();
  const [edit, { isLoading }] = useEditTrialMutation();
  const tie = useFirstPlaceTie(entry, trial);
  const note = useRef<HTMLDivElement>(null);
  const [addedColumn, setAddedColumn] = useState<string>();
  useEffect(() => {
    if (addedColumn === undefined) return;
    // The next key typed is the first attempt at the new bar.
    const cells = note.current?.closest('.trial-entry')?.querySelectorAll<HTMLInputElement>('input[data-c]') ?? [];
    [...cells].find(({ dataset, readOnly }) => dataset.c === addedColumn && !readOnly)?.focus();
    setAddedColumn(undefined);
  }, [addedColumn]);
  if (tie === undefined) return null;
  const { firstPlace, ...otherDetails } = trial.dets;
  const isShared = firstPlace === 'shared';
  const who = tie.rows.flatMap((index) => entry.lines[index] ?? []).map(formatLine);
  const { bar } = tie;
  const isNextBarOpen =
    entry.grid.columns.some(({ h, jumpOff }) => h === bar && jumpOff !== undefined) && isLastBarUntouched(entry);
  const decide = async (choice: typeof firstPlace) => {
    const why = correctionReason === undefined ? {} : { reason: correctionReason };
    const dets = choice === undefined ? otherDetails : { ...otherDetails, firstPlace: choice };
    const answer = await edit({ oid: trial.oid, edit: { dets, revision: trial.revision, ...why } });
    if (answer.error !== undefined) showRefusal(answer.error);
    else if (choice === 'shared') for (const one of entry.bars.drafts.filter(isJumpOffBar)) entry.bars.withdraw(one);
  };
  /** @param barMm height of the bar, mm */
  const addJumpOffBar = async (barMm: number) => {
    const jumpOff = entry.grid.columns.filter((column) => column.jumpOff !== undefined).length;
    entry.addBar(barMm, true);
    setAddedColumn(formatColumnId({ h: barMm, jumpOff }));
    // In official results, the attempts of the jump-off are corrections with a reason; no separate decision is stored.
    if (trial.status === TRIAL_STATUS.official || firstPlace === 'jumpOff') return;
    await decide('jumpOff');
  };
  return (
    <div ref={note} className="cut-note" role="status">
      <p>
        <b>{t(isShared ? 'officials.tie.shared' : 'officials.tie', { height: formatHeight(tie.heightCleared) })}</b>{' '}
        {who.join(' · ')}
      </p>
      {!isReadOnly && (
        <div className="btns">
          {isShared ? (
            <Button isSmall isBusy={isLoading} onClick={() => void decide(undefined)}>
              {t('officials.tie.again')}
            </Button>
          ) : (
            <>
              {bar !== undefined && !isNextBarOpen && (
                <Button kind="main" isSmall isBusy={isLoading} onClick={() => void addJumpOffBar(bar)}>
                  {t(tie.isJumping ? 'officials.tie.next' : 'officials.tie.jumpOff', { bar: formatHeight(bar) })}
                </Button>
              )}
              <Button isSmall isBusy={isLoading} onClick={() => void decide('shared')}>
                {t(tie.isJumping ? 'officials.tie.stop' : 'officials.tie.share')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether nobody has an attempt yet at the last bar of the jump-off. */
function isLastBarUntouched({ grid, lines, drafts }: ResultEntry): boolean {
  const barCount = grid.columns.filter(({ jumpOff }) => jumpOff !== undefined).length;
  const attemptCounts = lines.map(({ row, result }) => {
    const attempts = drafts.get(row)?.fields.attempts ?? result?.attempts ?? [];
    return attempts.filter((one) => 'j' in one && one.j === true).length;
  });
  return barCount > Math.max(0, ...attemptCounts);
}
