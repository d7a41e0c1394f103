import { useState } from 'react';
import { findVerticalRules, isVerticalJump, POLE_VAULT, readVerticalOptions } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { createBarsFacts } from './bars-facts.ts';
import { formatBar } from './bars-words.ts';

/** Heights that are announced at once; the bar may be put at any other afterwards. */
const COUNT = 12;
const STEPS = [10, 20, 30, 50, 100, 150, 200];

/** The opening height and the raises of a contest whose programme has none. */
export function HeightsSheet({ folded: { trial }, onAct }: { readonly folded: FoldedTrialView; readonly onAct: Act }) {
  const { t } = useExtraText();
  const { minRaise, fixedRaise } = findVerticalRules(trial, readVerticalOptions(trial));
  const isHigh = isVerticalJump(trial.g0) && trial.g0 !== POLE_VAULT;
  const [first, setFirst] = useState(isHigh ? 1300 : 2000);
  const [step, setStep] = useState(fixedRaise ?? (isHigh ? 50 : 200));
  const heights = Array.from({ length: COUNT }, (_, at) => first + at * step);
  const move = (by: number) => setFirst(Math.max(500, first + by));
  return (
    <Sheet
      title={t('heights.title')}
      text={`${heights.slice(0, 5).map(formatBar).join('  ')} …`}
      action={t('heights.do')}
      onConfirm={() => void onAct([createBarsFacts(trial.oid).heights(heights)])}
    >
      <span className="lab">{t('heights.first')}</span>
      <div className="seg">
        <Key className="btn q" isQuick onPress={() => move(-100)}>
          − 10
        </Key>
        <Key className="btn q" isQuick aria-label={t('raise.less')} onPress={() => move(-10)}>
          − 1
        </Key>
        <output className="btn big">{formatBar(first)}</output>
        <Key className="btn q" isQuick aria-label={t('raise.more')} onPress={() => move(10)}>
          + 1
        </Key>
        <Key className="btn q" isQuick onPress={() => move(100)}>
          + 10
        </Key>
      </div>
      <span className="lab">{t('heights.step')}</span>
      <div className="seg">
        {STEPS.filter((one) => one >= minRaise).map((one) => (
          <Key
            key={one}
            isQuick
            className={one === step ? 'btn sel' : 'btn q'}
            aria-pressed={one === step}
            onPress={() => setStep(one)}
          >
            {one / 10} cm
          </Key>
        ))}
      </div>
    </Sheet>
  );
}
