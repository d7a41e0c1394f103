import type { ReactNode } from 'react';
import { Sheet } from '../components/Sheet.tsx';
import { EXTRAS_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';
import { useText } from '../use-console.ts';

type Extras = NonNullable<ReturnType<typeof EXTRAS_PART.find>>;

/** A sheet of the script of what is seldom needed. */
export function LoadedSheet({ draw }: { readonly draw: (extras: Extras) => ReactNode }) {
  const { t } = useText();
  const extras = usePart(EXTRAS_PART);
  return extras === undefined ? <Sheet title={t('trial.loading')} /> : draw(extras);
}
