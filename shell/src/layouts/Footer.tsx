import { Link, useTranslation } from 'shared-domain/platform';
import { readSiteFacts } from '../components/site.ts';
import { useCookieSettings } from '../features/consent/Consent.tsx';
import { useContact } from '../features/contact/Contact.tsx';

/** Fixed at the bottom, 50 px high (P2.3). The link to the social profile is shown where the site has one. */
export function Footer() {
  const { t } = useTranslation('shell');
  const openContact = useContact();
  const openCookies = useCookieSettings();
  const { version, socialUrl } = readSiteFacts();
  return (
    <footer className="foot">
      <div className="wrap">
        <button type="button" className="contact" aria-haspopup="dialog" onClick={openContact}>
          {t('foot.contact')}
        </button>
        <Link to="/policy">{t('foot.policy')}</Link>
        <button type="button" className="cookies" aria-haspopup="dialog" onClick={openCookies}>
          {t('platform:cookies.manage')}
        </button>
        <span className="ver">version: {version}</span>
        {socialUrl !== undefined && (
          <span className="social">
            <span className="from-sm">{t('foot.follow')}</span>
            <a className="icon-btn" href={socialUrl} target="_blank" rel="noopener noreferrer">
              <span className="sr">{t('foot.followUs')}</span>
              <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M5.8 3.5h8.4a2.3 2.3 0 0 1 2.3 2.3v8.4a2.3 2.3 0 0 1-2.3 2.3H5.8a2.3 2.3 0 0 1-2.3-2.3V5.8a2.3 2.3 0 0 1 2.3-2.3z" />
                <circle cx="10" cy="10" r="3" />
                <path d="M13.8 6.2h.1" />
              </svg>
            </a>
          </span>
        )}
      </div>
    </footer>
  );
}
