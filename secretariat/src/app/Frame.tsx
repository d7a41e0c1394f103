import { type ReactNode, useState } from 'react';
import { Link } from 'shared-domain/platform';
import { Connection } from '../components/Connection.tsx';
import { Icon } from '../components/Icon.tsx';
import { LogoMark } from '../components/LogoMark.tsx';
import { UnsentMarks } from '../components/UnsentMarks.tsx';
import { SignOutButton } from '../features/sign-in/SignOutButton.tsx';
import { useText } from '../locales/use-text.ts';
import { Navigation } from './Navigation.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import '../components/frame.css';

/** The secretariat's own frame: the shell hides its bar and footer here (specification 2). */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <div className="adm">
      <a className="skip" href="#contenu">
        {t('frame.skip')}
      </a>
      <header className="adm-top">
        <button
          type="button"
          className="icon-btn adm-act only-phone"
          aria-label={t('frame.menu')}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <LogoMark />
        <strong>{t('frame.title')}</strong>
        <UnsentMarks />
        <Connection />
        <span className="only-mid">
          <SignOutButton />
        </span>
        <Link className="icon-btn adm-act" to="/" aria-label={t('frame.leave')}>
          <Icon name="leave" />
        </Link>
      </header>
      <div className="adm-body">
        <nav className="adm-nav" aria-label={t('frame.nav')}>
          <Navigation />
        </nav>
        <main id="contenu" className="adm-main">
          {children}
        </main>
      </div>
      <NavigationDrawer open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
