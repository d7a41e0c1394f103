import type { Language } from '../text/language.ts';

/** Column headings of a team list: name, number among its club's teams, how many members count. */
export const TEAM_LABELS = {
  title: { fr: 'Équipe', en: 'Team' },
  index: { fr: 'Équipe n°', en: 'Team no.' },
  counts: { fr: 'Comptent', en: 'Counting' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Name of a club's team; from the second team on it has its number. @example formatTeamTitle('AS Lyon', 2) // 'AS Lyon 2' */
export function formatTeamTitle(club: string, index = 1): string {
  return index > 1 ? `${club} ${index}` : club;
}

/** How many members count, out of all who took part. @example countTeam([{ counts: true }, { counts: false }]) // { counting: 1, of: 2 } */
export function countTeam(members: readonly { readonly counts: boolean }[]): {
  readonly counting: number;
  readonly of: number;
} {
  return { counting: members.filter(({ counts }) => counts).length, of: members.length };
}
