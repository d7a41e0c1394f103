import type { MakeCodeAnswer, ProtestAnswer, RemarkAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import type { RunningServer } from '../running-server.ts';
import type { CallRequest, CallRow, CallTarget } from './call-target.ts';
import { createRefusal, createRow } from './secretariat-rows.ts';

const BASE = '/api/lesecretariat';
const ID = '0197a000-0000-7000-8000-000000000001';

const buildTrialRequest = ({ trialOID }: CallTarget, call: string, body: unknown): CallRequest => ({
  path: `${BASE}/trial/${trialOID}/${call}`,
  body,
});
const buildGroupRequest = ({ gOID }: CallTarget, call: string, body: unknown): CallRequest => ({
  path: `${BASE}/${call}/${gOID}`,
  body,
});
const buildInputRequest = ({ chOID, prepared }: CallTarget, query = ''): CallRequest => ({
  path: `/api/live-input/${chOID}${query}`,
  headers: { 'x-access-code': prepared.code ?? '' },
});
const buildFactsRequest = (target: CallTarget, facts: readonly unknown[]): CallRequest => ({
  ...buildInputRequest(target),
  body: { device: 'tablet', facts },
});
const buildStatusFact = ({ trialOID }: CallTarget) => ({
  id: ID,
  at: '2026-06-13T14:00:00Z',
  trialOID,
  kind: 'word',
  bib: '13',
  st: 3,
});
const buildReadingFact = ({ trialOID }: CallTarget) => ({
  id: ID,
  at: '2026-06-13T14:00:00Z',
  trialOID,
  kind: 'raw',
  bib: '11',
  lane: 4,
  v: 10_470,
});

const createCode =
  (kind: string) =>
  async (server: RunningServer, { chOID }: CallTarget) => {
    const { body } = await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`);
    return { code: body.code.code };
  };
const prepareReadings = async (server: RunningServer, target: CallTarget) => {
  const prepared = await createCode('chrono')(server, target);
  const { path, body, headers = {} } = buildFactsRequest({ ...target, prepared }, [buildReadingFact(target)]);
  await server.call('POST', path, { body, headers, token: '' });
  return {};
};
const prepareEntries = async (server: RunningServer, { chOID }: CallTarget) => {
  const rows = Array.from({ length: 9 }, (_, n) => ({ bib: `${n + 1}`, last: `NOM${n}`, category: 55 }));
  await server.upload(chOID, { startlists: { '000100-0-55': rows } });
  return {};
};
const prepareRemark = async (server: RunningServer, target: CallTarget) => {
  const { path, body } = buildTrialRequest(target, 'remark', { text: 'Couloir mordu' });
  return { remark: (await server.call<RemarkAnswer>('POST', path, { body })).body.remark.oid };
};

const PROTEST = { by: 'AC Rennes', text: 'Couloir mordu' };
const prepareProtest = async (server: RunningServer, target: CallTarget) => {
  const { path, body } = buildTrialRequest(target, 'protest', PROTEST);
  return { protest: (await server.call<ProtestAnswer>('POST', path, { body })).body.protest?.oid ?? '' };
};

/** Calls for manual entry, seeding, and input of officials with an access code. */
export const ENTRY_ROWS = {
  secretariatTrials: createRow('members', ({ chOID }) => `${BASE}/trials/${chOID}`, s.secretariatTrials),
  ownTeams: createRow('members', ({ chOID }) => `${BASE}/teams/${chOID}`, s.teamsAnswer),
  ownTeam: createRow('members', ({ chOID, teamId }) => `${BASE}/teams/${chOID}/${teamId}`, s.teamAnswer, {
    refusals: [
      createRefusal('not found', 'a team that is none', ({ chOID }) => `${BASE}/teams/${chOID}/nobody`, /nobody/),
    ],
  }),
  trialSheet: createRow('members', ({ trialOID }) => `${BASE}/trial/${trialOID}/sheet`, s.sheetAnswer),
  editRow: createRow(
    'writers',
    (target) => buildTrialRequest(target, 'row', { row: 'bib:11', mark: '1047' }),
    s.editAnswer,
    {
      refusals: [
        createRefusal(
          'invalid request',
          'a mark said twice',
          (target) => buildTrialRequest(target, 'row', { row: 'bib:11', mark: '1', prf: { v: 1 } }),
          /^\$\.mark: /,
        ),
        createRefusal(
          'invalid request',
          'no row',
          (target) => buildTrialRequest(target, 'row', { mark: '1' }),
          /^\$\.row: /,
        ),
        createRefusal(
          'conflict',
          'a revision that is stale',
          (target) => buildTrialRequest(target, 'row', { row: 'bib:11', mark: '1047', revision: 999 }),
          /revision/,
        ),
      ],
    },
  ),
  addRemark: createRow(
    'writers',
    (target) => buildTrialRequest(target, 'remark', { text: 'Couloir mordu' }),
    s.remarkAnswer,
    {
      refusals: [
        createRefusal(
          'invalid request',
          'that says nothing',
          (target) => buildTrialRequest(target, 'remark', {}),
          /^\$\.text: /,
        ),
      ],
    },
  ),
  deleteRemark: createRow(
    'writers',
    (target) => `${BASE}/trial/${target.trialOID}/remark?remark=${target.prepared.remark}`,
    s.deletedAnswer,
    {
      prepare: prepareRemark,
      refusals: [
        createRefusal(
          'not found',
          'one that is none',
          (target) => `${BASE}/trial/${target.trialOID}/remark?remark=x`,
          /x/,
        ),
        createRefusal(
          'invalid request',
          'none said',
          (target) => `${BASE}/trial/${target.trialOID}/remark`,
          /^query\.remark: is missing/,
        ),
      ],
    },
  ),
  protests: createRow('members', ({ chOID }) => `${BASE}/protests/${chOID}`, s.protestsAnswer),
  lodgeProtest: createRow('writers', (target) => buildTrialRequest(target, 'protest', PROTEST), s.protestAnswer, {
    refusals: [
      createRefusal(
        'invalid request',
        'that says nothing',
        (target) => buildTrialRequest(target, 'protest', { by: 'x' }),
        /^\$\.text: /,
      ),
      createRefusal(
        'not found',
        'about nobody',
        (target) => buildTrialRequest(target, 'protest', { ...PROTEST, row: 'bib:9' }),
        /^\$\.row: /,
      ),
    ],
  }),
  editProtest: createRow(
    'writers',
    (target) =>
      buildTrialRequest(target, 'protest', {
        op: 'answer',
        protest: target.prepared.protest,
        outcome: 'rejected',
        text: 'Sans gêne',
      }),
    s.protestAnswer,
    {
      prepare: prepareProtest,
      refusals: [
        createRefusal(
          'not found',
          'one that is none',
          (target) => buildTrialRequest(target, 'protest', { op: 'delete', protest: 'x' }),
          /x/,
        ),
        createRefusal(
          'conflict',
          'an appeal before the answer',
          (target) => buildTrialRequest(target, 'protest', { op: 'appeal', protest: target.prepared.protest }),
          /^\$\.op: /,
        ),
      ],
    },
  ),
  editStarts: createRow(
    'writers',
    (target) => ({
      path: `${BASE}/start-edits/${target.chOID}`,
      body: { edits: [{ op: 'check', trial: target.trialOID, row: 'bib:12', presence: 'present' }] },
    }),
    s.editAnswer,
    {
      refusals: [
        createRefusal(
          'invalid request',
          'an edit that is none',
          (target) => ({ path: `${BASE}/start-edits/${target.chOID}`, body: { edits: [{ op: 'dance' }] } }),
          /^\$\.edits\[0\]/,
        ),
      ],
    },
  ),
  seed: createRow(
    'writers',
    (target) => buildGroupRequest(target, 'seed', { round: 'h', lanes: 8, seed: 'a', preview: true }),
    s.seedAnswer,
    {
      prepare: prepareEntries,
      refusals: [
        createRefusal(
          'invalid request',
          'no round',
          (target) => buildGroupRequest(target, 'seed', { round: 'z' }),
          /^\$\.round: /,
        ),
      ],
    },
  ),
  qualification: createRow('members', ({ gOID }) => `${BASE}/qualification/${gOID}?round=f`, s.qualificationAnswer, {
    refusals: [
      createRefusal(
        'invalid request',
        'no round',
        ({ gOID }) => `${BASE}/qualification/${gOID}?round=z`,
        /^query\.round: /,
      ),
    ],
  }),
  decideQualification: createRow(
    'writers',
    (target) => buildGroupRequest(target, 'qualification', { round: 'f' }),
    s.qualificationAnswer,
    {
      refusals: [
        createRefusal(
          'invalid request',
          'no round',
          (target) => buildGroupRequest(target, 'qualification', {}),
          /^\$\.round: /,
        ),
      ],
    },
  ),
  device: createRow('official', (target) => buildInputRequest(target, '?since=0'), s.deviceAnswer, {
    prepare: createCode('judge'),
    unknown: 'unauthorized',
    refusals: [
      createRefusal(
        'invalid request',
        'a place in the log that is none',
        (target) => buildInputRequest(target, '?since=x'),
        /^query\.since: /,
      ),
    ],
  }),
  liveInput: createRow(
    'official',
    (target) => buildFactsRequest(target, [buildStatusFact(target)]),
    s.liveInputAnswer,
    {
      prepare: createCode('judge'),
      unknown: 'unauthorized',
      refusals: [
        createRefusal('invalid request', 'nothing', (target) => buildFactsRequest(target, []), /^\$\.facts: /),
      ],
    },
  ),
  deviceHold: createRow(
    'official',
    (target) => ({ ...buildInputRequest(target, '/hold'), body: { trialOID: target.trialOID, device: 'tablet' } }),
    s.deviceHoldAnswer,
    {
      prepare: createCode('judge'),
      unknown: 'unauthorized',
      refusals: [
        createRefusal(
          'invalid request',
          'no device',
          (target) => ({ ...buildInputRequest(target, '/hold'), body: { trialOID: target.trialOID } }),
          /^\$\.device: /,
        ),
      ],
    },
  ),
  acceptTimes: createRow(
    'writers',
    (target) => buildTrialRequest(target, 'accept', { from: 'raws', reason: 'photo' }),
    s.editAnswer,
    {
      prepare: prepareReadings,
      refusals: [
        createRefusal(
          'invalid request',
          'of nothing',
          (target) => buildTrialRequest(target, 'accept', { from: 'air' }),
          /^\$\.from: /,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
