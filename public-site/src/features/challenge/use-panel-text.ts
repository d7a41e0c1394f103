import { panelEn } from '../../locales/panel/en.ts';
import { panelFr } from '../../locales/panel/fr.ts';
import { usePartText } from '../../locales/part-text.ts';

const TEXTS = { part: 'panel', fr: panelFr, en: panelEn };

/** The texts of the live panel and of what embeds it. */
export const usePanelText = () => usePartText(TEXTS);
