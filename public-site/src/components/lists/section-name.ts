import { formatRoundName, isTimedFinal } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import type { Language, Translate } from '../../locales/use-text.ts';
import type { GroupSection } from './group-sections.ts';

/** `heats`: number of heats of the round; `rounds`: number of rounds of its event. */
type RoundSize = Pick<Trial, 'round' | 'heats' | 'rounds'>;

/** The title of a round: «Séries» for several heats, «Épreuves» for the parts of a combined event. */
export function formatSection({ round, heats, rounds }: RoundSize, t: Translate, language: Language): string {
  if (round === 'c') return t('round.c');
  if (isTimedFinal({ round, heats, rounds })) return t('round.direct');
  return heats > 1 ? t(`round.${round}`) : formatRoundName(round, language);
}

/** The name of a section of a group's page. */
export const formatSectionName = ({ round, heats }: GroupSection, t: Translate, language: Language): string =>
  formatSection({ round, heats: heats.length, rounds: heats[0]?.rounds ?? 1 }, t, language);
