import type { EventRef } from '../discipline/event-ref.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { explainRanking, type RankExplanation } from '../ranking/explain-ranking.ts';
import { rankByCategoryAndSex } from '../ranking/rank-by-category-and-sex.ts';
import type { RankInput } from '../ranking/rank-input.ts';
import { rankResults } from '../ranking/rank-results.ts';
import type { Language } from '../text/language.ts';
import type { RoadRanking } from './road-row.ts';

/** Required title of a list by net time, which is never the official ranking (TR 19.24). */
export const NET_RANKING_LABEL: Readonly<Record<Language, string>> = {
  fr: 'Classement au temps net, choix de l’organisateur',
  en: 'Ranking by net time, the organiser’s choice',
};

/** A ranking by net time, marked as not official. */
export interface NetRanking {
  readonly basis: 'net';
  readonly official: false;
  readonly label: Readonly<Record<Language, string>>;
  /** Aligned with the rows; empty for a row without a net time. */
  readonly rankings: readonly RoadRanking[];
}

/** The rows with the net time as their mark. */
function listNetInputs(rows: readonly RankInput[]): RankInput[] {
  return rows.map(({ prf, standing, category, sex }): RankInput => {
    const { z } = prf;
    return { prf: z === undefined ? { st: MARK_STATUS.dash } : { ...prf, v: z }, standing, category, sex };
  });
}

/**
 * Overall, sex and category places by net time, `prf.z`, with the label to show above them. A row without a net time has no
 * place.
 * @example rankByNet([{ prf: { v: 1_930_000, z: 1_910_000, u: 'ms', st: 1 } }], { g0: 10_000, g1: 'R' }).rankings[0]?.rank
 * // 1
 */
export function rankByNet(rows: readonly RankInput[], event: EventRef): NetRanking {
  const netInputs = listNetInputs(rows);
  const rankings = rankResults(netInputs, event);
  const groupRanks = rankByCategoryAndSex(netInputs, event, rankings);
  return {
    basis: 'net',
    official: false,
    label: NET_RANKING_LABEL,
    rankings: rankings.map((ranking, index) => ({ ...ranking, ...groupRanks[index] })),
  };
}

/**
 * Explains the place of every row in the order of `rankByNet`; marks are net times.
 * @example explainByNet([{ prf: { v: 1_930_000, z: 1_910_000, u: 'ms', st: 1 } }, { prf: { v: 1_925_000, z: 1_920_000, u: 'ms', st: 1 } }],
 *   { g0: 10_000, g1: 'R' })[1]?.ahead // { row: 0, decided: { by: 'mark', own: 1_920_000, other: 1_910_000 } }
 */
export function explainByNet(rows: readonly RankInput[], event: EventRef): RankExplanation[] {
  return explainRanking(listNetInputs(rows), event);
}
