import { useState } from 'react';
import { Camera } from '../components/Camera.tsx';
import { Header } from '../components/Header.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import { readSlip } from './read-slip.ts';

/** The slip, read by the camera: it does what its link does. An installed console has no other way to it, as the phone's camera opens the browser. */
export function ScanSlip() {
  const { views, openScan } = useConsole();
  const { t } = useExtraText();
  const [state, setState] = useState<'show' | 'other' | 'refused' | 'asking'>('show');
  const read = (text: string) => {
    const slip = readSlip(text);
    setState(slip === undefined ? 'other' : 'asking');
    if (slip !== undefined) void openScan(slip);
  };
  return (
    <div className="page">
      <Header title={t('brand')} subtitle={t('app')} onBack={() => views.back()} />
      <Sheet title={t('code.scan')} text={t('scan.slip.show')}>
        {state !== 'asking' && <Camera onRead={read} onRefused={() => setState('refused')} />}
        <p role="status">{state === 'asking' ? t('code.checking') : state !== 'show' && t(`scan.slip.${state}`)}</p>
      </Sheet>
    </div>
  );
}
