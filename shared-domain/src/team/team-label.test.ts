import { describe, expect, test } from '@jest/globals';
import { WORLD_CROSS_RULES } from './place-rules.ts';
import { scoreByPlaces } from './score-by-places.ts';
import { countTeam, formatTeamTitle, TEAM_LABELS } from './team-label.ts';

describe('team (title, index, counts)', () => {
  test('words in both languages', () => {
    expect(TEAM_LABELS).toEqual({
      title: { fr: 'Équipe', en: 'Team' },
      index: { fr: 'Équipe n°', en: 'Team no.' },
      counts: { fr: 'Comptent', en: 'Counting' },
    });
  });

  test('the first team of a club bears its name, the others their index', () => {
    expect([
      formatTeamTitle('AS Lyon'),
      formatTeamTitle('AS Lyon', 1),
      formatTeamTitle('AS Lyon', 2),
      formatTeamTitle('AS Lyon', 0),
    ]).toEqual(['AS Lyon', 'AS Lyon', 'AS Lyon 2', 'AS Lyon']);
  });

  test('four of five members count', () => {
    const runners = [1, 2, 3, 4, 5].map((rank) => ({ team: 'A', rank }));
    const [team] = scoreByPlaces(runners, WORLD_CROSS_RULES);
    expect(countTeam(team?.members ?? [])).toEqual({ counting: 4, of: 5 });
  });
});
