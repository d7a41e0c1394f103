import { useState } from 'react';
import { useTranslation } from 'shared-domain/platform';
import { readSiteFacts } from '../components/site.ts';

type AdPlace = 'top' | 'foot' | 'rail';

/** The operator's upright images, for the rail, say so by their name; all others are banners. */
const isUpright = (path: string): boolean => /\/rail-[^/]*$/.test(path);

/**
 * One of the operator's images for a place, another at each visit. Its room is there before it, so that nothing jumps;
 * without any image for the place no room is kept.
 */
export function AdSlot({ place }: { readonly place: AdPlace }) {
  const { t } = useTranslation('shell');
  const [chance] = useState(Math.random);
  const images = (readSiteFacts().ads ?? []).filter((path) => isUpright(path) === (place === 'rail'));
  const image = images[Math.floor(chance * images.length)];
  if (image === undefined) return null;
  return (
    <aside className={`ad-slot ad-${place}`} aria-label={t('ad')}>
      <img src={image} alt="" loading="lazy" />
    </aside>
  );
}
