import * as s from 'shared-domain/contract/schemas';
import type { Ask, CallRow, OwnRefusal, Place } from './place.ts';

const get =
  (path: (at: Place) => string): ((at: Place) => Ask) =>
  (at) => ({ path: path(at) });

const wrong = (what: string, ask: (at: Place) => Ask, detail: RegExp, id = 'invalid request'): OwnRefusal => ({
  what,
  ask,
  detail,
  id,
});

const read = (path: (at: Place) => string, answer: CallRow['answer'], ...refusals: OwnRefusal[]): CallRow => ({
  may: 'anyone' as const,
  ask: get(path),
  answer,
  refusals,
});

const quantities = (call: string): OwnRefusal[] =>
  ['0', '1001', 'many', '1.5'].map((qty) =>
    wrong(`qty ${qty}`, ({ chOID }) => ({ path: `/api/challenge/${chOID}/${call}?qty=${qty}` }), /^query\.qty: /),
  );

const lists = (call: string): OwnRefusal[] => [
  wrong('nothing asked for', ({ chOID }) => ({ path: `/api/${call}?chOID=${chOID}` }), /^query: .* is missing/),
  wrong(
    'too many at once',
    ({ chOID }) => ({
      path: `/api/${call}?chOID=${chOID}&${Array.from({ length: 201 }, (_, n) => `trialOIDs[]=${n}`).join('&')}`,
    }),
    /^query\.trialOIDs: /,
  ),
  wrong(
    'a trial of no challenge',
    ({ chOID }) => ({ path: `/api/${call}?chOID=${chOID}&trialOID=nobody` }),
    /there is no trial nobody/,
    'not found',
  ),
  wrong(
    'a group of no challenge',
    ({ chOID }) => ({ path: `/api/${call}?chOID=${chOID}&groupOID=nobody` }),
    /there is no group nobody/,
    'not found',
  ),
];

/** Calls of section 7 that everybody may make, and what stands beside them. */
/** What the servers of these tests give their figures for. */
export const METRICS_TOKEN = 'a token of the operator';

