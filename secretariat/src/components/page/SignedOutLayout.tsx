import type { ReactNode } from 'react';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { LogoMark } from './LogoMark.tsx';
import { PageTitle } from './PageTitle.tsx';
import { paths } from './paths.ts';
import '../form/boxes.css';
import './frame.css';

/** The layout of pages without a session: logo, a link to the public site, and one form under its title. */
export function SignedOutLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
        <PageTitle>{title}</PageTitle>
        {children}
      </main>
    </div>
  );
}

interface BackLinkProps {
  readonly to?: string;
  readonly children?: string;
}

/** A link under the form to another of these pages; by default, to signing in. */
export function BackLink({ to = paths.challenges, children }: BackLinkProps) {
  const { t } = useText();
  return (
    <p className="adm-gap">
      <Link className="link" to={to}>
        {children ?? t('forgot.back')}
      </Link>
    </p>
  );
}
