import { lazy, Suspense, useRef } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useNear } from '../../components/use-near.ts';

const More = lazy(() => import('./more/More.tsx').then(({ More: part }) => ({ default: part })));

/** What stands below the programme comes when a reader comes near it: it costs the first sight nothing. */
export function MoreParts({ challenge }: { readonly challenge: Challenge }) {
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
