import { usePartText } from '../../../locales/part-text.ts';
import { pushEn } from '../../../locales/push/en.ts';
import { pushFr } from '../../../locales/push/fr.ts';

const TEXTS = { part: 'push', fr: pushFr, en: pushEn };

/** The texts of the choice of messages. */
export const usePushText = () => usePartText(TEXTS);
