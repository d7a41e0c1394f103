import { useState } from 'react';
import { useTranslation } from 'shared-domain/platform';
import { siteFacts } from '../components/site.ts';

/** One of the operator's images, another at each visit. Without any, the ads layout keeps no room. */
export function AdSlot() {
  const { t } = useTranslation('shell');
  const [chance] = useState(Math.random);
  const { ads = [] } = siteFacts();
  const image = ads[Math.floor(chance * ads.length)];
  if (image === undefined) return null;
  return (
    <aside className="ad-slot" aria-label={t('ad')}>
      <img src={image} alt="" />
    </aside>
  );
}
