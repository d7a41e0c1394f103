import type { MakeCodeAnswer, ProtestAnswer, RemarkAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import type { RunningServer } from '../running-server.ts';
import type { Ask, CallRow, Place } from './place.ts';
import { no, row } from './secretariat-rows.ts';

const BASE = '/api/lesecretariat';
const ID = '0197a000-0000-7000-8000-000000000001';

const trial = ({ trialOID }: Place, call: string, body: unknown): Ask => ({
  path: `${BASE}/trial/${trialOID}/${call}`,
  body,
});
const group = ({ gOID }: Place, call: string, body: unknown): Ask => ({ path: `${BASE}/${call}/${gOID}`, body });
const input = ({ chOID, made }: Place, query = ''): Ask => ({
  path: `/api/live-input/${chOID}${query}`,
  headers: { 'x-access-code': made.code ?? '' },
});
const said = (at: Place, facts: readonly unknown[]): Ask => ({ ...input(at), body: { device: 'tablet', facts } });
const word = ({ trialOID }: Place) => ({
  id: ID,
  at: '2026-06-13T14:00:00Z',
  trialOID,
  kind: 'word',
  bib: '13',
  st: 3,
});
const reading = ({ trialOID }: Place) => ({
  id: ID,
  at: '2026-06-13T14:00:00Z',
  trialOID,
  kind: 'raw',
  bib: '11',
  lane: 4,
  v: 10_470,
});

const codeOf =
  (kind: string) =>
  async (server: RunningServer, { chOID }: Place) => {
    const { body } = await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`);
    return { code: body.code.code };
  };
const readings = async (server: RunningServer, at: Place) => {
  const made = await codeOf('chrono')(server, at);
  const { path, body, headers = {} } = said({ ...at, made }, [reading(at)]);
  await server.call('POST', path, { body, headers, token: '' });
  return {};
};
const committed = async (server: RunningServer, { chOID }: Place) => {
  const rows = Array.from({ length: 9 }, (_, n) => ({ bib: `${n + 1}`, last: `NOM${n}`, category: 55 }));
  await server.upload(chOID, { startlists: { '000100-0-55': rows } });
  return {};
};
const remarked = async (server: RunningServer, at: Place) => {
  const { path, body } = trial(at, 'remark', { text: 'Couloir mordu' });
  return { remark: (await server.call<RemarkAnswer>('POST', path, { body })).body.remark.oid };
};

const PROTEST = { by: 'AC Rennes', text: 'Couloir mordu' };
const protested = async (server: RunningServer, at: Place) => {
  const { path, body } = trial(at, 'protest', PROTEST);
  return { protest: (await server.call<ProtestAnswer>('POST', path, { body })).body.protest?.oid ?? '' };
};

/** Entry by hand, seeding, and what officials say by a code. */
export const ENTRY_ROWS = {
  secretariatTrials: row('members', ({ chOID }) => `${BASE}/trials/${chOID}`, s.secretariatTrials),
  ownTeams: row('members', ({ chOID }) => `${BASE}/teams/${chOID}`, s.teamsAnswer),
  ownTeam: row('members', ({ chOID, teamId }) => `${BASE}/teams/${chOID}/${teamId}`, s.teamAnswer, {
    refusals: [no('not found', 'a team that is none', ({ chOID }) => `${BASE}/teams/${chOID}/nobody`, /nobody/)],
  }),
  trialSheet: row('members', ({ trialOID }) => `${BASE}/trial/${trialOID}/sheet`, s.sheetAnswer),
  editRow: row('writers', (at) => trial(at, 'row', { row: 'bib:11', mark: '1047' }), s.editAnswer, {
    refusals: [
      no(
        'invalid request',
        'a mark said twice',
        (at) => trial(at, 'row', { row: 'bib:11', mark: '1', prf: { v: 1 } }),
        /^\$\.mark: /,
      ),
      no('invalid request', 'no row', (at) => trial(at, 'row', { mark: '1' }), /^\$\.row: /),
      no(
        'conflict',
        'a revision that is stale',
        (at) => trial(at, 'row', { row: 'bib:11', mark: '1047', revision: 999 }),
        /revision/,
      ),
    ],
  }),
  addRemark: row('writers', (at) => trial(at, 'remark', { text: 'Couloir mordu' }), s.remarkAnswer, {
    refusals: [no('invalid request', 'that says nothing', (at) => trial(at, 'remark', {}), /^\$\.text: /)],
  }),
  deleteRemark: row(
    'writers',
    (at) => `${BASE}/trial/${at.trialOID}/remark?remark=${at.made.remark}`,
    s.deletedAnswer,
    {
      ready: remarked,
      refusals: [
        no('not found', 'one that is none', (at) => `${BASE}/trial/${at.trialOID}/remark?remark=x`, /x/),
        no('invalid request', 'none said', (at) => `${BASE}/trial/${at.trialOID}/remark`, /^query\.remark: is missing/),
      ],
    },
  ),
  protests: row('members', ({ chOID }) => `${BASE}/protests/${chOID}`, s.protestsAnswer),
  lodgeProtest: row('writers', (at) => trial(at, 'protest', PROTEST), s.protestAnswer, {
    refusals: [
      no('invalid request', 'that says nothing', (at) => trial(at, 'protest', { by: 'x' }), /^\$\.text: /),
      no('not found', 'about nobody', (at) => trial(at, 'protest', { ...PROTEST, row: 'bib:9' }), /^\$\.row: /),
    ],
  }),
  editProtest: row(
    'writers',
    (at) => trial(at, 'protest', { op: 'answer', protest: at.made.protest, outcome: 'rejected', text: 'Sans gêne' }),
    s.protestAnswer,
    {
      ready: protested,
      refusals: [
        no('not found', 'one that is none', (at) => trial(at, 'protest', { op: 'delete', protest: 'x' }), /x/),
        no(
          'conflict',
          'an appeal before the answer',
          (at) => trial(at, 'protest', { op: 'appeal', protest: at.made.protest }),
          /^\$\.op: /,
        ),
      ],
    },
  ),
  editStarts: row(
    'writers',
    (at) => ({
      path: `${BASE}/start-edits/${at.chOID}`,
      body: { edits: [{ op: 'check', trial: at.trialOID, row: 'bib:12', presence: 'present' }] },
    }),
    s.editAnswer,
    {
      refusals: [
        no(
          'invalid request',
          'an edit that is none',
          (at) => ({ path: `${BASE}/start-edits/${at.chOID}`, body: { edits: [{ op: 'dance' }] } }),
          /^\$\.edits\[0\]/,
        ),
      ],
    },
  ),
  seed: row('writers', (at) => group(at, 'seed', { round: 'h', lanes: 8, seed: 'a', preview: true }), s.seedAnswer, {
    ready: committed,
    refusals: [no('invalid request', 'no round', (at) => group(at, 'seed', { round: 'z' }), /^\$\.round: /)],
  }),
  qualification: row('members', ({ gOID }) => `${BASE}/qualification/${gOID}?round=f`, s.qualificationAnswer, {
    refusals: [
      no('invalid request', 'no round', ({ gOID }) => `${BASE}/qualification/${gOID}?round=z`, /^query\.round: /),
    ],
  }),
  decideQualification: row('writers', (at) => group(at, 'qualification', { round: 'f' }), s.qualificationAnswer, {
    refusals: [no('invalid request', 'no round', (at) => group(at, 'qualification', {}), /^\$\.round: /)],
  }),
  device: row('official', (at) => input(at, '?since=0'), s.deviceAnswer, {
    ready: codeOf('judge'),
    unknown: 'unauthorized',
    refusals: [
      no('invalid request', 'a place in the log that is none', (at) => input(at, '?since=x'), /^query\.since: /),
    ],
  }),
  liveInput: row('official', (at) => said(at, [word(at)]), s.liveInputAnswer, {
    ready: codeOf('judge'),
    unknown: 'unauthorized',
    refusals: [no('invalid request', 'nothing', (at) => said(at, []), /^\$\.facts: /)],
  }),
  deviceHold: row(
    'official',
    (at) => ({ ...input(at, '/hold'), body: { trialOID: at.trialOID, device: 'tablet' } }),
    s.deviceHoldAnswer,
    {
      ready: codeOf('judge'),
      unknown: 'unauthorized',
      refusals: [
        no(
          'invalid request',
          'no device',
          (at) => ({ ...input(at, '/hold'), body: { trialOID: at.trialOID } }),
          /^\$\.device: /,
        ),
      ],
    },
  ),
  acceptTimes: row('writers', (at) => trial(at, 'accept', { from: 'raws', reason: 'photo' }), s.editAnswer, {
    ready: readings,
    refusals: [no('invalid request', 'of nothing', (at) => trial(at, 'accept', { from: 'air' }), /^\$\.from: /)],
  }),
} as const satisfies Record<string, CallRow>;
