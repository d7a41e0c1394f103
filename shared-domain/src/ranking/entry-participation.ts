import type { Participation } from './rank-input.ts';

/** The code of an entry (`flg`) whose athlete takes part out of competition, «hors concours». */
export const OUT_OF_COMPETITION_CODE = 'HC';

/**
 * How an entered athlete takes part, by the codes of the entry (`flg`); undefined where they do not say it.
 * @example findEntryParticipation('HC') // 'outOfCompetition'
 */
export function findEntryParticipation(codes: string | undefined): Participation | undefined {
  return codes?.split(/[\s,;]+/).includes(OUT_OF_COMPETITION_CODE) ? 'outOfCompetition' : undefined;
}
