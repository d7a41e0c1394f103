import { useState } from 'react';
import type { WalkSymbol } from 'shared-domain';
import { type FoldedTrialView, readWalkers, type Walker } from 'shared-domain/live-input';
import { formatClock } from '../components/Countdown.tsx';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { formatBib } from '../contest/words.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { WalkSign } from './WalkCard.tsx';
import { createWalkFacts } from './walk-facts.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly onAct: Act;
}

const JUDGES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const COLOURS = ['red', 'paddle'] as const;
const SYMBOLS: readonly WalkSymbol[] = ['~', '>'];

/** The sheet that the recorder of a walk asked for. */
export function WalkRecorderSheet(props: Props) {
  const walker = readWalkers(props.folded).find(({ row }) => row === props.view.about?.row);
  if (props.view.sheet === 'walkSlip') return <SlipSheet {...props} />;
  return walker === undefined ? null : <AlarmSheet {...props} walker={walker} />;
}

/** A paper slip: with the card of the same judge's phone it counts once. */
function SlipSheet({ folded, onAct }: Props) {
  const { t } = useText();
  const [judge, setJudge] = useState<string>();
  const [bib, setBib] = useState('');
  const [what, setWhat] = useState<(typeof COLOURS)[number]>('red');
  const [symbol, setSymbol] = useState<WalkSymbol>();
  const start = folded.trial.rows.find((row) => row.bib === bib.trim());
  const send = () => {
    if (start === undefined || judge === undefined || symbol === undefined) return;
    void onAct([createWalkFacts(folded.trial.oid).card(what, { row: start.row, symbol, judge })]);
  };
  return (
    <Sheet
      title={t('walk.slip.title')}
      text={t('walk.slip.text')}
      action={t('walk.slip.do')}
      isReady={start !== undefined && judge !== undefined && symbol !== undefined}
      onConfirm={send}
    >
      <span className="lab">{t('walk.slip.judge')}</span>
      <div className="seg nine">
        {JUDGES.map((one) => (
          <Key
            key={one}
            isQuick
            className={one === judge ? 'btn sel' : 'btn q'}
            aria-pressed={one === judge}
            onPress={() => setJudge(one)}
          >
            {one}
          </Key>
        ))}
      </div>
      <Field label={t('walk.bib')} className="in" inputMode="numeric" value={bib} maxLength={5} onText={setBib} />
      <p role="status">
        {start === undefined ? (bib === '' ? '' : t('walk.nobody')) : `${start.last.toUpperCase()} ${start.first}`}
      </p>
      <div className="seg">
        {COLOURS.map((one) => (
          <Key
            key={one}
            isQuick
            className={one === what ? 'btn sel' : 'btn q'}
            aria-pressed={one === what}
            onPress={() => setWhat(one)}
          >
            {t(`walk.${one}`)}
          </Key>
        ))}
      </div>
      <div className="seg">
        {SYMBOLS.map((one) => (
          <Key
            key={one}
            isQuick
            className={one === symbol ? 'btn sel' : 'btn q'}
            aria-pressed={one === symbol}
            onPress={() => setSymbol(one)}
          >
            <WalkSign symbol={one} /> {t(one === '~' ? 'walk.contact.short' : 'walk.knee.short')}
          </Key>
        ))}
      </div>
    </Sheet>
  );
}

/** What is done about a walker's cards; each act is chosen here, none by itself. */
function AlarmSheet({ folded, view, onAct, walker }: Props & { readonly walker: Walker }) {
  const { views, device } = useConsole();
  const { t } = useText();
  const now = useNow(500);
  const write = createWalkFacts(folded.trial.oid);
  const { alarm, row, posted } = walker;
  const name = `${formatBib(walker)} ${walker.start.last.toUpperCase()}`;
  const from = device().place ?? t('task.walkRecorder');
  if (alarm === undefined) return null;
  const close = (facts: Parameters<Act>[0], isImmediate: boolean) => {
    views.back();
    void onAct(facts, isImmediate);
  };
  switch (view.sheet) {
    case 'walkDq':
      return (
        <Sheet
          title={t('walk.dq.title', { name })}
          text={t('walk.dq.text', { rule: alarm.kind === 'dq' ? alarm.rule : '' })}
          action={t('walk.dq.do')}
          colour="no"
          isReady={alarm.kind === 'dq'}
          onConfirm={() => alarm.kind === 'dq' && void onAct([write.disqualified(row, alarm.rule)])}
        />
      );
    case 'walkLeave': {
      const left = alarm.kind === 'inZone' ? Math.max(0, alarm.enteredAt + alarm.ms - now) : 0;
      return (
        <Sheet
          title={t('walk.leave.title', { name })}
          text={t('walk.leave.text', { time: formatClock(left) })}
          action={t('walk.leave.do')}
          colour="no"
          onConfirm={() => void onAct([write.zone('leave', row)])}
        />
      );
    }
    case 'walkAdded':
    case 'walkZone': {
      const time = formatClock(alarm.kind === 'added' || alarm.kind === 'zone' ? alarm.ms : 0);
      return (
        <Sheet
          title={t('walk.zone.title', { name, time })}
          text={t(alarm.kind === 'added' ? 'walk.added.text' : 'walk.zone.text')}
        >
          <div className="choices">
            {alarm.kind === 'zone' && (
              <>
                <Key className="btn" onPress={() => close([write.zone('enter', row)], true)}>
                  {t('walk.zone.enter')}
                </Key>
                {posted === undefined && (
                  <Key
                    className="btn"
                    onPress={() => close([write.post(row, t('walk.zone.posted', { time }), from)], true)}
                  >
                    {t('walk.zone.post')}
                  </Key>
                )}
                <Key className="btn no" onPress={() => close([write.zone('ignore', row)], false)}>
                  {t('walk.zone.ignore')}
                </Key>
              </>
            )}
            <Key
              className="btn"
              onPress={() => close([write.propose(row, t('walk.added.posted', { time }), from)], true)}
            >
              {t('walk.zone.added', { time })}
            </Key>
          </div>
        </Sheet>
      );
    }
    default:
      return null;
  }
}
