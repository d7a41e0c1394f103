import type { TeamsAnswer } from 'shared-domain/contract';
import type { Translate } from '../../../locales/use-text.ts';

/** Limits of the server. */
const MAX_PLACES = 100;
const MAX_POINTS = 1000;

export type Scoring = NonNullable<TeamsAnswer['scoring']>;

/** Parses the points of the places, `8 7 6` or `8-7-6`; undefined when unreadable. @example parsePoints('8-7,5') // [8, 7.5] */
export function parsePoints(text: string): number[] | undefined {
  const parts = text
    .trim()
    .split(/[\s;/-]+/)
    .filter(Boolean);
  const points = parts.map((part) => Number(part.replace(',', '.')));
  const isValid =
    points.length > 0 && points.length <= MAX_PLACES && points.every((one) => one >= 0 && one <= MAX_POINTS);
  return isValid ? points : undefined;
}

/** Describes a team scoring in one line. */
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
