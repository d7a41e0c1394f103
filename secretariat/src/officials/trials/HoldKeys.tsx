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
  const { takeTrial, takeTab, findHolder, findTrial, device, seen, views } = useConsole();
  const { t } = useText();
  const [isBusy, setBusy] = useState(false);
  // While an organiser writes, no device does, whichever held the trial last.
  const holder = findTrial(trial)?.organiser === true ? undefined : findHolder(trial);
  const taken = device().taken?.[trial];
  // It was this device's until another took it over: what is said here from now on would stand aside.
  const isLost = tenure === 'other' && (taken !== undefined || device().open.includes(trial));
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
  const explain = (): { readonly title: string; readonly text: string; readonly isRed?: boolean } => {
    const writer = holder === undefined ? t('trial.heldByDesk') : t('trial.heldBy', { who, time });
    if (taken !== undefined && (holder === undefined || tenure === 'free')) {
      const title = t('trial.takenByDesk', { time: formatLocalTime(taken, tz) });
      return { title, text: tenure === 'other' ? writer : t('trial.free'), isRed: true };
    }
    if (given !== undefined) {
      const title = t('give.given', { time: formatLocalTime(given, tz) });
      return { title, text: tenure === 'other' ? writer : t('give.elsewhere') };
    }
    if (isLost) {
      const title = holder === undefined ? writer : t('trial.lost', { who, time });
      return { title, text: t('trial.lost.text'), isRed: true };
    }
    if (tenure === 'other') return { title: writer, text: t('trial.readOnly') };
    return { title: t('trial.readOnly'), text: t(tenure === 'other tab' ? 'trial.otherTab' : 'trial.free') };
  };
  const { title, text, isRed = false } = explain();
  return (
    <div className="kk">
      <Strip colour={isRed ? 'red' : 'blue'}>
        <b>{title}</b> {text}
      </Strip>
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
