import { changeLanguage, LANGUAGES, useTranslation } from 'shared-domain/platform';
import { Choice } from './Choice.tsx';

const NAMES = { fr: 'Français', en: 'English' } as const;

export function LanguageChoice() {
  const { t, i18n } = useTranslation('shell');
  return (
    <Choice
      label={t('language')}
      options={LANGUAGES.map((language) => ({ value: language, text: NAMES[language], lang: language }))}
      value={i18n.language === 'en' ? 'en' : 'fr'}
      onChange={changeLanguage}
    />
  );
}
