import type { MakeCodeAnswer, ProtestAnswer, RemarkAnswer, ScreenPicturesAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { aJpeg } from '../a-jpeg.ts';
import { aPng } from '../a-png.ts';
import type { RunningServer } from '../running-server.ts';
import type { CallRequest, CallRow, CallTarget } from './call-target.ts';
import { makeRow, refuse } from './secretariat-rows.ts';

const BASE = '/api/lesecretariat';
const ID = '0197a000-0000-7000-8000-000000000001';

const askTrial = ({ trialOID }: CallTarget, call: string, body: unknown): CallRequest => ({
  path: `${BASE}/trial/${trialOID}/${call}`,
  body,
});
const askGroup = ({ gOID }: CallTarget, call: string, body: unknown): CallRequest => ({
  path: `${BASE}/${call}/${gOID}`,
  body,
});
const askInput = ({ chOID, prepared }: CallTarget, query = ''): CallRequest => ({
  path: `/api/live-input/${chOID}${query}`,
  headers: { 'x-access-code': prepared.code ?? '' },
});
const askBoard = (code = '', layout = '', query = ''): CallRequest => ({
  path: `/officiel/ecran/${layout}?format=json${query}`,
  headers: { 'x-access-code': code },
});
const sendFacts = (target: CallTarget, facts: readonly unknown[]): CallRequest => ({
  ...askInput(target),
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
  const { path, body, headers = {} } = sendFacts({ ...target, prepared }, [buildReadingFact(target)]);
  await server.call('POST', path, { body, headers, token: '' });
  return {};
};
const prepareDevice = async (server: RunningServer, target: CallTarget) => {
  const prepared = await createCode('judge')(server, target);
  const { path, headers = {} } = askInput({ ...target, prepared }, '/device');
  await server.call('PUT', path, { body: { device: 'tablet', unsent: 0 }, headers, token: '' });
  return { device: 'tablet' };
};
const askDevice = ({ chOID, prepared }: CallTarget): CallRequest => ({
  path: `${BASE}/devices/${chOID}?device=${prepared.device}`,
});
const DEVICE_REFUSALS = [
  refuse('not found', 'one that is none', ({ chOID }) => `${BASE}/devices/${chOID}?device=nobody`, /^query\.device: /),
  refuse('invalid request', 'none said', ({ chOID }) => `${BASE}/devices/${chOID}`, /^query\.device: /),
];
const prepareEntries = async (server: RunningServer, { chOID }: CallTarget) => {
  const rows = Array.from({ length: 9 }, (_, n) => ({ bib: `${n + 1}`, last: `NOM${n}`, category: 55 }));
  await server.upload(chOID, { startlists: { '000100-0-55': rows } });
  return {};
};
const prepareRemark = async (server: RunningServer, target: CallTarget) => {
  const { path, body } = askTrial(target, 'remark', { text: 'Couloir mordu' });
  return { remark: (await server.call<RemarkAnswer>('POST', path, { body })).body.remark.oid };
};

/** A judge’s code, and a report with a photo, which is there where `isStored`. */
const preparePhoto = (isStored: boolean) => async (server: RunningServer, target: CallTarget) => {
  const prepared = await createCode('judge')(server, target);
  const {
    path,
    body,
    headers = {},
  } = sendFacts({ ...target, prepared }, [
    {
      id: ID,
      at: '2026-06-13T14:00:00Z',
      trialOID: target.trialOID,
      kind: 'report',
      what: 'line',
      bib: '11',
      photo: 'f'.repeat(16),
    },
  ]);
  await server.call('POST', path, { body, headers, token: '' });
  const photo = askPhoto({ ...target, prepared });
  if (isStored) await fetch(server.url + photo.path, { method: 'PUT', headers: { ...photo.headers }, body: aJpeg() });
  return prepared;
};
const askPhoto = (target: CallTarget): CallRequest => {
  const { path, headers } = askInput(target, `/report/${ID}/photo?device=tablet`);
  return { path, headers: { ...headers, 'content-type': 'image/jpeg' } };
};
const askPictures = ({ chOID }: CallTarget): CallRequest => ({
  path: `${BASE}/screen-pictures/${chOID}?name=Mairie`,
  headers: { 'content-type': 'image/png' },
});
const preparePicture = async (server: RunningServer, target: CallTarget) => {
  const { path } = askPictures(target);
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'x-access-token': server.token, 'content-type': 'image/png' },
    body: aPng(),
  });
  const { pictures } = (await answer.json()) as ScreenPicturesAnswer;
  return { picture: pictures.at(-1)?.id ?? '' };
};
const PROTEST = { by: 'AC Rennes', text: 'Couloir mordu' };
const prepareProtest = async (server: RunningServer, target: CallTarget) => {
  const { path, body } = askTrial(target, 'protest', PROTEST);
  return { protest: (await server.call<ProtestAnswer>('POST', path, { body })).body.protest?.oid ?? '' };
};

