import type { ReactNode } from 'react';
import type { Trial } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { SexChip } from '../chips/SexChip.tsx';
import { formatDisciplineText, formatRoundText } from '../trial-title.ts';

interface CardTitleProps {
  readonly event: Pick<Trial, 'g0' | 'g1' | 'category' | 'group' | 'round' | 'heat' | 'heats' | 'rounds'>;
  readonly children: ReactNode;
}

/** «100 m F Finale», and under it the facts, «vent +1.2 · officiel». */
export function CardTitle({ event, children }: CardTitleProps) {
  const { language } = useText();
  return (
    <span className="ev">
      {formatDisciplineText(event, language)} <SexChip category={event.category} /> {formatRoundText(event, language)}{' '}
      <span className="sub card-facts">{children}</span>
    </span>
  );
}
