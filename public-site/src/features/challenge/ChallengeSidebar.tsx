import type { Challenge } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { Facts } from './Facts.tsx';
import { Organiser } from './Organiser.tsx';
import './around.css';
import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../../components/use-near.ts';

const More = lazy(() => import('./more/More.tsx').then(({ More: part }) => ({ default: part })));

/** The sections that are loaded only when the reader scrolls near them. */
function MoreParts({ challenge }: { readonly challenge: Challenge }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className="rail more">
      {near && (
        <Suspense>
          <More challenge={challenge} />
        </Suspense>
      )}
    </div>
  );
}

/** The column beside the programme, below it on a phone. */
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
