import { type ReactNode, useState } from 'react';
import { useLocation, useTranslation } from 'shared-domain/platform';
import type { Layout } from '../app/place.ts';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';
import './frame.css';
import { readSiteFacts } from '../components/site.ts';
import { Logo } from './Logo.tsx';

/** What the operator says to everybody, above every page (Q19). */
function Notice() {
  const { t } = useTranslation('shell');
  const { notice } = readSiteFacts();
  if (notice === undefined) return null;
  return (
    <aside className="site-notice" aria-label={t('notice')}>
      {notice}
    </aside>
  );
}

/** Bar, page, footer; the secretariat has the whole screen to itself (P2.2), and a frame of another site its own bars. */
export function Frame({ layout, children }: { readonly layout: Layout; readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  if (layout === 'bare') {
    return (
      <div className="layout-bare">
        <Notice />
        {children}
      </div>
    );
  }
  if (layout === 'embed') {
    return (
      <div className="layout-embed">
        <Notice />
        {children}
        <EmbedFoot />
      </div>
    );
  }
  return (
    <div className={`layout-${layout}`}>
      <a className="skip" href="#contenu">
        {t('skip')}
      </a>
      <Notice />
      <TopBar />
      {layout === 'ads' && <AdSlot place="top" />}
      {children}
      {layout === 'ads' && (
        <>
          <AdSlot place="foot" />
          <AdSlot place="rail" />
        </>
      )}
      <Footer />
    </div>
  );
}

/** Whose page a frame of another site shows; it opens there, whole. */
function EmbedFoot() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('embed');
  const query = params.toString();
  return (
    <footer className="embed-foot">
      <a className="logo" href={pathname + (query === '' ? '' : `?${query}`)} target="_blank" rel="noopener">
        <Logo />
        <span className="sr">Foulée, {t('embed.open')}</span>
      </a>
    </footer>
  );
}

type AdPlace = 'top' | 'foot' | 'rail';

/** The operator's upright images, for the rail, say so by their name; all others are banners. */
const isUpright = (path: string): boolean => /\/rail-[^/]*$/.test(path);

/**
 * One of the operator's images for a place, another at each visit. Its room is there before it, so that nothing jumps;
 * without any image for the place no room is kept.
 */
function AdSlot({ place }: { readonly place: AdPlace }) {
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
