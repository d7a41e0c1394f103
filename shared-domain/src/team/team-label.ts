import type { Language } from '../text/language.ts';

/** Words of a team list: the team's name, which of a club's teams it is, and how many of its members count. */
export const TEAM_LABELS = {
  title: { fr: 'Équipe', en: 'Team' },
  index: { fr: 'Équipe n°', en: 'Team no.' },
  counts: { fr: 'Comptent', en: 'Counting' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A club's teams are numbered from 1; the first one bears the club's name alone. @example formatTeamTitle('AS Lyon', 2) // 'AS Lyon 2' */
export function formatTeamTitle(club: string, index = 1): string {
  return index > 1 ? `${club} ${index}` : club;
}

/** Members who count out of those who took part. @example countTeam([{ counts: true }, { counts: false }]) // { counting: 1, of: 2 } */
export function countTeam(members: readonly { readonly counts: boolean }[]): {
  readonly counting: number;
  readonly of: number;
} {
  return { counting: members.filter(({ counts }) => counts).length, of: members.length };
}
