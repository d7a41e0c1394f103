import { useState } from 'react';
import { checkRaise, findVerticalRules, isVerticalJump, POLE_VAULT, readVerticalOptions } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { createBarsFacts } from './bars-facts.ts';
import { formatBar } from './bars-words.ts';
import { formatHeights } from './heights-words.ts';

/** Heights of the last step that are announced at once; the bar may be put at any other afterwards. */
const COUNT = 12;
/** Raises that may be chosen one by one before that step. */
const MAX_RAISES = 24;
const STEPS = [10, 20, 30, 50, 100, 150, 200];

/** The opening height and the raises of a contest whose programme has none: some that are added one by one, then one that stays. */
export function HeightsSheet({ folded: { trial }, onAct }: { readonly folded: FoldedTrialView; readonly onAct: Act }) {
  const { t } = useExtraText();
  const rules = findVerticalRules(trial, readVerticalOptions(trial));
  const { minRaise, fixedRaise } = rules;
  const isHigh = isVerticalJump(trial.g0) && trial.g0 !== POLE_VAULT;
  const [first, setFirst] = useState(isHigh ? 1300 : 2000);
  const [step, setStep] = useState(fixedRaise ?? (isHigh ? 50 : 200));
  const [raises, setRaises] = useState<readonly number[]>([]);
  const findHeight = (count: number) => raises.slice(0, count).reduce((height, raise) => height + raise, first);
  const highest = findHeight(raises.length);
  const chosen = raises.map((_, at) => findHeight(at + 1));
  const heights = [first, ...chosen, ...Array.from({ length: COUNT - 1 }, (_, at) => highest + (at + 1) * step)];
  const warning = [...raises, step]
    .map((raise, at, all) => checkRaise(raise, all[at - 1] ?? 0, rules))
    .find((kind) => kind !== undefined);
  const move = (by: number) => setFirst(Math.max(500, first + by));
  return (
    <Sheet
      title={t('heights.title')}
      text={[
        formatHeights(heights, t),
        warning && t(`warned.${warning as 'small raise' | 'growing raise' | 'uneven raise'}`),
      ]
        .filter(Boolean)
        .join('. ')}
      action={t('heights.do')}
      colour={warning === undefined ? 'ok' : 'amber'}
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
      {fixedRaise === undefined && (
        <div className="seg">
          <Key
            className="btn q"
            isQuick
            disabled={raises.length === MAX_RAISES}
            onPress={() => setRaises([...raises, step])}
          >
            {t('heights.add', { bar: formatBar(highest + step) })}
          </Key>
          {raises.length > 0 && (
            <Key className="btn q" isQuick onPress={() => setRaises(raises.slice(0, -1))}>
              {t('heights.remove', { bar: formatBar(highest) })}
            </Key>
          )}
        </div>
      )}
    </Sheet>
  );
}
