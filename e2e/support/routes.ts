import type { Championship } from './championship.ts';

interface Route {
  readonly name: string;
  readonly path: string;
  /** Whether the server answers 404. */
  readonly refused?: boolean;
}

interface Demo {
  readonly challenges: readonly { readonly oid: string; readonly name: string; readonly demo?: boolean }[];
}

const FIXED: readonly Route[] = [
  { name: 'home', path: '/' },
  { name: 'home-results', path: '/?v=resultats' },
  { name: 'region', path: '/challenges/53' },
  { name: 'country', path: '/challenges/fr' },
  { name: 'policy', path: '/policy' },
  { name: 'end-user', path: '/endUser' },
  { name: 'downloads', path: '/support/downloads' },
  { name: 'demo', path: '/lademo' },
  { name: 'module', path: '/lechrono' },
  { name: 'nowhere', path: '/nulle-part', refused: true },
  { name: 'secretariat', path: '/mgr/lesecretariat/' },
];

/** Trials of Rio 2016 for every kind of list (P10.1 to P10.8), by a name. */
const TRIALS: readonly (readonly [string, string])[] = [
  ['sprint', '000100-0-57-f1'],
  ['heat', '000200-0-58-h1'],
  ['distance', '001500-0-57-f1'],
  ['relay', '004400-0-58-f1'],
  ['road', '010000-R-1057-f1'],
  ['long-jump', '900003-0-58-f1'],
  ['throw', '900008-P800-57-f1'],
  ['high-jump', '900001-0-57-f1'],
  ['pole-vault', '900002-0-58-f1'],
  ['combined', '800007-0-58-f1'],
];

/** Kinds of lists that the short run visits. */
const SHORT = ['long-jump', 'high-jump', 'combined'];

/** Pages built like another one, which the short run leaves out. */
const ALIKE = [
  'home-results',
  'policy',
  'demo',
  'secretariat',
  'region',
  'country',
  'end-user',
  'downloads',
  'module',
  'landing-live',
  'landing-announcements',
  'trial-starts',
  'group',
  'scratch',
  'family',
  'teammembers',
  'teamsresults',
  'demo-landing-1',
];

/** The public routes of P2.1, with the data of a competition, and of the demos where there are any. */
export async function listPublicRoutes(championship: Championship, every: boolean): Promise<Route[]> {
  const bare = (url: string) => url.slice(championship.server.url.length);
  const { teams } = await championship.get<{ teams: { oid: string }[] }>(`/api/challenge/${championship.chOID}/teams`);
  const { groups } = await championship.get<{ groups: { family: number }[] }>(
    `/api/groups?chOID=${championship.chOID}`,
  );
  const { challenges } = await championship.get<Demo>('/api/challenges?from=1900-01-01');
  const demos = challenges.filter(({ oid }) => oid !== championship.chOID);
  const hundred = championship.findGroupOid('000100-0-57-f1');
  const team = teams[0]?.oid;
  const { women } = await championship.get<{ women: { auid?: string }[] }>(
    `/api/challenge/${championship.chOID}/perfs?qty=1`,
  );
  const athlete = women[0]?.auid;
  const routes: Route[] = [
    ...FIXED,
    { name: 'landing', path: bare(championship.page()) },
    { name: 'landing-live', path: bare(championship.page('?v=direct')).replace('/?', '?') },
    { name: 'landing-announcements', path: bare(championship.page('?v=annonces')).replace('/?', '?') },
    ...(every ? TRIALS : TRIALS.filter(([name]) => SHORT.includes(name))).map(([name, uid]) => ({
      name: `trial-${name}`,
      path: bare(championship.trial(uid)),
    })),
    { name: 'trial-starts', path: `${bare(championship.trial('000100-0-57-f1'))}?t=departs` },
    { name: 'group', path: bare(championship.page(`group/${hundred}`)) },
    { name: 'scratch', path: bare(championship.page(`scratch/${hundred}`)) },
    { name: 'family', path: bare(championship.page(`fa-${groups[0]?.family}`)) },
    ...['instagroups', 'stats', 'teams', 'topperfs'].map((name) => ({ name, path: bare(championship.page(name)) })),
    ...(athlete === undefined ? [] : [{ name: 'athlete', path: bare(championship.page(`athlete/${athlete}`)) }]),
    ...(team === undefined
      ? []
      : ['teammembers', 'teamsresults'].map((name) => ({ name, path: bare(championship.page(`${name}/${team}`)) }))),
    ...(every ? demos : demos.slice(0, 1)).map(({ oid }, index) => ({
      name: `demo-landing-${index + 1}`,
      path: `/challenge/${oid}`,
    })),
    ...(every ? demos : demos.slice(0, 1)).map(({ oid }, index) => ({
      name: `demo-live-${index + 1}`,
      path: `/challenge/${oid}?v=direct`,
    })),
  ];
  return every ? routes : routes.filter(({ name }) => !ALIKE.includes(name));
}
