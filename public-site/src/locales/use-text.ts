import { useCallback } from 'react';
import type { Language } from 'shared-domain';
import { useTranslation } from 'shared-domain/platform';
import type { TextKey } from './fr.ts';
import { NAMESPACE } from './register-texts.ts';

export type { Language } from 'shared-domain';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: TextKey, values?: Values) => string;

interface Text {
  readonly t: Translate;
  readonly language: Language;
}

/** The public site's texts in the reader's language; unknown keys do not compile. */
export function useText(): Text {
  const { t: translate, i18n } = useTranslation(NAMESPACE);
  const t = useCallback<Translate>((key, values) => translate(key, { ...values }) as string, [translate]);
  return { t, language: i18n.language === 'en' ? 'en' : 'fr' };
}
