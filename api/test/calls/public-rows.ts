import { makeAthleteId } from 'shared-domain';
import * as s from 'shared-domain/contract/schemas';
import type { CallRequest, CallRow, CallTarget, ExpectedRefusal } from './call-target.ts';

const createRequestBuilder =
  (path: (target: CallTarget) => string): ((target: CallTarget) => CallRequest) =>
  (target) => ({ path: path(target) });

const refuse = (
  situation: string,
  buildRequest: (target: CallTarget) => CallRequest,
  detail: RegExp,
  id = 'invalid request',
): ExpectedRefusal => ({
  situation,
  buildRequest,
  detail,
  id,
});

const createReadRow = (
  path: (target: CallTarget) => string,
  answer: CallRow['answer'],
  ...refusals: ExpectedRefusal[]
): CallRow => ({
  allowed: 'anyone' as const,
  buildRequest: createRequestBuilder(path),
  answer,
  refusals,
});

const listQuantityRefusals = (call: string): ExpectedRefusal[] =>
  ['0', '1001', 'many', '1.5'].map((qty) =>
    refuse(`qty ${qty}`, ({ chOID }) => ({ path: `/api/challenge/${chOID}/${call}?qty=${qty}` }), /^query\.qty: /),
  );

const listListRefusals = (call: string): ExpectedRefusal[] => [
  refuse('nothing asked for', ({ chOID }) => ({ path: `/api/${call}?chOID=${chOID}` }), /^query: .* is missing/),
  refuse(
    'too many at once',
    ({ chOID }) => ({
      path: `/api/${call}?chOID=${chOID}&${Array.from({ length: 201 }, (_, n) => `trialOIDs[]=${n}`).join('&')}`,
    }),
    /^query\.trialOIDs: /,
  ),
  refuse(
    'a trial of no challenge',
    ({ chOID }) => ({ path: `/api/${call}?chOID=${chOID}&trialOID=nobody` }),
    /there is no trial nobody/,
    'not found',
  ),
  refuse(
    'a group of no challenge',
    ({ chOID }) => ({ path: `/api/${call}?chOID=${chOID}&groupOID=nobody` }),
    /there is no group nobody/,
    'not found',
  ),
];

/** The token with which the servers of these tests answer `/metrics`. */
export const METRICS_TOKEN = 'a token of the operator';

const PUSH_ENDPOINT = 'https://push.calls.foulee.org/abc';

/** A browser's subscription, with the key of RFC 8291, appendix A. */
const aPushBody = (chOID: string) => ({
  endpoint: PUSH_ENDPOINT,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  language: 'fr',
  follows: [{ chOID, athletes: ['a1'] }],
});

