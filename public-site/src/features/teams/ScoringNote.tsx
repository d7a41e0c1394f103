import type { TeamsAnswer } from 'shared-domain/contract';
import { type TeamTranslate, useTeamText } from './use-team-text.ts';

type Scoring = NonNullable<TeamsAnswer['scoring']>;

/** The server's default (WORLD_CROSS_RULES). */
const DEFAULT_SCORERS = 4;

/** Describes in one sentence how teams are scored. */
function describeScoring(
  { kind, points = [], perEvent, perAthlete, counting, minimum, doublesRelays, toScore = DEFAULT_SCORERS }: Scoring,
  t: TeamTranslate,
): string {
  const limits = [
    perEvent !== undefined && t('teams.scoring.perEvent', { count: perEvent }),
    perAthlete !== undefined && t('teams.scoring.perAthlete', { count: perAthlete }),
    counting !== undefined && t('teams.scoring.counting', { count: counting }),
    minimum !== undefined && t('teams.scoring.minimum', { count: minimum }),
    doublesRelays === true && t('teams.scoring.relays'),
  ];
  const base =
    kind === 'places'
      ? t('teams.scoring.places', { points: points.join('-') })
      : kind === 'sums'
        ? t('teams.scoring.sums', { count: toScore })
        : t('teams.scoring.table');
  return [base, ...limits].filter(Boolean).join(', ');
}

/** Below the ranking of the teams: how they are scored, and whether the ranking is official. */
export function ScoringNote({ scoring }: { readonly scoring: Scoring }) {
  const { t } = useTeamText();
  return (
    <p className="note">
      <b>{t(scoring.declared === undefined ? 'teams.provisional' : 'teams.official')}</b> {describeScoring(scoring, t)}.
    </p>
  );
}
