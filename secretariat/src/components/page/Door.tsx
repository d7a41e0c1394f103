import type { ReactNode } from 'react';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { LogoMark } from './LogoMark.tsx';
import './frame.css';

/** The frame of who is not signed in: the mark, the way out, one form. */
export function Door({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="adm">
      <header className="adm-top">
        <LogoMark />
        <strong>{t('frame.title')}</strong>
        <Link className="icon-btn adm-act to-end" to="/" aria-label={t('frame.leave')}>
          <Icon name="leave" />
        </Link>
      </header>
      <main id="contenu" className="door">
        {children}
      </main>
    </div>
  );
}
