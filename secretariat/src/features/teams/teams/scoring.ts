import type { TeamsAnswer } from 'shared-domain/contract';
import type { Translate } from '../../../locales/use-text.ts';

export type Scoring = NonNullable<TeamsAnswer['scoring']>;

/** Points of the places as they are typed, `8 7 6` or `8-7-6`; undefined cannot be read. @example parsePoints('8-7,5') // [8, 7.5] */
export function parsePoints(text: string): number[] | undefined {
  const parts = text
    .trim()
    .split(/[\s;/-]+/)
    .filter(Boolean);
  const points = parts.map((part) => Number(part.replace(',', '.')));
  const isRead = points.length > 0 && points.length <= 100 && points.every((one) => one >= 0 && one <= 1000);
  return isRead ? points : undefined;
}

/** How teams are scored, in one line. */
export function describeScoring(scoring: Scoring, t: Translate): string {
  const { kind, points = [], perEvent, perAthlete, counting, minimum, doublesRelays, toScore } = scoring;
  const base =
    kind === 'places'
      ? t('teams.scoring.says.places', { points: points.join('-') })
      : kind === 'sums'
        ? t('teams.scoring.says.sums', { count: toScore ?? 4 })
        : t('teams.scoring.says.table');
  return [
    base,
    perEvent !== undefined && t('teams.scoring.says.perEvent', { count: perEvent }),
    perAthlete !== undefined && t('teams.scoring.says.perAthlete', { count: perAthlete }),
    counting !== undefined && t('teams.scoring.says.counting', { count: counting }),
    minimum !== undefined && t('teams.scoring.says.minimum', { count: minimum }),
    doublesRelays === true && t('teams.scoring.says.relays'),
  ]
    .filter(Boolean)
    .join(', ');
}
