import { formatRound } from 'shared-domain';
import type { Language, Translate } from '../../locales/use-text.ts';
import type { GroupSection } from './group-sections.ts';

/** What a section of the group holds: «Séries» where there are several, «Épreuves» for the parts of a combined event. */
export function sectionName({ round, heats }: GroupSection, t: Translate, language: Language): string {
  if (round === 'c') return t('round.c');
  return heats.length > 1 ? t(`round.${round}`) : formatRound({ round, heat: 1, heats: 1 }, language);
}