/** Calls for manual entry, seeding, and input of officials with an access code. */
export const ENTRY_ROWS = {
  secretariatTrials: makeRow('members', ({ chOID }) => `${BASE}/trials/${chOID}`, s.secretariatTrials),
  ownTeams: makeRow('members', ({ chOID }) => `${BASE}/teams/${chOID}`, s.teamsAnswer),
  ownTeam: makeRow('members', ({ chOID, teamId }) => `${BASE}/teams/${chOID}/${teamId}`, s.teamAnswer, {
    refusals: [refuse('not found', 'a team that is none', ({ chOID }) => `${BASE}/teams/${chOID}/nobody`, /nobody/)],
  }),
  trialSheet: makeRow('members', ({ trialOID }) => `${BASE}/trial/${trialOID}/sheet`, s.sheetAnswer),
  editRow: makeRow('writers', (target) => askTrial(target, 'row', { row: 'bib:11', mark: '1047' }), s.editAnswer, {
    refusals: [
      refuse(
        'invalid request',
        'a mark said twice',
        (target) => askTrial(target, 'row', { row: 'bib:11', mark: '1', prf: { v: 1 } }),
        /^\$\.mark: /,
      ),
      refuse('invalid request', 'no row', (target) => askTrial(target, 'row', { mark: '1' }), /^\$\.row: /),
      refuse(
        'conflict',
        'a revision that is stale',
        (target) => askTrial(target, 'row', { row: 'bib:11', mark: '1047', revision: 999 }),
        /revision/,
      ),
    ],
  }),
  addRemark: makeRow('writers', (target) => askTrial(target, 'remark', { text: 'Couloir mordu' }), s.remarkAnswer, {
    refusals: [
      refuse('invalid request', 'that says nothing', (target) => askTrial(target, 'remark', {}), /^\$\.text: /),
    ],
  }),
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
  lodgeProtest: makeRow('writers', (target) => askTrial(target, 'protest', PROTEST), s.protestAnswer, {
    refusals: [
      refuse(
        'invalid request',
        'that says nothing',
        (target) => askTrial(target, 'protest', { by: 'x' }),
        /^\$\.text: /,
      ),
      refuse(
        'not found',
        'about nobody',
        (target) => askTrial(target, 'protest', { ...PROTEST, row: 'bib:9' }),
        /^\$\.row: /,
      ),
    ],
  }),
  editProtest: makeRow(
    'writers',
    (target) =>
      askTrial(target, 'protest', {
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
          (target) => askTrial(target, 'protest', { op: 'delete', protest: 'x' }),
          /x/,
        ),
        refuse(
          'conflict',
          'an appeal before the answer',
          (target) => askTrial(target, 'protest', { op: 'appeal', protest: target.prepared.protest }),
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
    (target) => askGroup(target, 'seed', { round: 'h', lanes: 8, seed: 'a', preview: true }),
    s.seedAnswer,
    {
      prepare: prepareEntries,
      refusals: [
        refuse('invalid request', 'no round', (target) => askGroup(target, 'seed', { round: 'z' }), /^\$\.round: /),
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
    (target) => askGroup(target, 'qualification', { round: 'f' }),
    s.qualificationAnswer,
    {
      refusals: [
        refuse('invalid request', 'no round', (target) => askGroup(target, 'qualification', {}), /^\$\.round: /),
      ],
    },
  ),
  device: makeRow('official', (target) => askInput(target, '?since=0'), s.deviceAnswer, {
    prepare: createCode('judge'),
    unknown: 'unauthorized',
    refusals: [
      refuse(
        'invalid request',
        'a place in the log that is none',
        (target) => askInput(target, '?since=x'),
        /^query\.since: /,
      ),
    ],
  }),
  liveInput: makeRow('official', (target) => sendFacts(target, [buildStatusFact(target)]), s.liveInputAnswer, {
    prepare: createCode('judge'),
    unknown: 'unauthorized',
    refusals: [refuse('invalid request', 'nothing', (target) => sendFacts(target, []), /^\$\.facts: /)],
  }),
  deviceHold: makeRow(
    'official',
    (target) => ({ ...askInput(target, '/hold'), body: { trialOID: target.trialOID, device: 'tablet' } }),
    s.deviceHoldAnswer,
    {
      prepare: createCode('judge'),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'invalid request',
          'no device',
          (target) => ({ ...askInput(target, '/hold'), body: { trialOID: target.trialOID } }),
          /^\$\.device: /,
        ),
      ],
    },
  ),
  deviceBeat: makeRow(
    'official',
    (target) => ({
      ...askInput(target, '/device'),
      method: 'PUT',
      body: { device: 'tablet', unsent: 3, battery: 0.5 },
    }),
    s.deviceBeatAnswer,
    {
      prepare: createCode('judge'),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'invalid request',
          'a battery that is more than full',
          (target) => ({
            ...askInput(target, '/device'),
            method: 'PUT',
            body: { device: 'tablet', unsent: 0, battery: 2 },
          }),
          /^\$\.battery: /,
        ),
      ],
    },
  ),
  speaker: makeRow('official', (target) => askInput(target, '/speaker?device=stand'), s.speakerAnswer, {
    prepare: createCode('vboard'),
    unknown: 'unauthorized',
    refusals: [refuse('invalid request', 'no device', (target) => askInput(target, '/speaker'), /^query\.device: /)],
  }),
  board: makeRow(
    'official',
    ({ trialOID, prepared }) => askBoard(prepared.code, 'resultat', `&t=${trialOID}`),
    s.boardAnswer,
    {
      prepare: createCode('vboard'),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'not found',
          'a layout that is none',
          ({ prepared }) => askBoard(prepared.code, 'nothing'),
          /^params\.layout: /,
        ),
        refuse(
          'not found',
          'a trial of another competition',
          ({ prepared }) => askBoard(prepared.code, 'mix', '&t=nobody'),
          /^query\.t: /,
        ),
      ],
    },
  ),
  seeNotices: makeRow(
    'official',
    (target) => ({
      ...askInput(target, '/speaker'),
      method: 'PUT',
      body: { device: 'stand', notices: ['0123456789abcdef'] },
    }),
    s.seenNoticesAnswer,
    {
      prepare: createCode('vboard'),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'invalid request',
          'nothing seen',
          (target) => ({ ...askInput(target, '/speaker'), method: 'PUT', body: { device: 'stand', notices: [] } }),
          /^\$\.notices: /,
        ),
      ],
    },
  ),
  tellScreens: makeRow(
    'official',
    (target) => ({
      ...askInput(target, '/screens?device=stand'),
      method: 'PUT',
      body: { act: 'show', layout: 'mix', seconds: 30 },
    }),
    s.screensAnswer,
    {
      prepare: createCode('vboard'),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'invalid request',
          'a picture without a layout',
          (target) => ({ ...askInput(target, '/screens?device=stand'), method: 'PUT', body: { act: 'show' } }),
          /^\$\.layout/,
        ),
      ],
    },
  ),
  devices: makeRow('members', ({ chOID }) => ({ path: `${BASE}/devices/${chOID}` }), s.devicesAnswer),
  closeDevice: makeRow('writers', askDevice, s.deviceStateAnswer, {
    prepare: prepareDevice,
    refusals: DEVICE_REFUSALS,
  }),
  reopenDevice: makeRow('writers', askDevice, s.deviceStateAnswer, {
    prepare: prepareDevice,
    refusals: DEVICE_REFUSALS,
  }),
  screens: makeRow('members', ({ chOID }) => ({ path: `${BASE}/screens/${chOID}` }), s.screensAnswer),
  putScreens: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/screens/${chOID}`, method: 'PUT', body: { act: 'freeze' } }),
    s.screensAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'a message without words',
          ({ chOID }) => ({ path: `${BASE}/screens/${chOID}`, method: 'PUT', body: { act: 'message' } }),
          /^\$\.text/,
        ),
        refuse(
          'not found',
          'a screen that is none',
          ({ chOID }) => ({
            path: `${BASE}/screens/${chOID}`,
            method: 'PUT',
            body: { act: 'black', screens: ['nobody'] },
          }),
          /nobody/,
        ),
      ],
    },
  ),
  screenPictures: makeRow(
    'members',
    ({ chOID }) => ({ path: `${BASE}/screen-pictures/${chOID}` }),
    s.screenPicturesAnswer,
  ),
  addScreenPicture: makeRow('writers', (target) => ({ ...askPictures(target), text: aPng() }), s.screenPicturesAnswer, {
    refusals: [
      refuse(
        'invalid request',
        'a picture that is none',
        (target) => ({ ...askPictures(target), text: 'GIF89a, or so it says' }),
        /^\$: .*PNG/,
      ),
      refuse(
        'invalid request',
        'a drawing that runs something',
        (target) => ({ ...askPictures(target), text: '<svg viewBox="0 0 1 1"><script>1</script></svg>' }),
        /^\$\.svg: .*script/,
      ),
    ],
  }),
  arrangeScreenPictures: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/screen-pictures/${chOID}`, method: 'PUT', body: { pictures: [] } }),
    s.screenPicturesAnswer,
    {
      refusals: [
        refuse(
          'conflict',
          'a picture that is none',
          ({ chOID }) => ({
            path: `${BASE}/screen-pictures/${chOID}`,
            method: 'PUT',
            body: { pictures: [{ id: 'nothing', name: 'Mairie' }] },
          }),
          /^\$\.pictures/,
        ),
      ],
    },
  ),
  removeScreenPicture: makeRow(
    'writers',
    ({ chOID, prepared }) => ({ path: `${BASE}/screen-pictures/${chOID}?id=${prepared.picture}`, method: 'DELETE' }),
    s.screenPicturesAnswer,
    {
      prepare: preparePicture,
      refusals: [
        refuse(
          'not found',
          'a picture that is none',
          ({ chOID }) => ({ path: `${BASE}/screen-pictures/${chOID}?id=nothing`, method: 'DELETE' }),
          /^query\.id/,
        ),
      ],
    },
  ),
  screenPicture: makeRow(
    'anyone',
    ({ chOID, prepared }) => `/api/screen-picture/${chOID}/${prepared.picture}`,
    'file',
    {
      prepare: preparePicture,
      refusals: [
        refuse('not found', 'a picture that is none', ({ chOID }) => `/api/screen-picture/${chOID}/nothing`, /no such/),
      ],
    },
  ),
  consoleState: makeRow('members', ({ chOID }) => `${BASE}/console/${chOID}?by=judge`, s.deviceAnswer, {
    refusals: [
      refuse('invalid request', 'a code of no kind', ({ chOID }) => `${BASE}/console/${chOID}?by=cook`, /^query\.by: /),
    ],
  }),
  refusedFacts: makeRow('members', ({ chOID }) => ({ path: `${BASE}/refused-facts/${chOID}` }), s.refusedFactsAnswer),
  putReportPhoto: makeRow(
    'official',
    (target) => ({
      ...askPhoto(target),
      text: aJpeg(),
    }),
    s.reportPhotoAnswer,
    {
      prepare: preparePhoto(false),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'invalid request',
          'a picture that is none',
          (target) => ({
            ...askPhoto(target),
            text: 'GIF89a, or so it says',
          }),
          /^\$: .*JPEG/,
        ),
      ],
    },
  ),
  reportPhoto: makeRow('official', (target) => askInput(target, `/report/${ID}/photo`), 'file', {
    prepare: preparePhoto(true),
    unknown: 'unauthorized',
  }),
  filedPhoto: makeRow('members', ({ chOID }) => ({ path: `${BASE}/reports/${chOID}/photo/${ID}` }), 'file', {
    prepare: preparePhoto(true),
  }),
  reports: makeRow('members', ({ chOID }) => ({ path: `${BASE}/reports/${chOID}` }), s.reportsAnswer),
  liveLog: makeRow(
    'writers',
    ({ chOID, trialOID }) => ({
      method: 'POST',
      path: `${BASE}/live-log/${chOID}`,
      body: { device: 'tablet', by: 'judge', facts: [{ id: ID, kind: 'close', at: '2026-06-13T14:00:00Z', trialOID }] },
    }),
    s.liveInputAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'of no kind of code',
          ({ chOID }) => ({
            method: 'POST',
            path: `${BASE}/live-log/${chOID}`,
            body: { device: 'tablet', by: 'cook', facts: [{ id: ID }] },
          }),
          /^\$\.by: /,
        ),
      ],
    },
  ),
  takeAside: makeRow(
    'writers',
    (target) => askTrial(target, 'side', { facts: [ID], take: false, reason: 'not hers' }),
    s.liveInputAnswer,
    {
      prepare: prepareReadings,
      refusals: [
        refuse(
          'invalid request',
          'no fact',
          (target) => askTrial(target, 'side', { facts: [], take: true }),
          /^\$\.facts: /,
        ),
      ],
    },
  ),
  acceptTimes: makeRow(
    'writers',
    (target) => askTrial(target, 'accept', { from: 'raws', reason: 'photo' }),
    s.editAnswer,
    {
      prepare: prepareReadings,
      refusals: [
        refuse('invalid request', 'of nothing', (target) => askTrial(target, 'accept', { from: 'air' }), /^\$\.from: /),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
