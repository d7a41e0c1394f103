import { useState } from 'react';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import type { Tenure } from '../console.ts';
import { useConsole, useText } from '../use-console.ts';

interface Props {
  readonly trial: string;
  readonly tenure: Exclude<Tenure, 'mine'>;
}

/** In place of the keys where this tab does not write the trial: why, and how to take it. */
export function HoldKeys({ trial, tenure }: Props) {
  const { takeTrial } = useConsole();
  const { t } = useText();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await takeTrial(trial);
    setBusy(false);
  };
  return (
    <div className="kk">
      <Strip colour="blue">
        <b>{t('trial.readOnly')}</b>{' '}
        {t(tenure === 'other' ? 'trial.heldByOther' : tenure === 'other tab' ? 'trial.otherTab' : 'trial.free')}
      </Strip>
      {tenure === 'free' && (
        <div className="keys">
          <Key className="key main w6" disabled={isBusy} onPress={() => void take()}>
            {t('trial.take')}
          </Key>
        </div>
      )}
    </div>
  );
}
