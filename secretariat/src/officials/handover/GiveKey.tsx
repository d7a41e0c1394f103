import { Key } from '../components/Key.tsx';
import { useConsole, useText } from '../use-console.ts';

/** Of what is done now and then: gives the log of a trial to another device by QR codes. */
export function GiveKey({ trial }: { readonly trial: string }) {
  const { views } = useConsole();
  const { t } = useText();
  return (
    <Key className="btn" onPress={() => views.replace({ name: 'handOver', trial })}>
      {t('give.open')}…
    </Key>
  );
}
