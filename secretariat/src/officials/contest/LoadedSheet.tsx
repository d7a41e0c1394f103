import type { ReactNode } from 'react';
import { Sheet } from '../components/Sheet.tsx';
import { SELDOM_PART } from '../console-parts.ts';
import { usePart } from '../part.ts';
import { useText } from '../use-console.ts';

type Seldom = NonNullable<ReturnType<typeof SELDOM_PART.find>>;

/** A sheet of the script of what is seldom needed. */
export function LoadedSheet({ draw }: { readonly draw: (seldom: Seldom) => ReactNode }) {
  const { t } = useText();
  const seldom = usePart(SELDOM_PART);
  return seldom === undefined ? <Sheet title={t('trial.loading')} /> : draw(seldom);
}
