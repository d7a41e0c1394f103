import type { Start } from '../../api/start-lists.ts';

export type Member = NonNullable<Start['members']>[number];

const NO_BREAK_SPACE = '\u00a0';

export const sortByLeg = (members: readonly Member[]): Member[] =>
  members.toSorted((a, b) => (a.leg ?? Number.MAX_SAFE_INTEGER) - (b.leg ?? Number.MAX_SAFE_INTEGER));

/** The runners of a team in the order of the legs, each of which stays on one line: «1. GUÉVAISIER Jade». */
export const listMemberNames = (members: readonly Member[]): readonly string[] =>
  sortByLeg(members)
    .map(({ last, first, leg }) => [leg === undefined ? '' : `${leg}.`, last, first].filter(Boolean).join(' '))
    .map((name) => name.replaceAll(' ', NO_BREAK_SPACE));

/** The runners of a team in one text: «1. GUÉVAISIER Jade, 2. PLOGUÉRIC Capucine». */
export const formatMembers = (members: readonly Member[]): string => listMemberNames(members).join(', ');
