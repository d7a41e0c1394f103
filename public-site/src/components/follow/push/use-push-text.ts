import { useState } from 'react';
import { addTexts, useTranslation } from 'shared-domain/platform';
import { pushEn } from '../../../locales/push/en.ts';
import { pushFr } from '../../../locales/push/fr.ts';

const NAMESPACE = 'public-site.push';

/** The texts of this part, which come with it: few readers need them. */
export function usePushText(): (key: keyof typeof pushFr) => string {
  // Once, before the first render.
  useState(() => addTexts(NAMESPACE, { fr: pushFr, en: pushEn }));
  const { t } = useTranslation(NAMESPACE);
  return (key) => t(key) as string;
}
