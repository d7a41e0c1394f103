import { announcementsEn } from '../../../locales/announcements/en.ts';
import { announcementsFr } from '../../../locales/announcements/fr.ts';
import { type PartTranslate, usePartText } from '../../../locales/part-text.ts';

const TEXTS = { part: 'announcements', fr: announcementsFr, en: announcementsEn };

export type AnnouncementTranslate = PartTranslate<keyof typeof announcementsFr>;

/** The texts of announcements. */
export const useAnnouncementText = () => usePartText(TEXTS);
