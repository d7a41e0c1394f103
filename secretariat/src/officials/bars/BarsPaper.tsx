import type { ReactNode } from 'react';
import type { BarsView, DeviceTrial } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { useText } from '../use-console.ts';
import { BarsGrid } from './BarsGrid.tsx';

/** The whole sheet, to copy from, to photograph or to print. */
export function BarsPaper({
  header,
  trial,
  bars,
}: {
  readonly header: ReactNode;
  readonly trial: DeviceTrial;
  readonly bars: BarsView;
}) {
  const { t } = useText();
  return (
    <div className="page paper">
      {header}
      <main className="lst">
        <BarsGrid trial={trial} bars={bars} isEditable={false} isWhole onCell={() => undefined} />
      </main>
      <div className="keys no-print">
        <Key className="key m w6" onPress={() => window.print()}>
          {t('paper.print')}
        </Key>
      </div>
    </div>
  );
}
