/**
 * The one table of calls: method and path pattern of every call this server answers.
 * The API registers its routes from it, the front ends build their addresses from it.
 */

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call<P extends string = string> {
  readonly method: Method;
  readonly path: P;
}

const get = <P extends string>(path: P): Call<P> => ({ method: 'GET', path });
const post = <P extends string>(path: P): Call<P> => ({ method: 'POST', path });
const put = <P extends string>(path: P): Call<P> => ({ method: 'PUT', path });
const del = <P extends string>(path: P): Call<P> => ({ method: 'DELETE', path });

export const calls = {
  home: get('/api/home'),
  info: get('/api/info'),
  indexedPages: get('/api/indexed-pages'),
  challenges: get('/api/challenges'),
  challenge: get('/api/challenge/:id'),
  groups: get('/api/groups'),
  rounds: get('/api/rounds/:chOID'),
  results: get('/api/results'),
  starts: get('/api/starts'),
  live: get('/api/live/:id'),
  liveEvents: get('/api/live/:id/events'),
  scratch: get('/api/scratch/:id'),
  perfs: get('/api/challenge/:id/perfs'),
  pes: get('/api/challenge/:id/pes'),
  cpes: get('/api/challenge/:id/cpes'),
  stats: get('/api/challenge/:id/stats'),
  prices: get('/api/challenge/:id/prices'),
  igcs: get('/api/igcs/:id'),
  igfeed: get('/api/igfeed/:id'),
  teams: get('/api/challenge/:id/teams'),
  team: get('/api/challenge/:id/team/:teamId'),
  athlete: get('/api/challenge/:id/athlete/:key'),
  calendar: get('/api/challenge/:id/calendar'),
  print: get('/api/challenge/:id/pdf'),
  snapshot: get('/api/challenge/:id/snapshot'),
  resultsRr: post('/api/results-rr/:id/query/:id2'),
  search: get('/api/search'),
  counter: put('/api/counter'),
  contact: post('/api/internal/send-mail-to-contact'),
  regions: get('/api/regions'),
  categories: get('/mgrapi/categories'),
  disciplines: get('/mgrapi/trials'),
  mgrRegions: get('/mgrapi/regions'),
  federations: get('/mgrapi/federations'),
  cacheVersion: get('/mgrapi/cache-version'),
  versions: get('/api/versions'),
  health: get('/api/health'),
  metrics: get('/metrics'),

  signIn: post('/api/sign-in'),
  extendSession: put('/api/sign-in'),
  signOut: del('/api/sign-in'),
  createFirstOrganiser: post('/api/first-organiser'),

  myOrgs: get('/api/lesecretariat/my-orgs'),
  myChallenges: get('/api/lesecretariat/my-challenges'),
  createChallenge: post('/api/lesecretariat/challenge'),
  deleteChallenge: del('/api/lesecretariat/challenge'),
  uploadTrials: post('/api/lesecretariat/trials/:chOID'),
  secretariatTrials: get('/api/lesecretariat/trials/:chOID'),
  ownTeams: get('/api/lesecretariat/teams/:chOID'),
  ownTeam: get('/api/lesecretariat/teams/:chOID/:teamId'),
  exportCompetition: get('/api/lesecretariat/export/:chOID'),
  importCompetition: post('/api/lesecretariat/import'),
  lynxFile: get('/api/lesecretariat/lynx/:chOID'),
  lynxResults: post('/api/lesecretariat/lynx/:chOID'),
  csvFile: get('/api/lesecretariat/csv/:chOID'),
  resultsTable: get('/api/lesecretariat/results-table/:chOID'),
  listsPdf: get('/api/lesecretariat/pdf/:chOID'),
  csvLists: post('/api/lesecretariat/csv/:chOID'),
  rosterFile: post('/api/lesecretariat/roster/:chOID'),
  roadResults: post('/api/lesecretariat/road/:chOID'),
  resultsCsv: get('/api/results-csv'),

  askCode: get('/api/ask-code'),
  makeCode: post('/api/code/:id'),
  checkCode: get('/api/check-code'),
  validCode: get('/api/valid-code'),
  codes: get('/api/codes'),
  revokeCode: del('/api/code'),

  liveInput: post('/api/live-input/:chOID'),
  device: get('/api/live-input/:chOID'),
  deviceHold: post('/api/live-input/:chOID/hold'),
  deviceBeat: put('/api/live-input/:chOID/device'),
  reportPhoto: get('/api/live-input/:chOID/report/:id/photo'),
  putReportPhoto: put('/api/live-input/:chOID/report/:id/photo'),
  devices: get('/api/lesecretariat/devices/:chOID'),
  closeDevice: del('/api/lesecretariat/devices/:chOID'),
  reopenDevice: post('/api/lesecretariat/devices/:chOID'),
  takeAside: post('/api/lesecretariat/trial/:id/side'),
  liveLog: post('/api/lesecretariat/live-log/:chOID'),
  reports: get('/api/lesecretariat/reports/:chOID'),
  consoleState: get('/api/lesecretariat/console/:chOID'),
  filedPhoto: get('/api/lesecretariat/reports/:chOID/photo/:id'),
  refusedFacts: get('/api/lesecretariat/refused-facts/:chOID'),
  acceptTimes: post('/api/lesecretariat/trial/:id/accept'),

  logs: get('/api/lesecretariat/logs'),
  undo: post('/api/lesecretariat/undo'),
  editChallenge: put('/api/lesecretariat/challenge/:id'),
  editTrial: put('/api/lesecretariat/trial/:id'),
  deleteTrials: del('/api/lesecretariat/trial'),
  deleteGroups: del('/api/lesecretariat/trial-groups/:id'),
  deleteResult: del('/mgrapi/lemgr/challenge/:id/trial/:trialOID/result'),
  holdTrial: post('/api/lesecretariat/trial/hold'),
  releaseTrial: get('/api/lesecretariat/trial/release'),
  trialSheet: get('/api/lesecretariat/trial/:id/sheet'),
  editRow: put('/api/lesecretariat/trial/:id/row'),
  addRemark: post('/api/lesecretariat/trial/:id/remark'),
  deleteRemark: del('/api/lesecretariat/trial/:id/remark'),
  protests: get('/api/lesecretariat/protests/:chOID'),
  lodgeProtest: post('/api/lesecretariat/trial/:id/protest'),
  editProtest: put('/api/lesecretariat/trial/:id/protest'),
  editStarts: post('/api/lesecretariat/start-edits/:chOID'),
  seed: post('/api/lesecretariat/seed/:gOID'),
  qualification: get('/api/lesecretariat/qualification/:gOID'),
  decideQualification: put('/api/lesecretariat/qualification/:gOID'),
  secretariatStarts: get('/api/lesecretariat/starts'),
  secretariatResults: get('/api/lesecretariat/results'),
  raws: get('/api/lesecretariat/raws'),
  chronos: get('/api/lesecretariat/chronos'),
  alls: get('/api/lesecretariat/alls'),
  ffaCodes: get('/mgrapi/lemgr/challenge/:id/ffacodes'),
  secretariatPrices: get('/api/lesecretariat/prices/:chOID'),
  writePrices: put('/api/lesecretariat/prices/:chOID'),
  hideAthlete: put('/api/lesecretariat/athlete-hidden/:chOID'),
  athletes: get('/api/lesecretariat/athletes/:chOID'),
  editAthlete: put('/api/lesecretariat/athletes/:chOID'),
  athleteLog: get('/api/lesecretariat/athlete-log/:chOID'),
  known: get('/api/lesecretariat/known/:chOID'),
  hiddenAthletes: get('/api/lesecretariat/athlete-hidden/:chOID'),

  openOrganisation: post('/api/lesecretariat/organisation'),
  renameOrganisation: put('/api/lesecretariat/organisation/:orgOID'),
  organisationLogs: get('/api/lesecretariat/organisation/:orgOID/logs'),
  personData: post('/api/lesecretariat/organisation/:orgOID/person'),
  erasePerson: post('/api/lesecretariat/organisation/:orgOID/person/erase'),
  allowPerson: post('/api/lesecretariat/organisation/:orgOID/person/allow'),
  members: get('/api/lesecretariat/organisation/:orgOID/members'),
  changeMember: put('/api/lesecretariat/organisation/:orgOID/member/:memberOID'),
  removeMember: del('/api/lesecretariat/organisation/:orgOID/member/:memberOID'),
  invitations: get('/api/lesecretariat/organisation/:orgOID/invitations'),
  inviteMember: post('/api/lesecretariat/organisation/:orgOID/invitations'),
  revokeInvitation: del('/api/lesecretariat/organisation/:orgOID/invitation/:invitationOID'),
  requireSecondFactor: put('/api/lesecretariat/organisation/:orgOID/second-factor'),
  readInvitation: post('/api/invitation'),
  acceptInvitation: post('/api/invitation/accept'),
  changePassword: put('/api/lesecretariat/password'),
  sessions: get('/api/lesecretariat/sessions'),
  endSessions: del('/api/lesecretariat/sessions'),
  endSession: del('/api/lesecretariat/session/:sessionOID'),

  forgotPassword: post('/api/password/forgotten'),
  resetPassword: post('/api/password/reset'),
  readAccountLink: post('/api/account-link'),
  account: get('/api/lesecretariat/account'),
  deleteAccount: post('/api/lesecretariat/account/delete'),
  askVerification: post('/api/lesecretariat/account/verification'),
  changeAddress: put('/api/lesecretariat/account/address'),
  confirmAddress: post('/api/lesecretariat/account/address/confirm'),
  startSecondFactor: post('/api/lesecretariat/account/second-factor'),
  confirmSecondFactor: put('/api/lesecretariat/account/second-factor'),
  endSecondFactor: post('/api/lesecretariat/account/second-factor/end'),
  renewRecoveryCodes: post('/api/lesecretariat/account/recovery-codes'),
} as const satisfies Record<string, Call>;

type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof PathParams<`/${Rest}`>]: string }
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, string>;

type QueryValue = string | number | boolean | readonly string[] | undefined;

/**
 * Builds the address of a call. Lists become `name[]=a&name[]=b`, absent values are left out. The order of `query` is kept:
 * the server preloads an address, and the browser uses it only where the page requests exactly the same one.
 * @example makeUrl(calls.results, {}, { chOID, trialOID })
 */
export function makeUrl<P extends string>(
  call: Call<P>,
  params: PathParams<P>,
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
  const search: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      for (const item of value) search.push(`${name}[]=${encodeURIComponent(item)}`);
    } else {
      search.push(`${name}=${encodeURIComponent(String(value))}`);
    }
  }
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

/**
 * Key of a read with a request body, under which its answer is embedded in the page.
 * @example makeBodyReadKey('/api/results-rr/C/query/T', { limit: 100 }) // '/api/results-rr/C/query/T {"limit":100}'
 */
export const makeBodyReadKey = (url: string, body: unknown): string => `${url} ${JSON.stringify(body)}`;
