import { useState } from 'react';
import { formatLocalTime, PAUSE_REASONS, type PauseReason } from 'shared-domain';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useConsole, useText } from '../use-console.ts';

interface Props {
  readonly trial: string;
  readonly onAct: Act;
}

/** Minutes after which a contest is said to go on. */
const MINUTES = [5, 10, 15, 30, 60];
const MINUTE_MS = 60_000;

/** What a judge chooses of a pause; `minutes`: the choice from which `until` follows, ms. */
interface Chosen {
  readonly reason?: PauseReason | undefined;
  readonly minutes?: number | undefined;
  readonly until?: number | undefined;
}

/** Stops a contest for a while; the boards say why, each in its language, and when it goes on. */
export function PauseSheet({ trial, onAct }: Props) {
  const { seen, log } = useConsole();
  const { t } = useText();
  const [{ reason, minutes, until }, setChosen] = useState<Chosen>({});
  const [text, setText] = useState('');
  const content = {
    ...(reason === undefined ? {} : { reason }),
    ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
    ...(text.trim() === '' ? {} : { text: text.trim() }),
  };
  // A whole minute, as people are told it.
  const findEnd = (later: number) => Math.ceil(log.clock.at() / MINUTE_MS + later) * MINUTE_MS;
  const choose = (change: Chosen) => setChosen({ reason, minutes, until, ...change });
  return (
    <Sheet
      title={t('pause.title')}
      text={t('pause.text')}
      action={t('pause.do')}
      colour="amber"
      onConfirm={() => void onAct([() => ({ kind: 'clock', trialOID: trial, act: 'pause', ...content })], true)}
    >
      <div className="seg">
        {PAUSE_REASONS.map((one) => (
          <Key
            key={one}
            isQuick
            className={one === reason ? 'btn sel' : 'btn q'}
            aria-pressed={one === reason}
            onPress={() => choose({ reason: one === reason ? undefined : one })}
          >
            {t(`pause.${one}`)}
          </Key>
        ))}
      </div>
      <Field label={t('pause.more')} className="in t" value={text} maxLength={200} onText={setText} />
      <p className="lab">
        {until === undefined
          ? t('pause.noEnd')
          : t('pause.until', { time: formatLocalTime(new Date(until).toISOString(), seen()?.challenge.tz ?? 'UTC') })}
      </p>
      <div className="seg minutes">
        {MINUTES.map((one) => (
          <Key
            key={one}
            isQuick
            className={one === minutes ? 'btn sel' : 'btn q'}
            aria-pressed={one === minutes}
            onPress={() =>
              choose(one === minutes ? { minutes: undefined, until: undefined } : { minutes: one, until: findEnd(one) })
            }
          >
            {t('pause.in', { minutes: one })}
          </Key>
        ))}
      </div>
    </Sheet>
  );
}
