import type { FoldedTrialView, Walker } from 'shared-domain/live-input';
import { formatClock } from '../components/Countdown.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { useCanJudge } from '../contest/JudgingPage.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import type { SheetName, View } from '../view.ts';
import { createWalkFacts } from './walk-facts.ts';

interface Props {
  readonly walkers: readonly Walker[];
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly onAct: Act;
}

const SHEETS = { dq: 'walkDq', zone: 'walkZone', added: 'walkAdded', inZone: 'walkLeave' } as const;

/** What the recorder must see to, over everything else: three cards of three judges, a walker in the penalty zone. */
export function WalkAlarms({ walkers, folded, view, onAct }: Props) {
  const { views } = useConsole();
  const { t } = useText();
  const now = useNow(500);
  const canWrite = useCanJudge(folded);
  const write = createWalkFacts(folded.trial.oid);
  return walkers.map((walker) => {
    const { alarm, state, row, start } = walker;
    if (alarm === undefined) return null;
    const judges = (state?.record.red ?? []).map(({ judge }) => judge).join(', ');
    const left = alarm.kind === 'inZone' ? alarm.enteredAt + alarm.ms - now : 0;
    const open = (sheet: SheetName) => views.open({ ...view, sheet, about: { row } });
    const isServed = alarm.kind === 'inZone' && left <= 0;
    return (
      <div key={row} className={alarm.kind === 'inZone' ? 'alarm zone' : 'alarm'} role="alert">
        <Icon name="warning" />
        <span>
          <b>
            {formatBib(walker)} {start.last.toUpperCase()} {start.first} ·{' '}
            {alarm.kind === 'dq'
              ? `DQ ${alarm.rule}`
              : t(`walk.alarm.${alarm.kind}`, {
                  time: formatClock(alarm.kind === 'inZone' ? Math.max(0, left) : alarm.ms),
                })}
          </b>
          {t(alarm.kind === 'inZone' ? 'walk.alarm.stay' : 'walk.alarm.cards', {
            count: state?.record.red.length ?? 0,
            judges,
            time: formatClock(alarm.kind === 'inZone' ? alarm.ms : 0),
          })}
        </span>
        {canWrite && (
          <Key
            className="btn"
            onPress={() => (isServed ? void onAct([write.zone('leave', row)], true) : open(SHEETS[alarm.kind]))}
          >
            {t(isServed ? 'walk.do.leave' : `walk.do.${alarm.kind}`)}
          </Key>
        )}
      </div>
    );
  });
}
