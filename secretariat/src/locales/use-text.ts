import { useCallback } from 'react';
import { type Language, useTranslation } from 'shared-domain/platform';
import type { TextKey } from './fr.ts';
import { NAMESPACE } from './register-texts.ts';

/** `count` chooses among the `_zero`, `_one` and `_other` forms of a key. */
type Values = Readonly<Record<string, string | number>>;
type CountedKey = TextKey extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never;
export type Translate = (key: TextKey | CountedKey, values?: Values) => string;

/** The texts of the secretariat in the reader's language; a key that does not exist does not compile. */
export function useText(): { readonly t: Translate; readonly language: Language } {
  const { t: translate, i18n } = useTranslation(NAMESPACE);
  const t = useCallback<Translate>((key, values) => translate(key, { ...values }) as string, [translate]);
  return { t, language: i18n.language.startsWith('en') ? 'en' : 'fr' };
}
