import type { DeletedAnswer, MakeCodeAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { aChallengeBody, type RunningServer } from '../running-server.ts';
import { aFinal, FINAL } from '../uploads.ts';
import type { Allowed, Ask, CallRow, OwnRefusal, Place } from './place.ts';

const BASE = '/api/lesecretariat';

const row = (
  may: Allowed,
  ask: (at: Place) => Ask | string,
  answer: CallRow['answer'],
  more: Omit<CallRow, 'may' | 'ask' | 'answer'> = {},
): CallRow => ({ may, ask: (at) => asked(ask(at)), answer, ...more });

const asked = (ask: Ask | string): Ask => (typeof ask === 'string' ? { path: ask } : ask);

const no = (id: string, what: string, ask: (at: Place) => Ask | string, detail: RegExp): OwnRefusal => ({
  id,
  what,
  ask: (at) => asked(ask(at)),
  detail,
});

const makeCode = async (server: RunningServer, { chOID }: Place) => {
  const { body } = await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=judge`);
  return { code: body.code.code };
};

const deleteTrial = async (server: RunningServer, { trialOID }: Place) => {
  const { body } = await server.call<DeletedAnswer>('DELETE', `${BASE}/trial?oid=${trialOID}`);
  return { log: body.log };
};

const several = (call: string): OwnRefusal[] => [
  no('invalid request', 'nothing asked for', () => `${BASE}/${call}`, /^query\.oids: is missing/),
  no(
    'not found',
    'one of them unknown',
    ({ trialOID }) => `${BASE}/${call}?oids[]=${trialOID}&oids[]=x`,
    /there is no trial x/,
  ),
];
const reads = (call: string, answer: CallRow['answer']): CallRow =>
  row('members', ({ trialOID }) => `${BASE}/${call}?oids[]=${trialOID}`, answer, { refusals: several(call) });

const trial = (at: Place, body: unknown): Ask => ({ path: `${BASE}/trial/${at.trialOID}`, body });
const challenge = (at: Place, body: unknown): Ask => ({ path: `${BASE}/challenge/${at.chOID}`, body });
const kindless = (path: (at: Place) => string): OwnRefusal =>
  no('invalid request', 'no such kind', (at) => `${path(at)}kind=cook`, /^query\.kind: must be one of/);

/** Calls of section 7 that are made with a token, and what stands beside them. */
export const SECRETARIAT_ROWS = {
  myOrgs: row('signed in', () => `${BASE}/my-orgs?role=owner`, s.orgsAnswer, {
    refusals: [no('invalid request', 'no such role', () => `${BASE}/my-orgs?role=king`, /^query\.role: /)],
  }),
  myChallenges: row('signed in', () => `${BASE}/my-challenges`, s.myChallengesAnswer),
  createChallenge: row(
    'signed in',
    ({ orgOID }) => ({ path: `${BASE}/challenge`, body: aChallengeBody(orgOID) }),
    s.challengeAnswer,
    {
      unknown: 'forbidden',
      refusals: [
        no(
          'forbidden',
          'for others',
          () => ({ path: `${BASE}/challenge`, body: aChallengeBody('nobody') }),
          /owner or a secretary/,
        ),
        no(
          'invalid request',
          'a region that is none',
          ({ orgOID }) => ({ path: `${BASE}/challenge`, body: { ...aChallengeBody(orgOID), region: 'Atlantide' } }),
          /^\$\.region: /,
        ),
        no(
          'invalid request',
          'a flag that contradicts its kind',
          ({ orgOID }) => ({ path: `${BASE}/challenge`, body: { ...aChallengeBody(orgOID), flag: 4 } }),
          /^\$\.flag: /,
        ),
      ],
    },
  ),
  deleteChallenge: row(
    'writers',
    ({ chOID }) => `${BASE}/challenge?chOID=${chOID}`,
    z.object({ oid: s.oid, log: s.oid }),
    { refusals: [no('invalid request', 'none said', () => `${BASE}/challenge`, /^query\.chOID: is missing/)] },
  ),
  editChallenge: row('writers', (at) => challenge(at, { name: 'Autrement' }), s.challengeAnswer, {
    refusals: [
      no(
        'conflict',
        'a revision that is stale',
        (at) => challenge(at, { revision: 999 }),
        /^\$\.revision: 999 is stale/,
      ),
      no('conflict', 'another kind once there are results', (at) => challenge(at, { kind: 'road' }), /^\$\.kind: /),
      no('forbidden', 'given to others', (at) => challenge(at, { org: { oid: 'nobody' } }), /owner or a secretary/),
      no('invalid request', 'a day that is none', (at) => challenge(at, { date: 'never' }), /^\$\.date: /),
    ],
  }),
  editTrial: row('writers', (at) => trial(at, { name: 'Finale' }), s.trial, {
    refusals: [
      no('invalid transition', 'a state that does not follow', (at) => trial(at, { status: 25 }), /./),
      no('conflict', 'a revision that is stale', (at) => trial(at, { revision: 999 }), /revision/),
      no('invalid request', 'a state that is none', (at) => trial(at, { status: 7 }), /^\$\.status: /),
    ],
  }),
  deleteTrials: row('writers', ({ trialOID }) => `${BASE}/trial?oid=${trialOID}`, s.deletedAnswer, {
    refusals: several('trial'),
  }),
  releaseTrial: row('writers', ({ trialOID }) => `${BASE}/trial/release?oid=${trialOID}`, s.releaseAnswer, {
    refusals: [no('invalid request', 'none said', () => `${BASE}/trial/release`, /^query\.oid: is missing/)],
  }),
  holdTrial: row('writers', ({ trialOID }) => `${BASE}/trial/hold?oid=${trialOID}`, s.holdAnswer, {
    refusals: [no('invalid request', 'none said', () => `${BASE}/trial/hold`, /^query\.oid: is missing/)],
  }),
  deleteGroups: row('writers', ({ chOID, gOID }) => `${BASE}/trial-groups/${chOID}?oids[]=${gOID}`, s.deletedAnswer, {
    refusals: [
      no(
        'not found',
        'a group of no challenge',
        ({ chOID }) => `${BASE}/trial-groups/${chOID}?oids[]=x`,
        /there is no group x/,
      ),
      no('invalid request', 'none said', ({ chOID }) => `${BASE}/trial-groups/${chOID}`, /^query\.oids: is missing/),
    ],
  }),
  uploadTrials: row(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/trials/${chOID}`, body: { chOID, ...aFinal() } }),
    s.uploadAnswer,
    {
      refusals: [
        no(
          'invalid request',
          'a uid that does not parse',
          ({ chOID }) => ({
            path: `${BASE}/trials/${chOID}`,
            body: { chOID, trialsData: [{ ...aFinal().trialsData?.[0], uid: 'x' }] },
          }),
          /^\$\.trialsData\[0\]\.uid: /,
        ),
        no(
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
  secretariatStarts: reads('starts', s.secretariatStarts),
  secretariatResults: reads('results', s.secretariatResults),
  raws: reads('raws', s.rawsAnswer),
  chronos: reads('chronos', s.chronosAnswer),
  alls: reads('alls', s.allsAnswer),
  logs: row('members', ({ chOID }) => `${BASE}/logs?chOID=${chOID}`, s.logsAnswer, {
    refusals: [
      no('invalid request', 'a page of none', ({ chOID }) => `${BASE}/logs?chOID=${chOID}&limit=0`, /^query\.limit: /),
    ],
  }),
  undo: row('signed in', ({ made }) => ({ path: `${BASE}/undo`, body: { logOid: made.log ?? 'x' } }), s.undoAnswer, {
    ready: deleteTrial,
    refusals: [
      no('not found', 'an act that is none', () => ({ path: `${BASE}/undo`, body: { logOid: 'x' } }), /^\$\.logOid: /),
    ],
  }),
  askCode: row('writers', ({ chOID }) => `/api/ask-code?chOID=${chOID}&kind=judge`, s.askCodeAnswer, {
    refusals: [kindless(({ chOID }) => `/api/ask-code?chOID=${chOID}&`)],
  }),
  makeCode: row('writers', ({ chOID }) => `/api/code/${chOID}?kind=judge`, s.makeCodeAnswer, {
    refusals: [kindless(({ chOID }) => `/api/code/${chOID}?`)],
  }),
  checkCode: row('anyone', ({ made }) => `/api/check-code?code=${made.code}`, s.checkCodeAnswer, {
    ready: makeCode,
    unknown: 'fine',
    refusals: [no('invalid request', 'none said', () => '/api/check-code', /^query\.code: is missing/)],
  }),
  validCode: row('anyone', ({ made }) => `/api/valid-code?code=${made.code}`, s.validCodeAnswer, {
    ready: makeCode,
    unknown: 'fine',
    refusals: [no('invalid request', 'none said', () => '/api/valid-code', /^query\.code: is missing/)],
  }),
  codes: row('writers', ({ chOID }) => `/api/codes?chOID=${chOID}`, s.codesAnswer),
  revokeCode: row('writers', ({ chOID, made }) => `/api/code?chOID=${chOID}&code=${made.code}`, s.revokeCodeAnswer, {
    ready: makeCode,
    refusals: [
      no('not found', 'one that is none', ({ chOID }) => `/api/code?chOID=${chOID}&code=ABCD2345`, /^query\.code: /),
    ],
  }),
  deleteResult: row(
    'writers',
    ({ chOID, trialOID }) => `/mgrapi/lemgr/challenge/${chOID}/trial/${trialOID}/result`,
    s.deletedAnswer,
    {
      refusals: [
        no(
          'not found',
          'a trial of no challenge',
          ({ chOID }) => `/mgrapi/lemgr/challenge/${chOID}/trial/x/result`,
          /there is no trial x/,
        ),
      ],
    },
  ),
  ffaCodes: row('members', ({ chOID }) => `/mgrapi/lemgr/challenge/${chOID}/ffacodes`, s.ffaCodesAnswer),
  secretariatPrices: row('members', ({ chOID }) => `${BASE}/prices/${chOID}`, s.secretariatPricesAnswer),
  writePrices: row(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/prices/${chOID}`, body: { prices: [] } }),
    s.secretariatPricesAnswer,
    {
      refusals: [
        no(
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
  hideAthlete: row(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/athlete-hidden/${chOID}`, body: { last: 'Petit', first: 'Noe', hidden: true } }),
    s.hideAthleteAnswer,
    {
      refusals: [
        no(
          'invalid request',
          'no name',
          ({ chOID }) => ({ path: `${BASE}/athlete-hidden/${chOID}`, body: { last: ' ', hidden: true } }),
          /^\$\.last: /,
        ),
      ],
    },
  ),
  athletes: row('members', ({ chOID }) => `${BASE}/athletes/${chOID}`, s.athletesAnswer),
  editAthlete: row(
    'writers',
    ({ chOID, trialOID }) => ({
      path: `${BASE}/athletes/${chOID}`,
      body: { rows: [{ trial: trialOID, row: 'bib:11' }], change: { clubName: 'AC Rennes' } },
    }),
    s.editAnswer,
    {
      refusals: [
        no(
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
  athleteLog: row(
    'members',
    ({ chOID, trialOID }) => `${BASE}/athlete-log/${chOID}?rows[]=${trialOID}~bib:11`,
    s.athleteLogAnswer,
  ),
  known: row('writers', ({ chOID }) => `${BASE}/known/${chOID}?q=martin`, s.suggestionAnswer, {
    refusals: [no('invalid request', 'two letters', ({ chOID }) => `${BASE}/known/${chOID}?q=ma`, /^query\.q: /)],
  }),
  hiddenAthletes: row('writers', ({ chOID }) => `${BASE}/athlete-hidden/${chOID}`, s.hiddenAthletesAnswer),
} as const satisfies Record<string, CallRow>;

export { asked, no, row };
