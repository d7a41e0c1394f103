import { useCallback, useState } from 'react';
import { addTexts, type Language, useTranslation } from 'shared-domain/platform';
import type { Singular, TextKey } from './fr.ts';
import { NAMESPACE } from './register-texts.ts';
import { useText, type Values } from './use-text.ts';

/** Texts of a part of the site that few pages have: they come with its code, in both languages. */
export interface PartTexts<Key extends string> {
  readonly part: string;
  readonly fr: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<Key, string>>;
}

export type PartTranslate<Key extends string> = (key: Singular<Key> | TextKey, values?: Values) => string;

/** The texts of a part; keys that it has not are those of `useText`. */
export function usePartText<Key extends string>(
  texts: PartTexts<Key>,
): { readonly t: PartTranslate<Key>; readonly language: Language } {
  const namespace = `${NAMESPACE}.${texts.part}`;
  // Once, before the first render.
  useState(() => addTexts(namespace, texts));
  const { t: translate } = useTranslation(namespace);
  const { t: translateShared, language } = useText();
  const t = useCallback<PartTranslate<Key>>(
    (key, values) =>
      key in texts.fr || `${key}_other` in texts.fr
        ? (translate(key as string, { ...values }) as string)
        : translateShared(key as TextKey, values),
    [texts, translate, translateShared],
  );
  return { t, language };
}
