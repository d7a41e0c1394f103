import type { ReactNode } from 'react';
import type { WalkSymbol } from 'shared-domain';
import { useText } from '../use-console.ts';

const PATHS: Readonly<Record<WalkSymbol, string>> = {
  '~': 'M4 22c6-14 16-14 22-4s16 10 22-4',
  '>': 'm12 5 28 13-28 13',
};

/** The sign of a fault, as judges draw it: `~` loss of contact, `>` bent knee. */
export function WalkSign({ symbol }: { readonly symbol: WalkSymbol }) {
  return (
    <svg className="sgi" viewBox="0 0 52 36" aria-hidden="true">
      <path d={PATHS[symbol]} />
    </svg>
  );
}

/** A paddle or a red card with its sign; colour, shape and words say which. */
export function WalkCard({
  what,
  symbol,
  children,
}: {
  readonly what: 'paddle' | 'red';
  readonly symbol: WalkSymbol;
  readonly children?: ReactNode;
}) {
  const { t } = useText();
  return (
    <span className={what === 'red' ? 'wc rd' : 'wc p'}>
      <WalkSign symbol={symbol} />
      <span className="sr">{t(symbol === '~' ? 'walk.contact' : 'walk.knee')}</span>
      {children ?? t(`walk.${what}`)}
    </span>
  );
}
