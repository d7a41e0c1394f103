import { useContext } from 'react';
import { useTranslation } from 'shared-domain/platform';
import { HostContext } from '../../components/host.ts';
import { usePage } from '../../components/page/use-page.ts';
import { useText } from '../../locales/use-text.ts';
import { EndUserLink } from './EndUserLink.tsx';
import { PolicyEnglish } from './policy.en.tsx';
import { PolicyFrench } from './policy.fr.tsx';
import './prose.css';

/** `/policy`: who is responsible for the data, how long it is kept, and the reader's rights. */
export function PolicyPage() {
  const { t, language } = useText();
  const { t: tPlatform } = useTranslation('platform');
  const openCookies = useContext(HostContext)?.openCookies;
  usePage({ title: t('policy') });
  return (
    <main id="contenu" className="wrap prose">
      {language === 'fr' ? <PolicyFrench /> : <PolicyEnglish />}
      <EndUserLink />
      {openCookies !== undefined && (
        <p>
          <button type="button" className="btn" onClick={openCookies}>
            {tPlatform('cookies.manage')}
          </button>
        </p>
      )}
    </main>
  );
}
