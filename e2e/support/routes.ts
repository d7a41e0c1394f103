import type { Rio } from './rio.ts';

interface Route {
  readonly name: string;
  readonly path: string;
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
  { name: 'nowhere', path: '/nulle-part' },
  { name: 'secretariat', path: '/mgr/lesecretariat/' },
];

/** Trials of Rio 2016 of every kind of list (T1 to T8). */
const TRIALS: readonly (readonly [string, string])[] = [
  ['sprint', '000100-0-55-f1'],
  ['heat', '000200-0-56-s1'],
  ['distance', '010000-0-55-f1'],
  ['relay', '004400-0-56-f1'],
  ['road', '042195-R-55-f1'],
  ['long-jump', '900003-0-56-f1'],
  ['throw', '900008-P800-55-f1'],
  ['high-jump', '900001-0-55-f1'],
  ['pole-vault', '900002-0-56-f1'],
  ['combined', '800007-0-56-f1'],
];

/** Kinds of lists that a short look takes. */
const SHORT = ['sprint', 'long-jump', 'high-jump', 'combined'];

/** Every public route of the specification's section 2, with real data behind it: Rio 2016, and the demo of today where there is one. */
export async function publicRoutes(rio: Rio, every: boolean): Promise<Route[]> {
  const bare = (url: string) => url.slice(rio.server.url.length);
  const { teams } = await rio.get<{ teams: { oid: string }[] }>(`/api/challenge/${rio.chOID}/teams`);
  const { groups } = await rio.get<{ groups: { family: number }[] }>(`/api/groups?chOID=${rio.chOID}`);
  const { challenges } = await rio.get<Demo>('/api/challenges');
  const demos = challenges.filter(({ oid }) => oid !== rio.chOID);
  const hundred = rio.groupOf('000100-0-55-f1');
  const team = teams[0]?.oid;
  return [
    ...FIXED,
    { name: 'landing', path: bare(rio.page()) },
    { name: 'landing-live', path: bare(rio.page('?v=direct')).replace('/?', '?') },
    ...(every ? TRIALS : TRIALS.filter(([name]) => SHORT.includes(name))).map(([name, uid]) => ({
      name: `trial-${name}`,
      path: bare(rio.trial(uid)),
    })),
    { name: 'trial-starts', path: `${bare(rio.trial('000100-0-55-f1'))}?t=departs` },
    { name: 'group', path: bare(rio.page(`group/${hundred}`)) },
    { name: 'scratch', path: bare(rio.page(`scratch/${hundred}`)) },
    { name: 'family', path: bare(rio.page(`fa-${groups[0]?.family}`)) },
    ...['instagroups', 'stats', 'teams', 'topperfs'].map((name) => ({ name, path: bare(rio.page(name)) })),
    ...(team === undefined
      ? []
      : ['teammembers', 'teamsresults'].map((name) => ({ name, path: bare(rio.page(`${name}/${team}`)) }))),
    ...(every ? demos : demos.slice(0, 1)).map(({ oid }, index) => ({
      name: `demo-landing-${index + 1}`,
      path: `/challenge/${oid}`,
    })),
    ...(every ? demos : demos.slice(0, 1)).map(({ oid }, index) => ({
      name: `demo-live-${index + 1}`,
      path: `/challenge/${oid}?v=direct`,
    })),
  ];
}
