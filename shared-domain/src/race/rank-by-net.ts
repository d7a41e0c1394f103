import type { EventRef } from '../discipline/event-ref.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { explainRanking, type RankExplanation } from '../ranking/explain-ranking.ts';
import { rankAcross } from '../ranking/rank-across.ts';
import type { RankInput } from '../ranking/rank-input.ts';
import { rankResults } from '../ranking/rank-results.ts';
import type { Language } from '../text/language.ts';
import type { RoadRanking } from './road-row.ts';

/** What must stand over a list by net time: it is the organisers' choice, never the official ranking (TR 19.24). */
export const NET_RANKING_LABEL: Readonly<Record<Language, string>> = {
  fr: 'Classement au temps net, choix de l’organisateur',
  en: 'Ranking by net time, the organiser’s choice',
};

/** A list by net time, which says itself that it is not the official one. */
export interface NetRanking {
  readonly basis: 'net';
  readonly official: false;
  readonly label: Readonly<Record<Language, string>>;
  /** Aligned with the rows; empty for a row without a net time. */
  readonly rankings: readonly RoadRanking[];
}

/** The same rows with the net time for a mark. */
function byNet(rows: readonly RankInput[]): RankInput[] {
  return rows.map(({ prf, standing, category, sex }): RankInput => {
    const { z } = prf;
    return { prf: z === undefined ? { st: MARK_STATUS.dash } : { ...prf, v: z }, standing, category, sex };
  });
}

/**
 * Scratch, sex and category places by net time, `prf.z`. The answer carries its own label, so that no list by net time
 * passes for the official one. A row without a time or without a net time holds no place.
 * @example rankByNet([{ prf: { v: 1_930_000, z: 1_910_000, u: 'ms', st: 1 } }], { g0: 10_000, g1: 'R' }).rankings[0]?.rank
 * // 1
 */
export function rankByNet(rows: readonly RankInput[], event: EventRef): NetRanking {
  const net = byNet(rows);
  const rankings = rankResults(net, event);
  const own = rankAcross(net, event, rankings);
  return {
    basis: 'net',
    official: false,
    label: NET_RANKING_LABEL,
    rankings: rankings.map((ranking, index) => ({ ...ranking, ...own[index] })),
  };
}

/**
 * Why every row of a list by net time stands where it stands: the same order as `rankByNet`, its marks net times.
 * @example explainByNet([{ prf: { v: 1_930_000, z: 1_910_000, u: 'ms', st: 1 } }, { prf: { v: 1_925_000, z: 1_920_000, u: 'ms', st: 1 } }],
 *   { g0: 10_000, g1: 'R' })[1]?.ahead // { row: 0, decided: { by: 'mark', own: 1_920_000, other: 1_910_000 } }
 */
export function explainByNet(rows: readonly RankInput[], event: EventRef): RankExplanation[] {
  return explainRanking(byNet(rows), event);
}
