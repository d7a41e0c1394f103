import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { Facts } from './Facts.tsx';
import { Organiser } from './Organiser.tsx';
import './around.css';
import { lazy, Suspense, useRef } from 'react';
import { useIsNear } from '../../components/use-is-near.ts';

const MoreSections = lazy(() =>
  import('./more/MoreSections.tsx').then(({ MoreSections: part }) => ({ default: part })),
);

/** The sections that are loaded only when the reader scrolls near them. */
function LazySections({ challenge }: { readonly challenge: Challenge }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(container);
  return (
    <div ref={container} className="rail more">
      {isNear && (
        <Suspense>
          <MoreSections challenge={challenge} />
        </Suspense>
      )}
    </div>
  );
}

/** The column beside the programme, below it on a phone. */
export function ChallengeSidebar({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  return (
    <aside className="rail sec" aria-label={t('organiser.about')}>
      <Organiser challenge={challenge} />
      <Facts challenge={challenge} />
      <LazySections challenge={challenge} />
    </aside>
  );
}
