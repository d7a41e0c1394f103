import * as s from 'shared-domain/contract/schemas';
import type { RunningServer } from '../running-server.ts';
import { BASE } from './call-requests.ts';
import type { CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

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
};
