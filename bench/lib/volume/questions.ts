import { REGIONS } from 'shared-domain';
import { calls, makeUrl } from 'shared-domain/contract';
import { createRandom } from '../../../api/tools/demo/random.ts';
import { COMMON_LAST, ENDS, MEN, MIDDLES, STARTS, TOWNS, WOMEN } from '../../../api/tools/volume/names.data.ts';

/** One kind of request; each one is different, so that none is answered from memory. */
export interface Question {
  readonly name: string;
  /** Highest 99th percentile that is accepted, ms. */
  readonly goal?: number;
  readonly times: number;
  address(turn: number): string;
  /** Address of the answer's second page; undefined where there is none. */
  next?(answer: unknown, address: string): string | undefined;
  /** A page that the server has not drawn counts as a failure. */
  readonly isDrawn?: boolean;
}

export interface KnownCompetition {
  readonly oid: string;
  readonly date: string;
}

const HOME = 50;
const SEARCH = 100;
const LIST = 30;
/** The 99th percentile is the third slowest of them; of fewer than 100 it is the slowest. */
const TIMES = 200;
/** The most entries of one group that a search answers. */
const MAX_LIMIT = 50;
const DAY = 86_400_000;

const random = createRandom('questions');
const letter = () => String.fromCharCode(97 + random.int(0, 25));
const insee = (turn: number) => REGIONS[turn % REGIONS.length]?.insee ?? '';
const dayOf = (turn: number) => new Date(Date.now() - turn * DAY).toISOString().slice(0, 10);
const monthOf = (turn: number) => ({ from: dayOf(turn * 7 + 30), to: dayOf(turn * 7) });

const MIN_LIMIT = 10;

/** @param period after how many requests words may come again; `limit` then makes the request a different one */
const searchFor = (name: string, words: (turn: number) => string, period = EVENTS.length): Question => ({
  name: `recherche : ${name}`,
  goal: SEARCH,
  times: Math.min(TIMES, period * (MAX_LIMIT - MIN_LIMIT + 1)),
  address: (turn) => makeUrl(calls.search, {}, { q: words(turn), limit: MIN_LIMIT + Math.floor(turn / period) }),
});

const common = (turn: number) => COMMON_LAST[turn % COMMON_LAST.length] ?? '';
const rare = () => `${random.pick(STARTS)}${random.pick(MIDDLES)}${random.pick(ENDS)}`.replaceAll('-', ' ');

const listBy = (name: string, filter: (turn: number) => Record<string, string | number>): Question => ({
  name: `liste : ${name}`,
  goal: LIST,
  times: TIMES,
  address: (turn) => makeUrl(calls.challenges, {}, { limit: 50, ...filter(turn) }),
});

/** The request for the second page, by the cursor in the first. */
const secondPage = (first: Question, cursorOf: (answer: unknown) => string | undefined): Question => ({
  ...first,
  name: `${first.name}, page 2`,
  next(answer, address) {
    const cursor = cursorOf(answer);
    return cursor === undefined ? undefined : `${address}&cursor=${encodeURIComponent(cursor)}`;
  },
});

const EVENTS = ['perche', 'longueur', 'javelot', 'haies', '1500 m', '4x100', 'pole vault', 'marche femmes'];
/** Words of a large share of all events. */
const COMMON_EVENTS = ['femmes', 'hommes'];
const commonName = searchFor('nom courant', common);
const allLists = listBy('tout', (turn) => ({ from: dayOf(2000 + turn) }));

export const questionsAbout = (competitions: readonly KnownCompetition[]): readonly Question[] => {
  const days = [...new Set(competitions.map(({ date }) => date))];
  const oidOf = (turn: number) => competitions[(turn * 37) % competitions.length]?.oid ?? '';
  return [
    {
      name: 'accueil (API)',
      goal: HOME,
      times: TIMES,
      address: (turn) => makeUrl(calls.home, {}, { insee: insee(turn), md: dayOf(turn) }),
    },
    {
      name: 'accueil (page dessinée)',
      goal: HOME,
      times: Math.min(TIMES, days.length),
      // A day without competitions is not drawn.
      address: (turn) => `/?j=${days[turn]}`,
      isDrawn: true,
    },
    commonName,
    secondPage({ ...commonName, times: 40 }, (answer) => (answer as { next: { athletes?: string } }).next.athletes),
    searchFor('nom rare', rare),
    searchFor('prénom courant', (turn) => [...WOMEN, ...MEN][turn % 80] ?? ''),
    searchFor('prénom et nom', (turn) => `${random.pick(WOMEN)} ${common(turn)}`),
    searchFor('nom et club', (turn) => `${common(turn)} ${TOWNS[turn % TOWNS.length]}`),
    searchFor('club', (turn) => TOWNS[turn % TOWNS.length] ?? ''),
    searchFor('épreuve', (turn) => EVENTS[turn % EVENTS.length] ?? ''),
    searchFor('épreuve, mot courant', (turn) => COMMON_EVENTS[turn % 2] ?? '', COMMON_EVENTS.length),
    {
      name: 'recherche : nom courant, dans une compétition',
      goal: SEARCH,
      times: TIMES,
      address: (turn) => makeUrl(calls.search, {}, { q: common(turn), chOID: oidOf(turn) }),
    },
    searchFor('dossard', (turn) => String(100 + turn * 13)),
    searchFor('rien', () => `${letter()}${letter()}zq${letter()}${letter()}`),
    searchFor('deux débuts de mots', (turn) => `${common(turn).slice(0, 3)} ${random.pick(MEN).slice(0, 3)}`),
    searchFor('trois lettres', (turn) => common(turn).slice(0, 3)),
    searchFor('nom et une lettre', (turn) => `${common(turn)} ${letter()}`),
    allLists,
    secondPage({ ...allLists, times: 40 }, (answer) => (answer as { next?: string }).next),
    listBy('mois', monthOf),
    listBy('région', (turn) => ({ insee: insee(turn), from: dayOf(1500 + turn) })),
    listBy('mois et région', (turn) => ({ insee: insee(turn), ...monthOf(turn) })),
    listBy('genre', (turn) => ({
      kind: ['road', 'cross', 'trail', 'outdoor', 'indoor'][turn % 5] ?? '',
      from: dayOf(900 + turn),
    })),
    listBy('fédération', (turn) => ({ federation: ['UNSS', 'FFSU', 'FSGT'][turn % 3] ?? '', from: dayOf(900 + turn) })),
    listBy('texte', (turn) => ({
      q: TOWNS[turn % TOWNS.length] ?? '',
      limit: 50 - Math.floor(turn / TOWNS.length),
    })),
    { name: 'compétition', times: 60, address: (turn) => makeUrl(calls.challenge, { id: oidOf(turn) }) },
    { name: 'épreuves', times: 60, address: (turn) => makeUrl(calls.rounds, { chOID: oidOf(turn) }) },
    { name: 'page d’une compétition', times: 40, address: (turn) => `/challenge/${oidOf(turn + 100)}`, isDrawn: true },
    { name: 'statistiques', times: 40, address: (turn) => makeUrl(calls.stats, { id: oidOf(turn + 200) }) },
    { name: 'compteurs du site', times: 5, address: () => makeUrl(calls.info, {}) },
  ];
};
