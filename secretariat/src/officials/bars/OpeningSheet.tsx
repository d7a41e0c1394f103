import { useState } from 'react';
import type { BarsView, FoldedTrialView } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { AthleteChoice } from '../contest/AthleteChoice.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { useRowState } from '../desk/row-state.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { createBarsFacts } from './bars-facts.ts';
import { formatBar } from './bars-words.ts';

interface Props {
  readonly bars: BarsView;
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** The bar before which an athlete takes no attempt, as she told the judge. */
export function OpeningSheet({ bars: { athletes, contest }, folded, onAct }: Props) {
  const { t } = useExtraText();
  const [row, setRow] = useRowState<string | undefined>(folded.trial, undefined);
  const [height, setHeight] = useState<number>();
  const { settings } = folded.sheet.state;
  const listed = athletes.filter(({ standing, absence }) => standing?.status === 'in' && absence === undefined);
  const chosen = listed.find((athlete) => athlete.row === row);
  const isReady = chosen !== undefined && height !== undefined;
  return (
    <Sheet
      title={t('passes.title')}
      text={t('passes.text')}
      action={isReady ? t('said.opening', { bib: formatBib(chosen), bar: formatBar(height) }) : t('out.choose')}
      isReady={isReady}
      onConfirm={() => {
        if (isReady) void onAct([createBarsFacts(folded.trial.oid).opening(chosen.row, height)], true);
      }}
    >
      <div className="seg">
        {contest.series
          .filter((bar) => bar >= contest.bar)
          .map((bar) => (
            <Key
              key={bar}
              isQuick
              className={bar === height ? 'btn sel' : 'btn q'}
              aria-pressed={bar === height}
              onPress={() => setHeight(bar)}
            >
              {formatBar(bar)}
            </Key>
          ))}
      </div>
      <AthleteChoice
        athletes={listed}
        row={row}
        onChoose={setRow}
        findNote={(one) => {
          const { opening = 0 } = settings.get(one) ?? {};
          return opening > contest.bar ? t('passes.from', { bar: formatBar(opening) }) : undefined;
        }}
      />
    </Sheet>
  );
}
