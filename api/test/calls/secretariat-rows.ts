import type { DeletedAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { aChallengeBody, type RunningServer } from '../running-server.ts';
import { aFinal, FINAL } from '../uploads.ts';
import { BASE } from './call-requests.ts';
import type { CallRequest, CallRow, CallTarget, ExpectedRefusal } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

const deleteTrial = async (server: RunningServer, { trialOID }: CallTarget) => {
  const { body } = await server.call<DeletedAnswer>('DELETE', `${BASE}/trial?oid=${trialOID}`);
  return { log: body.log };
};

const listOidsRefusals = (call: string): ExpectedRefusal[] => [
  refuse('invalid request', 'nothing asked for', () => `${BASE}/${call}`, /^query\.oids: is missing/),
  refuse(
    'not found',
    'one of them unknown',
    ({ trialOID }) => `${BASE}/${call}?oids[]=${trialOID}&oids[]=x`,
    /there is no trial x/,
  ),
];
const createReadRow = (call: string, answer: CallRow['answer']): CallRow =>
  makeRow('members', ({ trialOID }) => `${BASE}/${call}?oids[]=${trialOID}`, answer, {
    refusals: listOidsRefusals(call),
  });

const buildTrialEdit = (target: CallTarget, body: unknown): CallRequest => ({
  path: `${BASE}/trial/${target.trialOID}`,
  body,
});
const buildChallengeEdit = (target: CallTarget, body: unknown): CallRequest => ({
  path: `${BASE}/challenge/${target.chOID}`,
  body,
});

/** Calls about competitions that need a session token. */
export const SECRETARIAT_ROWS = {
  myOrgs: makeRow('signed in', () => `${BASE}/my-orgs?role=owner`, s.orgsAnswer, {
    refusals: [refuse('invalid request', 'no such role', () => `${BASE}/my-orgs?role=king`, /^query\.role: /)],
  }),
  myChallenges: makeRow('signed in', () => `${BASE}/my-challenges`, s.myChallengesAnswer),
  createChallenge: makeRow(
    'signed in',
    ({ orgOID }) => ({ path: `${BASE}/challenge`, body: aChallengeBody(orgOID) }),
    s.challengeAnswer,
    {
      unknown: 'forbidden',
      refusals: [
        refuse(
          'forbidden',
          'for others',
          () => ({ path: `${BASE}/challenge`, body: aChallengeBody('nobody') }),
          /owner or a secretary/,
        ),
        refuse(
          'invalid request',
          'a region that is none',
          ({ orgOID }) => ({ path: `${BASE}/challenge`, body: { ...aChallengeBody(orgOID), region: 'Atlantide' } }),
          /^\$\.region: /,
        ),
        refuse(
          'invalid request',
          'a flag that contradicts its kind',
          ({ orgOID }) => ({ path: `${BASE}/challenge`, body: { ...aChallengeBody(orgOID), flag: 4 } }),
          /^\$\.flag: /,
        ),
      ],
    },
  ),
  deleteChallenge: makeRow(
    'writers',
    ({ chOID }) => `${BASE}/challenge?chOID=${chOID}`,
    z.object({ oid: s.oid, log: s.oid }),
    {
      refusals: [refuse('invalid request', 'none said', () => `${BASE}/challenge`, /^query\.chOID: is missing/)],
    },
  ),
  editChallenge: makeRow('writers', (target) => buildChallengeEdit(target, { name: 'Autrement' }), s.challengeAnswer, {
    refusals: [
      refuse(
        'conflict',
        'a revision that is stale',
        (target) => buildChallengeEdit(target, { revision: 999 }),
        /^\$\.revision: 999 is stale/,
      ),
      refuse(
        'conflict',
        'another kind once there are results',
        (target) => buildChallengeEdit(target, { kind: 'road' }),
        /^\$\.kind: /,
      ),
      refuse(
        'forbidden',
        'given to others',
        (target) => buildChallengeEdit(target, { org: { oid: 'nobody' } }),
        /owner or a secretary/,
      ),
      refuse(
        'invalid request',
        'a day that is none',
        (target) => buildChallengeEdit(target, { date: 'never' }),
        /^\$\.date: /,
      ),
    ],
  }),
  editTrial: makeRow('writers', (target) => buildTrialEdit(target, { name: 'Finale' }), s.trial, {
    refusals: [
      refuse(
        'invalid transition',
        'a state that does not follow',
        (target) => buildTrialEdit(target, { status: 25 }),
        /./,
      ),
      refuse('conflict', 'a revision that is stale', (target) => buildTrialEdit(target, { revision: 999 }), /revision/),
      refuse(
        'invalid request',
        'a state that is none',
        (target) => buildTrialEdit(target, { status: 7 }),
        /^\$\.status: /,
      ),
    ],
  }),
  deleteTrials: makeRow('writers', ({ trialOID }) => `${BASE}/trial?oid=${trialOID}`, s.deletedAnswer, {
    refusals: listOidsRefusals('trial'),
  }),
  releaseTrial: makeRow('writers', ({ trialOID }) => `${BASE}/trial/release?oid=${trialOID}`, s.releaseAnswer, {
    refusals: [refuse('invalid request', 'none said', () => `${BASE}/trial/release`, /^query\.oid: is missing/)],
  }),
  holdTrial: makeRow('writers', ({ trialOID }) => `${BASE}/trial/hold?oid=${trialOID}`, s.holdAnswer, {
    refusals: [refuse('invalid request', 'none said', () => `${BASE}/trial/hold`, /^query\.oid: is missing/)],
  }),
  deleteGroups: makeRow(
    'writers',
    ({ chOID, gOID }) => `${BASE}/trial-groups/${chOID}?oids[]=${gOID}`,
    s.deletedAnswer,
    {
      refusals: [
        refuse(
          'not found',
          'a group of no challenge',
          ({ chOID }) => `${BASE}/trial-groups/${chOID}?oids[]=x`,
          /there is no group x/,
        ),
        refuse(
          'invalid request',
          'none said',
          ({ chOID }) => `${BASE}/trial-groups/${chOID}`,
          /^query\.oids: is missing/,
        ),
      ],
    },
  ),
  uploadTrials: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/trials/${chOID}`, body: { chOID, ...aFinal() } }),
    s.uploadAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'a uid that does not parse',
          ({ chOID }) => ({
            path: `${BASE}/trials/${chOID}`,
            body: { chOID, trialsData: [{ ...aFinal().trialsData?.[0], uid: 'x' }] },
          }),
          /^\$\.trialsData\[0\]\.uid: /,
        ),
        refuse(
          'invalid request',
          'a bib that nobody wears',
          ({ chOID }) => ({
            path: `${BASE}/trials/${chOID}`,
            body: { chOID, resultlists: { [FINAL]: [{ bib: '99', prf: { v: 1 } }] } },
          }),
          /^\$\.resultlists\["000100-0-55-f1"\]\[0\]: bib "99"/,
        ),
      ],
    },
  ),
  secretariatStarts: createReadRow('starts', s.secretariatStarts),
  secretariatResults: createReadRow('results', s.secretariatResults),
  raws: createReadRow('raws', s.rawsAnswer),
  chronos: createReadRow('chronos', s.chronosAnswer),
  alls: createReadRow('alls', s.allsAnswer),
  logs: makeRow('members', ({ chOID }) => `${BASE}/logs?chOID=${chOID}`, s.logsAnswer, {
    refusals: [
      refuse(
        'invalid request',
        'a page of none',
        ({ chOID }) => `${BASE}/logs?chOID=${chOID}&limit=0`,
        /^query\.limit: /,
      ),
    ],
  }),
  undo: makeRow(
    'signed in',
    ({ prepared }) => ({ path: `${BASE}/undo`, body: { logOid: prepared.log ?? 'x' } }),
    s.undoAnswer,
    {
      prepare: deleteTrial,
      refusals: [
        refuse(
          'not found',
          'an act that is none',
          () => ({ path: `${BASE}/undo`, body: { logOid: 'x' } }),
          /^\$\.logOid: /,
        ),
      ],
    },
  ),
  deleteResult: makeRow(
    'writers',
    ({ chOID, trialOID }) => `/mgrapi/lemgr/challenge/${chOID}/trial/${trialOID}/result`,
    s.deletedAnswer,
    {
      refusals: [
        refuse(
          'not found',
          'a trial of no challenge',
          ({ chOID }) => `/mgrapi/lemgr/challenge/${chOID}/trial/x/result`,
          /there is no trial x/,
        ),
      ],
    },
  ),
  ffaCodes: makeRow('members', ({ chOID }) => `/mgrapi/lemgr/challenge/${chOID}/ffacodes`, s.ffaCodesAnswer),
  secretariatPrices: makeRow('members', ({ chOID }) => `${BASE}/prices/${chOID}`, s.secretariatPricesAnswer),
  writePrices: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/prices/${chOID}`, body: { prices: [] } }),
    s.secretariatPricesAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'less than nothing',
          ({ chOID }) => ({
            path: `${BASE}/prices/${chOID}`,
            body: { prices: [{ kd: 'ch', unit_amount: -1, metadata: { kd: 'main' } }] },
          }),
          /^\$\.prices\[0\]\.unit_amount: /,
        ),
      ],
    },
  ),
  secretariatRecords: makeRow('members', ({ chOID }) => `${BASE}/records/${chOID}`, s.secretariatRecordsAnswer),
  writeRecords: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/records/${chOID}`, body: { records: [] } }),
    s.secretariatRecordsAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'a record of nobody',
          ({ chOID }) => ({
            path: `${BASE}/records/${chOID}`,
            body: { records: [{ kind: 'MR', event: '000100-0-55', v: 10_420, holder: '' }] },
          }),
          /^\$\.records\[0\]\.holder: /,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
