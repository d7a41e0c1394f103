import { useState } from 'react';
import { addTexts, useTranslation } from 'shared-domain/platform';
import { announcementsEn } from '../../../locales/announcements/en.ts';
import { announcementsFr } from '../../../locales/announcements/fr.ts';
import { type Language, useText } from '../../../locales/use-text.ts';

const NAMESPACE = 'public-site.announcements';

export type AnnouncementTranslate = (
  key: keyof typeof announcementsFr,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts of announcements, which come with them. */
export function useAnnouncementText(): { readonly text: AnnouncementTranslate; readonly language: Language } {
  // Once, before the first render.
  useState(() => addTexts(NAMESPACE, { fr: announcementsFr, en: announcementsEn }));
  const { t } = useTranslation(NAMESPACE);
  const { language } = useText();
  return { text: (key, values) => t(key, { ...values }) as string, language };
}
