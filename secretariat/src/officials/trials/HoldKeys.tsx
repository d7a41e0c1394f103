import { useState } from 'react';
import { formatLocalTime } from 'shared-domain';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { formatHolder } from '../tenure/holder-words.ts';
import { LiveKeys } from '../tenure/LiveKeys.tsx';
import type { Tenure } from '../tenure/tenures.ts';
import { useConsole, useText } from '../use-console.ts';

interface Props {
  readonly trial: string;
  readonly tenure: Exclude<Tenure, 'mine'>;
  /** Shows the whole sheet, where the console has one. */
  readonly onPaper?: () => void;
}

/** In place of the keys where this tab does not write the trial: why, and how to take it. */
export function HoldKeys({ trial, tenure, onPaper }: Props) {
  const { takeTrial, takeTab, findHolder, device, seen, views } = useConsole();
  const { t } = useText();
  const [isBusy, setBusy] = useState(false);
  const holder = findHolder(trial);
  // It was this device's until another took it over: what is said here from now on would stand aside.
  const isLost = tenure === 'other' && device().open.includes(trial);
  const take = async () => {
    setBusy(true);
    await takeTrial(trial);
    setBusy(false);
  };
  const view = views.current();
  const askToTakeOver = () => {
    if (view.name === 'trial') views.open({ ...view, sheet: 'takeOver' });
  };
  const who = holder === undefined ? '' : formatHolder(holder, t);
  const tz = seen()?.challenge.tz ?? 'UTC';
  const given = device().given?.[trial];
  const time = holder === undefined ? '' : formatLocalTime(holder.since, tz);
  if (tenure === 'closed') return <LiveKeys trial={trial} />;
  return (
    <div className="kk">
      {tenure === 'other' ? (
        <Strip colour={isLost ? 'red' : 'blue'}>
          <b>
            {holder === undefined ? t('trial.heldByDesk') : t(isLost ? 'trial.lost' : 'trial.heldBy', { who, time })}
          </b>{' '}
          {isLost ? t('trial.lost.text') : t('trial.readOnly')}
        </Strip>
      ) : given !== undefined ? (
        <Strip colour="blue">
          <b>{t('give.given', { time: formatLocalTime(given, tz) })}</b> {t('give.elsewhere')}
        </Strip>
      ) : (
        <Strip colour="blue">
          <b>{t('trial.readOnly')}</b> {t(tenure === 'other tab' ? 'trial.otherTab' : 'trial.free')}
        </Strip>
      )}
      <div className="keys">
        {tenure === 'other tab' ? (
          <Key className="key main w6" onPress={() => takeTab(trial)}>
            {t('trial.takeTab')}
          </Key>
        ) : holder === undefined || tenure === 'free' ? (
          <Key className="key main w6" disabled={isBusy} onPress={() => void take()}>
            {t('trial.take')}
          </Key>
        ) : (
          <Key className="key w6" onPress={askToTakeOver}>
            {t('takeOver.ask')}
          </Key>
        )}
        {onPaper !== undefined && (
          <Key className="key m q w6" onPress={onPaper}>
            {t('paper.title')}
          </Key>
        )}
      </div>
    </div>
  );
}
