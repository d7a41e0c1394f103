import { type PartTranslate, usePartText } from '../../locales/part-text.ts';
import { teamsEn } from '../../locales/teams/en.ts';
import { teamsFr } from '../../locales/teams/fr.ts';

const TEXTS = { part: 'teams', fr: teamsFr, en: teamsEn };

export type TeamTranslate = PartTranslate<keyof typeof teamsFr>;

/** The texts of the pages of teams. */
export const useTeamText = () => usePartText(TEXTS);
