import type { BarsView, FoldedTrialView } from 'shared-domain/live-input';
import { Strip } from '../components/Strip.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { useText } from '../use-console.ts';
import { listAnnouncedPasses } from './announced-passes.ts';
import { createBarsFacts } from './bars-facts.ts';

interface Props {
  readonly bars: BarsView;
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** The passes at this bar that were announced before, proposed together: nothing is written until the judge confirms them. */
export function AnnouncedPasses({ bars, folded, onAct }: Props) {
  const { t } = useText();
  const { bar } = bars.contest;
  const passes = listAnnouncedPasses(bars, folded, bar);
  if (passes.length === 0) return null;
  const facts = createBarsFacts(folded.trial.oid);
  return (
    <Strip
      colour="blue"
      action={t('passes.confirm')}
      onPress={() => void onAct(passes.map(({ row }) => facts.attempt(row, '-', bar)))}
    >
      {t('passes.strip', { count: passes.length, bibs: passes.map(formatBib).join(', ') })}
    </Strip>
  );
}
