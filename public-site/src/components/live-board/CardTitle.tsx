import type { ReactNode } from 'react';
import type { Challenge, Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { SexChip } from '../chips/SexChip.tsx';
import { formatEventText, formatRoundText } from '../trial-title.ts';

interface CardTitleProps {
  readonly event: Pick<Trial, 'g0' | 'g1' | 'category' | 'group' | 'round' | 'heat' | 'heats' | 'rounds' | 'dets'>;
  readonly kind: Challenge['kind'];
  readonly children: ReactNode;
}

/** «100 m F Finale», and under it the facts, «vent +1.2 · officiel». */
export function CardTitle({ event, kind, children }: CardTitleProps) {
  const { language } = useText();
  return (
    <span className="ev">
      {formatEventText(event, language, kind)} <SexChip category={event.category} />{' '}
      {formatRoundText(event, language, kind)} <span className="sub card-facts">{children}</span>
    </span>
  );
}
