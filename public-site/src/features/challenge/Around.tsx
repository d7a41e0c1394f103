import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { Facts } from './Facts.tsx';
import { MoreParts } from './MoreParts.tsx';
import { Organiser } from './Organiser.tsx';
import './around.css';

/** What stands beside a programme, and below it on a phone. */
export function Around({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  return (
    <aside className="rail sec" aria-label={t('organiser.about')}>
      <Organiser challenge={challenge} />
      <Facts challenge={challenge} />
      <MoreParts challenge={challenge} />
    </aside>
  );
}
