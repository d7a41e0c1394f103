import type { ReactNode } from 'react';
import { useTranslation } from 'shared-domain/platform';
import type { Layout } from '../app/place.ts';
import { AdSlot } from './AdSlot.tsx';
import { EmbedFoot } from './EmbedFoot.tsx';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';
import './frame.css';

/** Bar, page, footer; the secretariat has the whole screen to itself (P2.2), and a frame of another site its own bars. */
export function Frame({ layout, children }: { readonly layout: Layout; readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  if (layout === 'bare') return <div className="layout-bare">{children}</div>;
  if (layout === 'embed') {
    return (
      <div className="layout-embed">
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
