import type { DeletedAnswer, MakeCodeAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { aChallengeBody, type RunningServer } from '../running-server.ts';
import { aFinal, FINAL } from '../uploads.ts';
import type { Allowed, CallRequest, CallRow, CallTarget, ExpectedRefusal } from './call-target.ts';

const BASE = '/api/lesecretariat';

const createRow = (
  may: Allowed,
  ask: (target: CallTarget) => CallRequest | string,
  answer: CallRow['answer'],
  more: Omit<CallRow, 'allowed' | 'buildRequest' | 'answer'> = {},
): CallRow => ({ allowed: may, buildRequest: (target) => toRequest(ask(target)), answer, ...more });

const toRequest = (ask: CallRequest | string): CallRequest => (typeof ask === 'string' ? { path: ask } : ask);

const createRefusal = (
  id: string,
  what: string,
  ask: (target: CallTarget) => CallRequest | string,
  detail: RegExp,
): ExpectedRefusal => ({
  id,
  situation: what,
  buildRequest: (target) => toRequest(ask(target)),
  detail,
});

const makeCode = async (server: RunningServer, { chOID }: CallTarget) => {
  const { body } = await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=judge`);
  return { code: body.code.code };
};

const deleteTrial = async (server: RunningServer, { trialOID }: CallTarget) => {
  const { body } = await server.call<DeletedAnswer>('DELETE', `${BASE}/trial?oid=${trialOID}`);
  return { log: body.log };
};

const listOidsRefusals = (call: string): ExpectedRefusal[] => [
  createRefusal('invalid request', 'nothing asked for', () => `${BASE}/${call}`, /^query\.oids: is missing/),
  createRefusal(
    'not found',
    'one of them unknown',
    ({ trialOID }) => `${BASE}/${call}?oids[]=${trialOID}&oids[]=x`,
    /there is no trial x/,
  ),
];
const createReadRow = (call: string, answer: CallRow['answer']): CallRow =>
  createRow('members', ({ trialOID }) => `${BASE}/${call}?oids[]=${trialOID}`, answer, {
    refusals: listOidsRefusals(call),
  });

const buildTrialRequest = (target: CallTarget, body: unknown): CallRequest => ({
  path: `${BASE}/trial/${target.trialOID}`,
  body,
});
const buildChallengeRequest = (target: CallTarget, body: unknown): CallRequest => ({
  path: `${BASE}/challenge/${target.chOID}`,
  body,
});
const createKindRefusal = (path: (target: CallTarget) => string): ExpectedRefusal =>
  createRefusal(
    'invalid request',
    'no such kind',
    (target) => `${path(target)}kind=cook`,
    /^query\.kind: must be one of/,
  );

/** Calls about competitions that need a session token. */
export const SECRETARIAT_ROWS = {
  myOrgs: createRow('signed in', () => `${BASE}/my-orgs?role=owner`, s.orgsAnswer, {
    refusals: [createRefusal('invalid request', 'no such role', () => `${BASE}/my-orgs?role=king`, /^query\.role: /)],
  }),
  myChallenges: createRow('signed in', () => `${BASE}/my-challenges`, s.myChallengesAnswer),
  createChallenge: createRow(
    'signed in',
    ({ orgOID }) => ({ path: `${BASE}/challenge`, body: aChallengeBody(orgOID) }),
    s.challengeAnswer,
    {
      unknown: 'forbidden',
      refusals: [
        createRefusal(
          'forbidden',
          'for others',
          () => ({ path: `${BASE}/challenge`, body: aChallengeBody('nobody') }),
          /owner or a secretary/,
        ),
        createRefusal(
          'invalid request',
          'a region that is none',
          ({ orgOID }) => ({ path: `${BASE}/challenge`, body: { ...aChallengeBody(orgOID), region: 'Atlantide' } }),
          /^\$\.region: /,
        ),
        createRefusal(
          'invalid request',
          'a flag that contradicts its kind',
          ({ orgOID }) => ({ path: `${BASE}/challenge`, body: { ...aChallengeBody(orgOID), flag: 4 } }),
          /^\$\.flag: /,
        ),
      ],
    },
  ),
  deleteChallenge: createRow(
    'writers',
    ({ chOID }) => `${BASE}/challenge?chOID=${chOID}`,
    z.object({ oid: s.oid, log: s.oid }),
    {
      refusals: [createRefusal('invalid request', 'none said', () => `${BASE}/challenge`, /^query\.chOID: is missing/)],
    },
  ),
  editChallenge: createRow(
    'writers',
    (target) => buildChallengeRequest(target, { name: 'Autrement' }),
    s.challengeAnswer,
    {
      refusals: [
        createRefusal(
          'conflict',
          'a revision that is stale',
          (target) => buildChallengeRequest(target, { revision: 999 }),
          /^\$\.revision: 999 is stale/,
        ),
        createRefusal(
          'conflict',
          'another kind once there are results',
          (target) => buildChallengeRequest(target, { kind: 'road' }),
          /^\$\.kind: /,
        ),
        createRefusal(
          'forbidden',
          'given to others',
          (target) => buildChallengeRequest(target, { org: { oid: 'nobody' } }),
          /owner or a secretary/,
        ),
        createRefusal(
          'invalid request',
          'a day that is none',
          (target) => buildChallengeRequest(target, { date: 'never' }),
          /^\$\.date: /,
        ),
      ],
    },
  ),
  editTrial: createRow('writers', (target) => buildTrialRequest(target, { name: 'Finale' }), s.trial, {
    refusals: [
      createRefusal(
        'invalid transition',
        'a state that does not follow',
        (target) => buildTrialRequest(target, { status: 25 }),
        /./,
      ),
      createRefusal(
        'conflict',
        'a revision that is stale',
        (target) => buildTrialRequest(target, { revision: 999 }),
        /revision/,
      ),
      createRefusal(
        'invalid request',
        'a state that is none',
        (target) => buildTrialRequest(target, { status: 7 }),
        /^\$\.status: /,
      ),
    ],
  }),
  deleteTrials: createRow('writers', ({ trialOID }) => `${BASE}/trial?oid=${trialOID}`, s.deletedAnswer, {
    refusals: listOidsRefusals('trial'),
  }),
  releaseTrial: createRow('writers', ({ trialOID }) => `${BASE}/trial/release?oid=${trialOID}`, s.releaseAnswer, {
    refusals: [createRefusal('invalid request', 'none said', () => `${BASE}/trial/release`, /^query\.oid: is missing/)],
  }),
  holdTrial: createRow('writers', ({ trialOID }) => `${BASE}/trial/hold?oid=${trialOID}`, s.holdAnswer, {
    refusals: [createRefusal('invalid request', 'none said', () => `${BASE}/trial/hold`, /^query\.oid: is missing/)],
  }),
  deleteGroups: createRow(
    'writers',
    ({ chOID, gOID }) => `${BASE}/trial-groups/${chOID}?oids[]=${gOID}`,
    s.deletedAnswer,
    {
      refusals: [
        createRefusal(
          'not found',
          'a group of no challenge',
          ({ chOID }) => `${BASE}/trial-groups/${chOID}?oids[]=x`,
          /there is no group x/,
        ),
        createRefusal(
          'invalid request',
          'none said',
          ({ chOID }) => `${BASE}/trial-groups/${chOID}`,
          /^query\.oids: is missing/,
        ),
      ],
    },
  ),
  uploadTrials: createRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/trials/${chOID}`, body: { chOID, ...aFinal() } }),
    s.uploadAnswer,
    {
      refusals: [
        createRefusal(
          'invalid request',
          'a uid that does not parse',
          ({ chOID }) => ({
            path: `${BASE}/trials/${chOID}`,
            body: { chOID, trialsData: [{ ...aFinal().trialsData?.[0], uid: 'x' }] },
          }),
          /^\$\.trialsData\[0\]\.uid: /,
        ),
        createRefusal(
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
  logs: createRow('members', ({ chOID }) => `${BASE}/logs?chOID=${chOID}`, s.logsAnswer, {
    refusals: [
      createRefusal(
        'invalid request',
        'a page of none',
        ({ chOID }) => `${BASE}/logs?chOID=${chOID}&limit=0`,
        /^query\.limit: /,
      ),
    ],
  }),
  undo: createRow(
    'signed in',
    ({ prepared }) => ({ path: `${BASE}/undo`, body: { logOid: prepared.log ?? 'x' } }),
    s.undoAnswer,
    {
      prepare: deleteTrial,
      refusals: [
        createRefusal(
          'not found',
          'an act that is none',
          () => ({ path: `${BASE}/undo`, body: { logOid: 'x' } }),
          /^\$\.logOid: /,
        ),
      ],
    },
  ),
  askCode: createRow('writers', ({ chOID }) => `/api/ask-code?chOID=${chOID}&kind=judge`, s.askCodeAnswer, {
    refusals: [createKindRefusal(({ chOID }) => `/api/ask-code?chOID=${chOID}&`)],
  }),
  makeCode: createRow('writers', ({ chOID }) => `/api/code/${chOID}?kind=judge`, s.makeCodeAnswer, {
    refusals: [createKindRefusal(({ chOID }) => `/api/code/${chOID}?`)],
  }),
  checkCode: createRow('anyone', ({ prepared }) => `/api/check-code?code=${prepared.code}`, s.checkCodeAnswer, {
    prepare: makeCode,
    unknown: 'fine',
    refusals: [createRefusal('invalid request', 'none said', () => '/api/check-code', /^query\.code: is missing/)],
  }),
  validCode: createRow('anyone', ({ prepared }) => `/api/valid-code?code=${prepared.code}`, s.validCodeAnswer, {
    prepare: makeCode,
    unknown: 'fine',
    refusals: [createRefusal('invalid request', 'none said', () => '/api/valid-code', /^query\.code: is missing/)],
  }),
  codes: createRow('writers', ({ chOID }) => `/api/codes?chOID=${chOID}`, s.codesAnswer),
  revokeCode: createRow(
    'writers',
    ({ chOID, prepared }) => `/api/code?chOID=${chOID}&code=${prepared.code}`,
    s.revokeCodeAnswer,
    {
      prepare: makeCode,
      refusals: [
        createRefusal(
          'not found',
          'one that is none',
          ({ chOID }) => `/api/code?chOID=${chOID}&code=ABCD2345`,
          /^query\.code: /,
        ),
      ],
    },
  ),
  deleteResult: createRow(
    'writers',
    ({ chOID, trialOID }) => `/mgrapi/lemgr/challenge/${chOID}/trial/${trialOID}/result`,
    s.deletedAnswer,
    {
      refusals: [
        createRefusal(
          'not found',
          'a trial of no challenge',
          ({ chOID }) => `/mgrapi/lemgr/challenge/${chOID}/trial/x/result`,
          /there is no trial x/,
        ),
      ],
    },
  ),
  ffaCodes: createRow('members', ({ chOID }) => `/mgrapi/lemgr/challenge/${chOID}/ffacodes`, s.ffaCodesAnswer),
  secretariatPrices: createRow('members', ({ chOID }) => `${BASE}/prices/${chOID}`, s.secretariatPricesAnswer),
  writePrices: createRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/prices/${chOID}`, body: { prices: [] } }),
    s.secretariatPricesAnswer,
    {
      refusals: [
        createRefusal(
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
  hideAthlete: createRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/athlete-hidden/${chOID}`, body: { last: 'Petit', first: 'Noe', hidden: true } }),
    s.hideAthleteAnswer,
    {
      refusals: [
        createRefusal(
          'invalid request',
          'no name',
          ({ chOID }) => ({ path: `${BASE}/athlete-hidden/${chOID}`, body: { last: ' ', hidden: true } }),
          /^\$\.last: /,
        ),
      ],
    },
  ),
  athletes: createRow('members', ({ chOID }) => `${BASE}/athletes/${chOID}`, s.athletesAnswer),
  editAthlete: createRow(
    'writers',
    ({ chOID, trialOID }) => ({
      path: `${BASE}/athletes/${chOID}`,
      body: { rows: [{ trial: trialOID, row: 'bib:11' }], change: { clubName: 'AC Rennes' } },
    }),
    s.editAnswer,
    {
      refusals: [
        createRefusal(
          'invalid request',
          'that changes nothing',
          ({ chOID, trialOID }) => ({
            path: `${BASE}/athletes/${chOID}`,
            body: { rows: [{ trial: trialOID, row: 'bib:11' }] },
          }),
          /^\$\.change: /,
        ),
      ],
    },
  ),
  athleteLog: createRow(
    'members',
    ({ chOID, trialOID }) => `${BASE}/athlete-log/${chOID}?rows[]=${trialOID}~bib:11`,
    s.athleteLogAnswer,
  ),
  known: createRow('writers', ({ chOID }) => `${BASE}/known/${chOID}?q=martin`, s.suggestionAnswer, {
    refusals: [
      createRefusal('invalid request', 'two letters', ({ chOID }) => `${BASE}/known/${chOID}?q=ma`, /^query\.q: /),
    ],
  }),
  hiddenAthletes: createRow('writers', ({ chOID }) => `${BASE}/athlete-hidden/${chOID}`, s.hiddenAthletesAnswer),
} as const satisfies Record<string, CallRow>;

export { createRefusal, createRow, toRequest };
