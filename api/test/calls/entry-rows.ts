import type { ProtestAnswer, RemarkAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import type { RunningServer } from '../running-server.ts';
import { BASE, buildTrialRequest } from './call-requests.ts';
import type { CallRequest, CallRow, CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

const buildGroupRequest = ({ gOID }: CallTarget, call: string, body: unknown): CallRequest => ({
  path: `${BASE}/${call}/${gOID}`,
  body,
});
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

/** Calls for manual entry and seeding. */
export const ENTRY_ROWS = {
  secretariatTrials: makeRow('members', ({ chOID }) => `${BASE}/trials/${chOID}`, s.secretariatTrials),
  ownTeams: makeRow('members', ({ chOID }) => `${BASE}/teams/${chOID}`, s.teamsAnswer),
  ownTeam: makeRow('members', ({ chOID, teamId }) => `${BASE}/teams/${chOID}/${teamId}`, s.teamAnswer, {
    refusals: [refuse('not found', 'a team that is none', ({ chOID }) => `${BASE}/teams/${chOID}/nobody`, /nobody/)],
  }),
  trialSheet: makeRow('members', ({ trialOID }) => `${BASE}/trial/${trialOID}/sheet`, s.sheetAnswer),
  editRow: makeRow(
    'writers',
    (target) => buildTrialRequest(target, 'row', { row: 'bib:11', mark: '1047' }),
    s.editAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'a mark said twice',
          (target) => buildTrialRequest(target, 'row', { row: 'bib:11', mark: '1', prf: { v: 1 } }),
          /^\$\.mark: /,
        ),
        refuse('invalid request', 'no row', (target) => buildTrialRequest(target, 'row', { mark: '1' }), /^\$\.row: /),
        refuse(
          'conflict',
          'a revision that is stale',
          (target) => buildTrialRequest(target, 'row', { row: 'bib:11', mark: '1047', revision: 999 }),
          /revision/,
        ),
      ],
    },
  ),
  addRemark: makeRow(
    'writers',
    (target) => buildTrialRequest(target, 'remark', { text: 'Couloir mordu' }),
    s.remarkAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'that says nothing',
          (target) => buildTrialRequest(target, 'remark', {}),
          /^\$\.text: /,
        ),
      ],
    },
  ),
  deleteRemark: makeRow(
    'writers',
    (target) => `${BASE}/trial/${target.trialOID}/remark?remark=${target.prepared.remark}`,
    s.deletedAnswer,
    {
      prepare: prepareRemark,
      refusals: [
        refuse('not found', 'one that is none', (target) => `${BASE}/trial/${target.trialOID}/remark?remark=x`, /x/),
        refuse(
          'invalid request',
          'none said',
          (target) => `${BASE}/trial/${target.trialOID}/remark`,
          /^query\.remark: is missing/,
        ),
      ],
    },
  ),
  protests: makeRow('members', ({ chOID }) => `${BASE}/protests/${chOID}`, s.protestsAnswer),
  lodgeProtest: makeRow('writers', (target) => buildTrialRequest(target, 'protest', PROTEST), s.protestAnswer, {
    refusals: [
      refuse(
        'invalid request',
        'that says nothing',
        (target) => buildTrialRequest(target, 'protest', { by: 'x' }),
        /^\$\.text: /,
      ),
      refuse(
        'not found',
        'about nobody',
        (target) => buildTrialRequest(target, 'protest', { ...PROTEST, row: 'bib:9' }),
        /^\$\.row: /,
      ),
    ],
  }),
  editProtest: makeRow(
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
        refuse(
          'not found',
          'one that is none',
          (target) => buildTrialRequest(target, 'protest', { op: 'delete', protest: 'x' }),
          /x/,
        ),
        refuse(
          'conflict',
          'an appeal before the answer',
          (target) => buildTrialRequest(target, 'protest', { op: 'appeal', protest: target.prepared.protest }),
          /^\$\.op: /,
        ),
      ],
    },
  ),
  editStarts: makeRow(
    'writers',
    (target) => ({
      path: `${BASE}/start-edits/${target.chOID}`,
      body: { edits: [{ op: 'check', trial: target.trialOID, row: 'bib:12', presence: 'present' }] },
    }),
    s.editAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'an edit that is none',
          (target) => ({ path: `${BASE}/start-edits/${target.chOID}`, body: { edits: [{ op: 'dance' }] } }),
          /^\$\.edits\[0\]/,
        ),
      ],
    },
  ),
  seed: makeRow(
    'writers',
    (target) => buildGroupRequest(target, 'seed', { round: 'h', lanes: 8, seed: 'a', preview: true }),
    s.seedAnswer,
    {
      prepare: prepareEntries,
      refusals: [
        refuse(
          'invalid request',
          'no round',
          (target) => buildGroupRequest(target, 'seed', { round: 'z' }),
          /^\$\.round: /,
        ),
      ],
    },
  ),
  qualification: makeRow('members', ({ gOID }) => `${BASE}/qualification/${gOID}?round=f`, s.qualificationAnswer, {
    refusals: [
      refuse('invalid request', 'no round', ({ gOID }) => `${BASE}/qualification/${gOID}?round=z`, /^query\.round: /),
    ],
  }),
  decideQualification: makeRow(
    'writers',
    (target) => buildGroupRequest(target, 'qualification', { round: 'f' }),
    s.qualificationAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'no round',
          (target) => buildGroupRequest(target, 'qualification', {}),
          /^\$\.round: /,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
