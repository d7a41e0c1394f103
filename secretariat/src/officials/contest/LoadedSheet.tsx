import type { ReactNode } from 'react';
import { Sheet } from '../components/Sheet.tsx';
import { useText } from '../use-console.ts';
import { useRaceConsoles } from '../use-race-consoles.ts';

type RaceConsoles = NonNullable<ReturnType<typeof useRaceConsoles>>;

/** A sheet that stands in the other script. */
export function LoadedSheet({ draw }: { readonly draw: (consoles: RaceConsoles) => ReactNode }) {
  const { t } = useText();
  const consoles = useRaceConsoles(undefined, true);
  return consoles === undefined ? <Sheet title={t('trial.loading')} /> : draw(consoles);
}
