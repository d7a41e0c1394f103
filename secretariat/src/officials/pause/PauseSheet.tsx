import { useState } from 'react';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import type { TextKey } from '../texts/texts.ts';
import { useText } from '../use-console.ts';

interface Props {
  readonly trial: string;
  readonly onAct: Act;
}

const REASONS: readonly TextKey[] = ['pause.rain', 'pause.event', 'pause.jury'];

/** Stops a contest for a while; the boards say why. */
export function PauseSheet({ trial, onAct }: Props) {
  const { t } = useText();
  const [why, setWhy] = useState('');
  const reason = why.trim() === '' ? {} : { text: why.trim() };
  return (
    <Sheet
      title={t('pause.title')}
      text={t('pause.text')}
      action={t('pause.do')}
      colour="amber"
      onConfirm={() => void onAct([() => ({ kind: 'clock', trialOID: trial, act: 'pause', ...reason })], true)}
    >
      <div className="seg">
        {REASONS.map((one) => (
          <Key
            key={one}
            isQuick
            className={t(one) === why ? 'btn sel' : 'btn q'}
            aria-pressed={t(one) === why}
            onPress={() => setWhy(t(one))}
          >
            {t(one)}
          </Key>
        ))}
      </div>
      <Field label={t('pause.why')} className="in t" value={why} maxLength={200} onText={setWhy} />
    </Sheet>
  );
}
