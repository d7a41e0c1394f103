import type { SiteAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import type { RunningServer } from '../running-server.ts';
import { FINAL } from '../uploads.ts';
import { BASE } from './call-requests.ts';
import type { CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

export const SITE = { 'x-foulee-site': 'a-stadium-of-these-tests' };

const put = ({ chOID }: CallTarget, body: object, headers = SITE) => ({ path: `${BASE}/site/${chOID}`, body, headers });
export const HOLD = { act: 'hold', holder: 'Stade', digests: { [FINAL]: 'another' }, isReplacing: true };

/** Holds the challenge for the stadium of these tests. */
const hold = async (server: RunningServer, { chOID }: CallTarget) => {
  await server.call('PUT', `${BASE}/site/${chOID}`, { body: HOLD, headers: SITE });
  return {};
};

/** The file that `readFile` gave; an id that is none in its place is no file. */
const parseFile = (file = ''): object => (file.startsWith('{') ? (JSON.parse(file) as object) : {});

/** Holds it, and reads the file that the stadium gives back. */
const readFile = async (server: RunningServer, target: CallTarget) => {
  await hold(server, target);
  const { body } = await server.call('GET', `${BASE}/export/${target.chOID}`);
  return { file: JSON.stringify(body) };
};

/** Holds it, stores the file that the stadium gives back, and names it. */
const giveFile = async (server: RunningServer, target: CallTarget) => {
  await hold(server, target);
  const { body } = await server.call('GET', `${BASE}/export/${target.chOID}`);
  const stored = await server.call<SiteAnswer>('PUT', `${BASE}/site/${target.chOID}/file`, { body, headers: SITE });
  return { file: stored.body.hold?.files.find(({ which }) => which === 'file')?.oid ?? '' };
};

/** Calls about a server in a stadium. */
export const SITE_ROWS = {
  network: makeRow('signed in', () => `${BASE}/network?test=a1b2c3d4`, s.networkAnswer, {
    refusals: [refuse('invalid request', 'a test that is none', () => `${BASE}/network?test=x`, /^query\.test: /)],
  }),
  reached: makeRow('anyone', () => '/api/reached?test=a1b2c3d4', 'redirect', {
    refusals: [refuse('invalid request', 'a test that is none', () => '/api/reached?test=x', /test: /)],
  }),
  arrived: makeRow('anyone', () => ({ path: '/api/reached', method: 'POST' }), s.emptyAnswer),
  site: makeRow('members', ({ chOID }) => `${BASE}/site/${chOID}`, s.siteAnswer),
  putSite: makeRow('writers', (target) => put(target, HOLD), s.siteAnswer, {
    refusals: [
      refuse('invalid request', 'an act that is none', (target) => put(target, { act: 'steal' }), /^\$\.act: /),
      refuse(
        'conflict',
        'a programme that lacks a trial',
        (target) => put(target, { ...HOLD, digests: {} }),
        /the stadium has not 1 of its trials/,
      ),
      refuse(
        'conflict',
        'lists that would be lost',
        (target) => put(target, { ...HOLD, isReplacing: false }),
        /lists are not the stadium’s/,
      ),
      refuse('not found', 'nothing to take back', (target) => put(target, { act: 'take' }), /no stadium holds/),
      refuse(
        'not found',
        'no public server',
        (target) => put(target, { act: 'link', remote: 'x', holder: 'Stade' }),
        /UPLINK_URL/,
      ),
    ],
  }),
  siteSession: makeRow('writers', ({ chOID }) => `${BASE}/site/${chOID}/session`, s.siteSessionAnswer),
  siteFile: makeRow('writers', ({ chOID, prepared }) => `${BASE}/site/${chOID}/file?oid=${prepared.file}`, 'text', {
    prepare: giveFile,
  }),
  putSiteFile: makeRow(
    'writers',
    ({ chOID, prepared }) => ({
      path: `${BASE}/site/${chOID}/file`,
      body: parseFile(prepared.file),
      headers: SITE,
    }),
    s.siteAnswer,
    { prepare: readFile },
  ),
  siteRemotes: makeRow('signed in', () => `${BASE}/site-remotes`, s.siteRemotesAnswer, {
    unknown: 'fine',
  }),
};
