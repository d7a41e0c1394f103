import * as s from 'shared-domain/contract/schemas';
import { aJpeg } from '../a-jpeg.ts';
import type { RunningServer } from '../running-server.ts';
import { BASE, buildInputRequest, buildTrialRequest, createCode } from './call-requests.ts';
import type { CallRequest, CallRow, CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

const ID = '0197a000-0000-7000-8000-000000000001';
const sendFacts = (target: CallTarget, facts: readonly unknown[]): CallRequest => ({
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
const prepareReadings = async (server: RunningServer, target: CallTarget) => {
  const prepared = await createCode('chrono')(server, target);
  const { path, body, headers = {} } = sendFacts({ ...target, prepared }, [buildReadingFact(target)]);
  await server.call('POST', path, { body, headers, token: '' });
  return {};
};
const prepareDevice = async (server: RunningServer, target: CallTarget) => {
  const prepared = await createCode('judge')(server, target);
  const { path, headers = {} } = buildInputRequest({ ...target, prepared }, '/device');
  await server.call('PUT', path, { body: { device: 'tablet', unsent: 0 }, headers, token: '' });
  return { device: 'tablet' };
};
const buildDeviceRequest = ({ chOID, prepared }: CallTarget): CallRequest => ({
  path: `${BASE}/devices/${chOID}?device=${prepared.device}`,
});
const DEVICE_REFUSALS = [
  refuse('not found', 'one that is none', ({ chOID }) => `${BASE}/devices/${chOID}?device=nobody`, /^query\.device: /),
  refuse('invalid request', 'none said', ({ chOID }) => `${BASE}/devices/${chOID}`, /^query\.device: /),
];
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
  const photo = buildPhotoRequest({ ...target, prepared });
  if (isStored) await fetch(server.url + photo.path, { method: 'PUT', headers: { ...photo.headers }, body: aJpeg() });
  return prepared;
};
const buildPhotoRequest = (target: CallTarget): CallRequest => {
  const { path, headers } = buildInputRequest(target, `/report/${ID}/photo?device=tablet`);
  return { path, headers: { ...headers, 'content-type': 'image/jpeg' } };
};

/** Calls of officials with an access code, and of the secretariat about what they said and the devices that they said it on. */
export const DEVICE_ROWS = {
  device: makeRow('official', (target) => buildInputRequest(target, '?since=0'), s.deviceAnswer, {
    prepare: createCode('judge'),
    unknown: 'unauthorized',
    refusals: [
      refuse(
        'invalid request',
        'a place in the log that is none',
        (target) => buildInputRequest(target, '?since=x'),
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
    (target) => ({ ...buildInputRequest(target, '/hold'), body: { trialOID: target.trialOID, device: 'tablet' } }),
    s.deviceHoldAnswer,
    {
      prepare: createCode('judge'),
      unknown: 'unauthorized',
      refusals: [
        refuse(
          'invalid request',
          'no device',
          (target) => ({ ...buildInputRequest(target, '/hold'), body: { trialOID: target.trialOID } }),
          /^\$\.device: /,
        ),
      ],
    },
  ),
  deviceBeat: makeRow(
    'official',
    (target) => ({
      ...buildInputRequest(target, '/device'),
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
            ...buildInputRequest(target, '/device'),
            method: 'PUT',
            body: { device: 'tablet', unsent: 0, battery: 2 },
          }),
          /^\$\.battery: /,
        ),
      ],
    },
  ),
  speaker: makeRow('official', (target) => buildInputRequest(target, '/speaker?device=stand'), s.speakerAnswer, {
    prepare: createCode('vboard'),
    unknown: 'unauthorized',
    refusals: [
      refuse('invalid request', 'no device', (target) => buildInputRequest(target, '/speaker'), /^query\.device: /),
    ],
  }),
  seeNotices: makeRow(
    'official',
    (target) => ({
      ...buildInputRequest(target, '/speaker'),
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
          (target) => ({
            ...buildInputRequest(target, '/speaker'),
            method: 'PUT',
            body: { device: 'stand', notices: [] },
          }),
          /^\$\.notices: /,
        ),
      ],
    },
  ),
  devices: makeRow('members', ({ chOID }) => ({ path: `${BASE}/devices/${chOID}` }), s.devicesAnswer),
  closeDevice: makeRow('writers', buildDeviceRequest, s.deviceStateAnswer, {
    prepare: prepareDevice,
    refusals: DEVICE_REFUSALS,
  }),
  reopenDevice: makeRow('writers', buildDeviceRequest, s.deviceStateAnswer, {
    prepare: prepareDevice,
    refusals: DEVICE_REFUSALS,
  }),
  consoleState: makeRow('members', ({ chOID }) => `${BASE}/console/${chOID}?by=judge`, s.deviceAnswer, {
    refusals: [
      refuse('invalid request', 'a code of no kind', ({ chOID }) => `${BASE}/console/${chOID}?by=cook`, /^query\.by: /),
    ],
  }),
  refusedFacts: makeRow('members', ({ chOID }) => ({ path: `${BASE}/refused-facts/${chOID}` }), s.refusedFactsAnswer),
  putReportPhoto: makeRow(
    'official',
    (target) => ({
      ...buildPhotoRequest(target),
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
            ...buildPhotoRequest(target),
            text: 'GIF89a, or so it says',
          }),
          /^\$: .*JPEG/,
        ),
      ],
    },
  ),
  reportPhoto: makeRow('official', (target) => buildInputRequest(target, `/report/${ID}/photo`), 'file', {
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
    (target) => buildTrialRequest(target, 'side', { facts: [ID], take: false, reason: 'not hers' }),
    s.liveInputAnswer,
    {
      prepare: prepareReadings,
      refusals: [
        refuse(
          'invalid request',
          'no fact',
          (target) => buildTrialRequest(target, 'side', { facts: [], take: true }),
          /^\$\.facts: /,
        ),
      ],
    },
  ),
  acceptTimes: makeRow(
    'writers',
    (target) => buildTrialRequest(target, 'accept', { from: 'raws', reason: 'photo' }),
    s.editAnswer,
    {
      prepare: prepareReadings,
      refusals: [
        refuse(
          'invalid request',
          'of nothing',
          (target) => buildTrialRequest(target, 'accept', { from: 'air' }),
          /^\$\.from: /,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
