import type { RatificationAnswer } from 'shared-domain/contract';
import * as s from 'shared-domain/contract/schemas';
import { replaceRecordList } from '../../src/store/accounts/record-lists.ts';
import { aPng } from '../a-png.ts';
import type { RunningServer } from '../running-server.ts';
import { FINAL } from '../uploads.ts';
import { BASE } from './call-requests.ts';
import type { CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';
import { HOLD, SITE } from './site-rows.ts';

const LIST = 'kind;event;mark;holder\nMR;000100-0-55;10.50;A. Dupont';

/** A record that the winner of the final beats. */
const giveRecord = async (server: RunningServer, { chOID }: CallTarget) => {
  const record = { kind: 'MR', event: '000100-0-55', v: 10_500, holder: 'A. Dupont' };
  await server.call('PUT', `${BASE}/records/${chOID}`, { body: { records: [record] } });
  return {};
};

const BROKEN = { row: 'bib:11', key: 'MR||000100-0-55|' };
const edit = ({ chOID, trialOID }: CallTarget, change: object) => ({
  path: `${BASE}/broken-records/${chOID}`,
  body: { trial: trialOID, ...BROKEN, v: 10_480, ...change },
});
const file = ({ chOID, trialOID }: CallTarget, more: Readonly<Record<string, string>> = {}) =>
  `${BASE}/ratification/${chOID}?${new URLSearchParams({ trial: trialOID, ...BROKEN, ...more })}`;

const item = ({ trialOID }: CallTarget, more: Readonly<Record<string, string>> = {}) => ({
  ...{ trial: trialOID, ...BROKEN, item: 'referee' },
  ...more,
});
const picture = (target: CallTarget, more?: Readonly<Record<string, string>>) => ({
  path: `${BASE}/evidence-pictures/${target.chOID}?${new URLSearchParams({ ...item(target), name: 'feuille', ...more })}`,
});

/** The same with a picture of the referee’s sheet. */
const attachPicture = async (server: RunningServer, target: CallTarget) => {
  await giveRecord(server, target);
  const answer = await fetch(server.url + picture(target).path, {
    method: 'POST',
    headers: { 'x-access-token': server.token },
    body: aPng(),
  });
  const { items } = (await answer.json()) as RatificationAnswer;
  return { picture: items.flatMap(({ files = [] }) => files)[0]?.id ?? '' };
};

/** A stadium that holds the challenge, whose evidence names a picture that has not come. */
const awaitPicture = async (server: RunningServer, target: CallTarget) => {
  const site = `${BASE}/site/${target.chOID}`;
  await server.call('PUT', site, { body: HOLD, headers: SITE });
  const files = [{ id: 'p1', name: 'arrivee' }];
  const finish = { what: 'finishPicture', signer: 'desk', files, at: '2026-06-13T14:00:00Z' };
  const papers = { evidence: { [FINAL]: [finish] } };
  await server.call('PUT', site, { body: { act: 'beat', pending: 0, refused: 0, hidden: [], papers }, headers: SITE });
  return {};
};

const getLists = ({ orgOID }: CallTarget) => `${BASE}/organisation/${orgOID}/record-lists`;

/** A list of the organisation that no competition has taken. */
const giveList = async ({ ctx }: RunningServer, { orgOID }: CallTarget) => {
  const list = { organisation: orgOID, name: 'liste', imported: ctx.clock().toISOString(), body: '[]' };
  await replaceRecordList(ctx.store.db, list);
  return {};
};

/** Calls about records beside the list that an organiser writes. */
export const RECORD_ROWS = {
  readRecordList: makeRow('members', ({ chOID }) => `${BASE}/record-list/${chOID}`, 'text', {
    refusals: [
      refuse(
        'invalid request',
        'a format that is none',
        ({ chOID }) => `${BASE}/record-list/${chOID}?format=x`,
        /^query\.format: /,
      ),
    ],
  }),
  writeRecordList: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/record-list/${chOID}?dryRun=1`, text: LIST }),
    s.recordListAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'a mark that is none',
          ({ chOID }) => ({ path: `${BASE}/record-list/${chOID}`, text: LIST.replace('10.50', 'vite') }),
          /^line 2, column 3 \(mark\): /,
        ),
      ],
    },
  ),
  recordLists: makeRow('members', (target) => getLists(target), s.recordListsAnswer),
  importOrganisationRecords: makeRow(
    'writers',
    (target) => ({ path: `${getLists(target)}?dryRun=1`, text: LIST }),
    s.organisationListAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'a mark that is none',
          (target) => ({ path: getLists(target), text: LIST.replace('10.50', 'vite') }),
          /^line 2, column 3 \(mark\): /,
        ),
      ],
    },
  ),
  exportOrganisationRecords: makeRow(
    'members',
    ({ orgOID }) => `${BASE}/organisation/${orgOID}/record-list?name=liste`,
    'text',
    {
      prepare: giveList,
      refusals: [
        refuse('not found', 'none', ({ orgOID }) => `${BASE}/organisation/${orgOID}/record-list?name=x`, /no list x/),
      ],
    },
  ),
  deleteRecordList: makeRow('writers', (target) => `${getLists(target)}?name=liste`, s.deletedRecordListAnswer, {
    prepare: giveList,
    refusals: [refuse('not found', 'none', (target) => `${getLists(target)}?name=x`, /no list x/)],
  }),
  brokenRecords: makeRow('members', ({ chOID }) => `${BASE}/broken-records/${chOID}`, s.brokenRecordsAnswer),
  editBrokenRecord: makeRow('writers', (target) => edit(target, { state: 'pending' }), s.brokenRecordEditAnswer, {
    prepare: giveRecord,
    refusals: [
      refuse('invalid request', 'nothing said', (target) => edit(target, {}), /state and word/),
      refuse('conflict', 'a state that is not next', (target) => edit(target, { state: 'ratified' }), /^\$\.state: /),
      refuse(
        'not found',
        'a record that is none',
        (target) => edit(target, { state: 'pending', key: 'x' }),
        /^\$\.key: /,
      ),
    ],
  }),
  ratification: makeRow('members', (target) => file(target), s.ratificationAnswer, {
    prepare: giveRecord,
    refusals: [
      refuse('invalid request', 'a format that is none', (target) => file(target, { format: 'x' }), /^query\.format: /),
      refuse('not found', 'a record that is none', (target) => file(target, { key: 'x' }), /^query\.key: /),
    ],
  }),
  noteEvidence: makeRow(
    'writers',
    (target) => ({ path: `${BASE}/evidence/${target.chOID}`, body: item(target, { by: 'G. Arbitre' }) }),
    s.ratificationAnswer,
    {
      prepare: giveRecord,
      refusals: [
        refuse(
          'invalid request',
          'an item of the result itself',
          (target) => ({ path: `${BASE}/evidence/${target.chOID}`, body: item(target, { item: 'wind' }) }),
          /^\$\.item: /,
        ),
        refuse(
          'not found',
          'a record that is none',
          (target) => ({ path: `${BASE}/evidence/${target.chOID}`, body: item(target, { key: 'x' }) }),
          /^\$\.key: /,
        ),
      ],
    },
  ),
  addEvidencePicture: makeRow('writers', (target) => ({ ...picture(target), text: aPng() }), s.ratificationAnswer, {
    prepare: giveRecord,
    refusals: [
      refuse(
        'invalid request',
        'a picture that is none',
        (target) => ({ ...picture(target), text: 'GIF89a' }),
        /^\$: .*PNG/,
      ),
    ],
  }),
  removeEvidencePicture: makeRow(
    'writers',
    (target) => ({ path: picture(target, { id: target.prepared.picture ?? '' }).path, method: 'DELETE' }),
    s.ratificationAnswer,
    {
      prepare: attachPicture,
      refusals: [
        refuse(
          'not found',
          'a picture that is none',
          (target) => ({ path: picture(target, { id: 'nothing' }).path, method: 'DELETE' }),
          /^query\.id/,
        ),
      ],
    },
  ),
  evidencePicture: makeRow(
    'members',
    ({ chOID, prepared }) => `${BASE}/evidence-pictures/${chOID}/${prepared.picture}`,
    'file',
    {
      prepare: attachPicture,
      refusals: [
        refuse(
          'not found',
          'a picture that is none',
          ({ chOID }) => `${BASE}/evidence-pictures/${chOID}/nothing`,
          /no such/,
        ),
      ],
    },
  ),
  putEvidencePicture: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/evidence-pictures/${chOID}/p1`, method: 'PUT', text: aPng(), headers: SITE }),
    s.emptyAnswer,
    {
      prepare: awaitPicture,
      refusals: [
        refuse(
          'not found',
          'a picture that no evidence names',
          ({ chOID }) => ({
            ...{ path: `${BASE}/evidence-pictures/${chOID}/p2`, method: 'PUT', text: aPng(), headers: SITE },
          }),
          /^params\.id/,
        ),
      ],
    },
  ),
};
