import type { ReactNode } from 'react';
import { Key } from '../components/Key.tsx';
import { useConsole, useIsShutOut, useText } from '../use-console.ts';

/** The keys of a console; a device that may say nothing more has the way to its journal in their place. */
export function LiveKeys({ trial, children }: { readonly trial: string; readonly children?: ReactNode }) {
  const { views, device } = useConsole();
  const { t } = useText();
  if (!useIsShutOut()) return children;
  if (device().isUnkept === true) return null;
  return (
    <div className="keys">
      <Key className="key main w6" onPress={() => views.open({ name: 'handOver', trial })}>
        {t('give.open')}
      </Key>
    </div>
  );
}
