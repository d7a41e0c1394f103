import { usePage } from '../../components/page/use-page.ts';
import { useText } from '../../locales/use-text.ts';
import { PolicyEnglish } from './policy.en.tsx';
import { PolicyFrench } from './policy.fr.tsx';
import './prose.css';

/** `/policy`: who answers for the data, for how long it is kept, and the reader's rights. */
export function PolicyPage() {
  const { t, language } = useText();
  usePage({ title: t('policy') });
  return (
    <main id="contenu" className="wrap prose">
      {language === 'fr' ? <PolicyFrench /> : <PolicyEnglish />}
    </main>
  );
}
