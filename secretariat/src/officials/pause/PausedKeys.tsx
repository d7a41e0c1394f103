import { formatLocalTime } from 'shared-domain';
import type { LiveState } from 'shared-domain/contract';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import type { Act } from '../contest/use-act.ts';
import { useConsole, useText } from '../use-console.ts';
import { sayPause } from './say-pause.ts';

interface Props {
  readonly trial: string;
  readonly pause: NonNullable<LiveState['pause']>;
  readonly onAct: Act;
}

/** In place of the keys while a contest pauses: why, since when, and how it goes on. */
export function PausedKeys({ trial, pause, onAct }: Props) {
  const { seen } = useConsole();
  const { t } = useText();
  const tz = seen()?.challenge.tz ?? 'UTC';
  const why = sayPause(pause, t);
  return (
    <>
      <Strip colour="blue">
        <b>{t('pause.since', { time: formatLocalTime(pause.since, tz) })}</b>
        {why !== undefined && ` – ${why}`}
        {pause.until !== undefined && ` · ${t('pause.until', { time: formatLocalTime(pause.until, tz) })}`}
      </Strip>
      <div className="keys">
        <Key
          className="key main w6"
          onPress={() => void onAct([() => ({ kind: 'clock', trialOID: trial, act: 'resume' })], true)}
        >
          {t('pause.resume')}
        </Key>
      </div>
    </>
  );
}
