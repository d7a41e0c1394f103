import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useTranslation } from 'shared-domain/platform';
import type { Layout } from '../app/page-layout.ts';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';
import './frame.css';
import { readSiteFacts } from '../components/site.ts';
import { Logo } from './Logo.tsx';
import { useSentHeight } from './use-sent-height.ts';

/** The operator's message, above every page (Q19). */
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

/** What surrounds every page of the site: bar, page and footer. The secretariat fills the screen (P2.2); in a frame of another site only a small footer is shown. */
export function SiteFrame({ layout, children }: { readonly layout: Layout; readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  if (layout === 'bare') {
    return (
      <div className="layout-bare">
        <Notice />
        {children}
      </div>
    );
  }
  if (layout === 'embed') return <EmbedFrame>{children}</EmbedFrame>;
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

/** A page in a frame of another site, which is told how high it is. */
function EmbedFrame({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useSentHeight(part);
  return (
    <div ref={part} className="layout-embed">
      <Notice />
      {children}
      <EmbedFooter />
    </div>
  );
}

/** Opens the page framed by another site on this one, in a new tab. */
function EmbedFooter() {
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

/** Images named `rail-…` are upright, for the place beside the page; all others are banners. */
const isUpright = (path: string): boolean => /\/rail-[^/]*$/.test(path);

/**
 * A random image of the operator's for a place. Its height is reserved before it has loaded, so that the page does not jump.
 */
function AdSlot({ place }: { readonly place: AdPlace }) {
  const { t } = useTranslation('shell');
  const [randomFraction] = useState(Math.random);
  const images = (readSiteFacts().ads ?? []).filter((path) => isUpright(path) === (place === 'rail'));
  const image = images[Math.floor(randomFraction * images.length)];
  if (image === undefined) return null;
  return (
    <aside className={`ad-slot ad-${place}`} aria-label={t('ad')}>
      <img src={image} alt="" loading="lazy" />
    </aside>
  );
}