/** Calls that everybody may make. */
export const PUBLIC_ROWS = {
  home: {
    ...createReadRow(() => '/api/home', s.homeAnswer),
    refusals: [
      refuse('a day that is none', () => ({ path: '/api/home?md=2026-02-30' }), /^query\.md: /),
      refuse('a region that is none', () => ({ path: '/api/home?insee=999' }), /no region 999/, 'not found'),
    ],
  },
  info: createReadRow(() => '/api/info?format=short', s.infoAnswer),
  indexedPages: createReadRow(() => '/api/indexed-pages', s.indexedPagesAnswer),
  challenges: createReadRow(
    () => '/api/challenges?insee=53&format=short',
    s.challengesAnswer,
    refuse('a region that is none', () => ({ path: '/api/challenges?insee=999' }), /no region 999/, 'not found'),
  ),
  challenge: createReadRow(({ chOID }) => `/api/challenge/${chOID}`, s.challengeAnswer),
  groups: createReadRow(
    ({ chOID }) => `/api/groups?chOID=${chOID}`,
    s.groupsAnswer,
    refuse('no challenge said', () => ({ path: '/api/groups' }), /^query\.chOID: is missing/),
  ),
  rounds: createReadRow(({ chOID }) => `/api/rounds/${chOID}`, s.roundsAnswer),
  results: createReadRow(
    ({ chOID, trialOID }) => `/api/results?chOID=${chOID}&trialOIDs[]=${trialOID}`,
    s.resultsAnswer,
    ...listListRefusals('results'),
  ),
  starts: createReadRow(
    ({ trialOID }) => `/api/starts?trialOIDs[]=${trialOID}`,
    s.startsAnswer,
    ...listListRefusals('starts'),
  ),
  live: createReadRow(({ chOID }) => `/api/live/${chOID}`, s.liveAnswer),
  liveEvents: createReadRow(({ chOID }) => `/api/live/${chOID}/events`, 'stream'),
  announcements: createReadRow(({ chOID }) => `/api/live/${chOID}/announcements`, s.announcementsAnswer),
  scratch: createReadRow(({ gOID }) => `/api/scratch/${gOID}`, s.scratchAnswer),
  perfs: createReadRow(({ chOID }) => `/api/challenge/${chOID}/perfs`, s.perfsAnswer),
  pes: createReadRow(({ chOID }) => `/api/challenge/${chOID}/pes?qty=5`, s.pesAnswer, ...listQuantityRefusals('pes')),
  cpes: createReadRow(
    ({ chOID }) => `/api/challenge/${chOID}/cpes?qty=5`,
    s.cpesAnswer,
    ...listQuantityRefusals('cpes'),
  ),
  stats: createReadRow(({ chOID }) => `/api/challenge/${chOID}/stats`, s.statsAnswer),
  prices: createReadRow(({ chOID }) => `/api/challenge/${chOID}/prices`, s.pricesAnswer),
  igcs: createReadRow(({ chOID }) => `/api/igcs/${chOID}`, s.cardsAnswer),
  igfeed: createReadRow(({ chOID }) => `/api/igfeed/${chOID}`, s.cardsAnswer),
  teams: createReadRow(({ chOID }) => `/api/challenge/${chOID}/teams`, s.teamsAnswer),
  team: createReadRow(
    ({ chOID, teamId }) => `/api/challenge/${chOID}/team/${teamId}`,
    s.teamAnswer,
    refuse(
      'a team that is none',
      ({ chOID }) => ({ path: `/api/challenge/${chOID}/team/nobody` }),
      /nobody/,
      'not found',
    ),
  ),
  athlete: createReadRow(
    ({ chOID }) =>
      `/api/challenge/${chOID}/athlete/${makeAthleteId({ last: 'MARTIN', first: 'Léo', third: 'AC Rennes' })}`,
    s.athleteAnswer,
    refuse(
      'an athlete who is not in it',
      ({ chOID }) => ({ path: `/api/challenge/${chOID}/athlete/nobody` }),
      /nobody/,
      'not found',
    ),
  ),
  resultsRr: {
    allowed: 'anyone',
    buildRequest: ({ chOID, trialOID }) => ({
      path: `/api/results-rr/${chOID}/query/${trialOID}`,
      body: { payload: {} },
    }),
    answer: s.raceAnswer,
    refusals: [
      refuse(
        'a list of no challenge',
        ({ chOID }) => ({ path: `/api/results-rr/${chOID}/query/nobody`, body: {} }),
        /nobody/,
        'not found',
      ),
      refuse(
        'a page that is too long',
        ({ chOID, trialOID }) => ({ path: `/api/results-rr/${chOID}/query/${trialOID}`, body: { limit: 100_000 } }),
        /limit: /,
      ),
    ],
  },
  search: createReadRow(
    ({ chOID }) => `/api/search?chOID=${chOID}&q=petit`,
    s.searchAnswer,
    refuse('two letters', ({ chOID }) => ({ path: `/api/search?chOID=${chOID}&q=pe` }), /^query\.q: 3 letters/),
    refuse('nothing', ({ chOID }) => ({ path: `/api/search?chOID=${chOID}` }), /^query\.q: is missing/),
  ),
  followed: {
    allowed: 'anyone',
    buildRequest: ({ chOID }) => ({
      path: '/api/followed',
      body: { chOID, names: ['petit noe'], clubs: ['EA Brest'] },
    }),
    answer: s.followedAnswer,
    refusals: [
      refuse(
        'a challenge that is none',
        () => ({ path: '/api/followed', body: { chOID: 'none' } }),
        /none/,
        'not found',
      ),
      refuse(
        'too many names',
        () => ({ path: '/api/followed', body: { names: Array(201).fill('a') } }),
        /^\$\.names: /,
      ),
    ],
  },
  counter: {
    allowed: 'anyone',
    buildRequest: () => ({ path: '/api/counter', body: { name: 'home' } }),
    answer: s.counterAnswer,
    refusals: [
      refuse('no counter', () => ({ path: '/api/counter', body: { name: 'x' } }), /^\$\.name: must be one of/),
    ],
  },
  contact: {
    allowed: 'anyone',
    buildRequest: () => ({
      path: '/api/internal/send-mail-to-contact',
      body: { from: 'a@b.example', title: 'contact', content: 'x' },
    }),
    answer: s.contactAnswer,
    refusals: [
      refuse(
        'content that is no text',
        () => ({
          path: '/api/internal/send-mail-to-contact',
          body: { from: '', title: 'contact', content: 5 },
        }),
        /^\$\.content: /,
      ),
    ],
  },
  pushKey: createReadRow(() => '/api/push/key', s.pushKeyAnswer),
  savePush: {
    allowed: 'anyone',
    buildRequest: ({ chOID }) => ({ path: '/api/push', body: aPushBody(chOID) }),
    answer: s.pushAnswer,
    // A browser may still follow somebody of a competition that is gone.
    unknown: 'fine',
    refusals: [
      refuse(
        'a push service inside',
        ({ chOID }) => ({ path: '/api/push', body: { ...aPushBody(chOID), endpoint: 'https://10.0.0.1/x' } }),
        /^\$\.endpoint: is no address of the public internet/,
      ),
      refuse(
        'a key off the curve',
        ({ chOID }) => {
          const body = aPushBody(chOID);
          return { path: '/api/push', body: { ...body, keys: { ...body.keys, p256dh: 'A'.repeat(87) } } };
        },
        /^\$\.keys\.p256dh: is no point/,
      ),
    ],
  },
  stopPush: {
    allowed: 'anyone',
    buildRequest: () => ({ path: '/api/push', body: { endpoint: PUSH_ENDPOINT } }),
    answer: s.stopPushAnswer,
    refusals: [
      refuse('no subscription', () => ({ path: '/api/push', body: {} }), /^\$\.endpoint: must be an https address/),
    ],
  },
  regions: createReadRow(() => '/api/regions', s.regionsAnswer),
  mgrRegions: createReadRow(() => '/mgrapi/regions', s.regionsAnswer),
  categories: createReadRow(
    () => '/mgrapi/categories?on=2026-06-13',
    s.categoriesAnswer,
    refuse(
      'a day that is none',
      () => ({ path: '/mgrapi/categories?on=never' }),
      /^unknown never$/,
      'invalid parameters',
    ),
    refuse(
      'a category that is no number',
      () => ({ path: '/mgrapi/categories?category=SE' }),
      /^invalid category$/,
      'INVALID_PARAMETERS',
    ),
  ),
  disciplines: createReadRow(() => '/mgrapi/trials', s.disciplinesAnswer),
  federations: createReadRow(() => '/mgrapi/federations', s.federationsAnswer),
  cacheVersion: createReadRow(() => '/mgrapi/cache-version', s.cacheVersionAnswer),
  versions: createReadRow(() => '/api/versions', s.versionsAnswer),
  health: createReadRow(() => '/api/health', s.healthAnswer),
  metrics: {
    ...createReadRow(() => '/metrics', 'text'),
    buildRequest: () => ({ path: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  },
} as const satisfies Record<string, CallRow>;