export const PUBLIC_ROWS = {
  home: {
    ...read(() => '/api/home', s.homeAnswer),
    refusals: [
      wrong('a day that is none', () => ({ path: '/api/home?md=2026-02-30' }), /^query\.md: /),
      wrong('a region that is none', () => ({ path: '/api/home?insee=999' }), /no region 999/, 'not found'),
    ],
  },
  info: read(() => '/api/info?format=short', s.infoAnswer),
  indexedPages: read(() => '/api/indexed-pages', s.indexedPagesAnswer),
  challenges: read(
    () => '/api/challenges?insee=53&format=short',
    s.challengesAnswer,
    wrong('a region that is none', () => ({ path: '/api/challenges?insee=999' }), /no region 999/, 'not found'),
  ),
  challenge: read(({ chOID }) => `/api/challenge/${chOID}`, s.challengeAnswer),
  groups: read(
    ({ chOID }) => `/api/groups?chOID=${chOID}`,
    s.groupsAnswer,
    wrong('no challenge said', () => ({ path: '/api/groups' }), /^query\.chOID: is missing/),
  ),
  rounds: read(({ chOID }) => `/api/rounds/${chOID}`, s.roundsAnswer),
  results: read(
    ({ chOID, trialOID }) => `/api/results?chOID=${chOID}&trialOIDs[]=${trialOID}`,
    s.resultsAnswer,
    ...lists('results'),
  ),
  starts: read(({ trialOID }) => `/api/starts?trialOIDs[]=${trialOID}`, s.startsAnswer, ...lists('starts')),
  live: read(({ chOID }) => `/api/live/${chOID}`, s.liveAnswer),
  liveEvents: read(({ chOID }) => `/api/live/${chOID}/events`, 'stream'),
  scratch: read(({ gOID }) => `/api/scratch/${gOID}`, s.scratchAnswer),
  perfs: read(({ chOID }) => `/api/challenge/${chOID}/perfs`, s.perfsAnswer),
  pes: read(({ chOID }) => `/api/challenge/${chOID}/pes?qty=5`, s.pesAnswer, ...quantities('pes')),
  cpes: read(({ chOID }) => `/api/challenge/${chOID}/cpes?qty=5`, s.cpesAnswer, ...quantities('cpes')),
  stats: read(({ chOID }) => `/api/challenge/${chOID}/stats`, s.statsAnswer),
  prices: read(({ chOID }) => `/api/challenge/${chOID}/prices`, s.pricesAnswer),
  igcs: read(({ chOID }) => `/api/igcs/${chOID}`, s.cardsAnswer),
  igfeed: read(({ chOID }) => `/api/igfeed/${chOID}`, s.cardsAnswer),
  teams: read(({ chOID }) => `/api/challenge/${chOID}/teams`, s.teamsAnswer),
  team: read(
    ({ chOID, teamId }) => `/api/challenge/${chOID}/team/${teamId}`,
    s.teamAnswer,
    wrong(
      'a team that is none',
      ({ chOID }) => ({ path: `/api/challenge/${chOID}/team/nobody` }),
      /nobody/,
      'not found',
    ),
  ),
  resultsRr: {
    may: 'anyone',
    ask: ({ chOID, trialOID }) => ({ path: `/api/results-rr/${chOID}/query/${trialOID}`, body: { payload: {} } }),
    answer: s.raceAnswer,
    refusals: [
      wrong(
        'a list of no challenge',
        ({ chOID }) => ({ path: `/api/results-rr/${chOID}/query/nobody`, body: {} }),
        /nobody/,
        'not found',
      ),
      wrong(
        'a page that is too long',
        ({ chOID, trialOID }) => ({ path: `/api/results-rr/${chOID}/query/${trialOID}`, body: { limit: 100_000 } }),
        /limit: /,
      ),
    ],
  },
  search: read(
    ({ chOID }) => `/api/search?chOID=${chOID}&q=petit`,
    s.searchAnswer,
    wrong('two letters', ({ chOID }) => ({ path: `/api/search?chOID=${chOID}&q=pe` }), /^query\.q: 3 letters/),
    wrong('nothing', ({ chOID }) => ({ path: `/api/search?chOID=${chOID}` }), /^query\.q: is missing/),
  ),
  counter: {
    may: 'anyone',
    ask: () => ({ path: '/api/counter', body: { name: 'home' } }),
    answer: s.counterAnswer,
    refusals: [wrong('no counter', () => ({ path: '/api/counter', body: { name: 'x' } }), /^\$\.name: must be one of/)],
  },
  contact: {
    may: 'anyone',
    ask: () => ({
      path: '/api/internal/send-mail-to-contact',
      body: { from: 'a@b.example', title: 'contact', content: 'x' },
    }),
    answer: s.contactAnswer,
    refusals: [
      wrong(
        'content that is no text',
        () => ({
          path: '/api/internal/send-mail-to-contact',
          body: { from: '', title: 'contact', content: 5 },
        }),
        /^\$\.content: /,
      ),
    ],
  },
  regions: read(() => '/api/regions', s.regionsAnswer),
  mgrRegions: read(() => '/mgrapi/regions', s.regionsAnswer),
  categories: read(
    () => '/mgrapi/categories?on=2026-06-13',
    s.categoriesAnswer,
    wrong(
      'a day that is none',
      () => ({ path: '/mgrapi/categories?on=never' }),
      /^unknown never$/,
      'invalid parameters',
    ),
    wrong(
      'a category that is no number',
      () => ({ path: '/mgrapi/categories?category=SE' }),
      /^invalid category$/,
      'INVALID_PARAMETERS',
    ),
  ),
  disciplines: read(() => '/mgrapi/trials', s.disciplinesAnswer),
  federations: read(() => '/mgrapi/federations', s.federationsAnswer),
  cacheVersion: read(() => '/mgrapi/cache-version', s.cacheVersionAnswer),
  versions: read(() => '/api/versions', s.versionsAnswer),
  health: read(() => '/api/health', s.healthAnswer),
  metrics: {
    ...read(() => '/metrics', 'text'),
    ask: () => ({ path: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  },
} as const satisfies Record<string, CallRow>;
