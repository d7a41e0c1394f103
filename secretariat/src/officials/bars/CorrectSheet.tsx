import { useState } from 'react';
import { isPublished } from 'shared-domain';
import { type BarsView, type FoldedTrialView, readLetters, readSheetLetters } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { AttemptActs } from '../contest/ContestSheets.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import type { View } from '../view.ts';
import { correctCell } from './bars-facts.ts';
import { formatBar, formatLetters } from './bars-words.ts';

interface Props {
  readonly bars: BarsView;
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly onAct: Act;
}

/** What a cell may say: of a bar of the contest, and of a jump-off. */
const CONTEST_CELLS = ['o', 'xo', 'xxo', 'x', 'xx', 'xxx', '-', 'x-', 'xx-', ''];
const JUMP_OFF_CELLS = ['o', 'x', ''];

/** What a cell of the sheet says, and what it should say; both stay in the log. */
export function CorrectSheet({ bars, folded, view, onAct }: Props) {
  const { t } = useExtraText();
  const [chosen, setChosen] = useState<string>();
  const [why, setWhy] = useState('');
  const athlete = bars.athletes.find(({ row }) => row === view.about?.row);
  const column = bars.columns[view.about?.at ?? -1];
  if (athlete === undefined || column === undefined) return null;
  const isJumpOff = column.jumpOff !== undefined;
  const atBar = bars.attempts.filter(({ row, h }) => row === athlete.row && h === column.h);
  // The bar of a jump-off may have been one of the contest too.
  const contestCount = isJumpOff ? readLetters(athlete, { h: column.h }).length : 0;
  const [shown, desk] = [readLetters(athlete, column), readSheetLetters(athlete, column)];
  // Who retires after the bar is cleared or passed has no letter for it in the cell.
  const hasRetired = !isJumpOff && !shown.includes('r') && atBar[shown.length]?.r === 'r';
  const letters = hasRetired ? `${shown}r` : shown;
  const attempts = isJumpOff ? atBar.slice(contestCount).slice(-1) : atBar.slice(0, letters.length);
  const isGiven = isPublished(folded.sheet.state.status);
  const corrections =
    chosen === undefined ? undefined : correctCell(folded.trial.oid, attempts, chosen, why.trim() || undefined);
  const lastFailure = attempts.findLast(({ r }) => r === 'x');
  const last = attempts.at(-1);
  return (
    <Sheet
      title={t('correct.title', {
        bib: formatBib(athlete),
        name: athlete.start.last.toUpperCase(),
        bar: formatBar(column.h),
      })}
      text={
        desk === shown
          ? t('correct.says', { letters: formatLetters(letters) })
          : t('correct.desk', { desk: formatLetters(desk) || t('empty'), own: formatLetters(letters) })
      }
      action={t('correct.do')}
      colour="no"
      isReady={corrections !== undefined && chosen !== letters && (!isGiven || why.trim() !== '')}
      onConfirm={() => void onAct(corrections ?? [])}
    >
      <div className="cells">
        {(isJumpOff ? JUMP_OFF_CELLS : CONTEST_CELLS)
          .filter((one) => one !== letters)
          .map((one) => (
            <Key
              key={one}
              isQuick
              className={one === chosen ? 'btn sel' : 'btn q'}
              aria-pressed={one === chosen}
              onPress={() => setChosen(one)}
            >
              {one === '' ? t('empty') : formatLetters(one)}
            </Key>
          ))}
      </div>
      {isGiven && <Field label={t('correct.why')} className="in t" value={why} maxLength={200} onText={setWhy} />}
      <AttemptActs folded={folded} onAct={onAct} lastId={last?.id} failureId={lastFailure?.id} />
    </Sheet>
  );
}
