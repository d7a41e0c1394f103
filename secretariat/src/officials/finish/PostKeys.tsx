import { useState } from 'react';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { useConsole, useText } from '../use-console.ts';

interface Props {
  readonly trial: string;
  readonly tenure: 'free' | 'other' | 'other tab';
}

/** In place of the keys before this device writes a race: others may write beside it, so nothing is taken from anybody. */
export function PostKeys({ trial, tenure }: Props) {
  const { joinTrial, takeTab } = useConsole();
  const { t } = useText();
  const [isBusy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    await joinTrial(trial);
    setBusy(false);
  };
  const isOtherTab = tenure === 'other tab';
  return (
    <>
      <Strip colour="blue">
        <b>{t('trial.readOnly')}</b> {t(isOtherTab ? 'trial.otherTab' : 'finish.beside')}
      </Strip>
      <div className="keys">
        <Key className="key main w6" disabled={isBusy} onPress={() => (isOtherTab ? takeTab(trial) : void join())}>
          {t(isOtherTab ? 'trial.takeTab' : 'finish.join')}
        </Key>
      </div>
    </>
  );
}
