import * as s from 'shared-domain/contract/schemas';
import { createCode } from './call-requests.ts';
import type { CallRow, CallTarget, ExpectedRefusal } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

const createKindRefusal = (path: (target: CallTarget) => string): ExpectedRefusal =>
  refuse('invalid request', 'no such kind', (target) => `${path(target)}kind=cook`, /^query\.kind: must be one of/);

/** Calls about the access codes of a competition. */
export const CODE_ROWS = {
  askCode: makeRow('writers', ({ chOID }) => `/api/ask-code?chOID=${chOID}&kind=judge`, s.askCodeAnswer, {
    refusals: [createKindRefusal(({ chOID }) => `/api/ask-code?chOID=${chOID}&`)],
  }),
  makeCode: makeRow('writers', ({ chOID }) => `/api/code/${chOID}?kind=judge`, s.makeCodeAnswer, {
    refusals: [createKindRefusal(({ chOID }) => `/api/code/${chOID}?`)],
  }),
  checkCode: makeRow('anyone', ({ prepared }) => `/api/check-code?code=${prepared.code}`, s.checkCodeAnswer, {
    prepare: createCode('judge'),
    unknown: 'fine',
    refusals: [refuse('invalid request', 'none said', () => '/api/check-code', /^query\.code: is missing/)],
  }),
  validCode: makeRow('anyone', ({ prepared }) => `/api/valid-code?code=${prepared.code}`, s.validCodeAnswer, {
    prepare: createCode('judge'),
    unknown: 'fine',
    refusals: [refuse('invalid request', 'none said', () => '/api/valid-code', /^query\.code: is missing/)],
  }),
  codes: makeRow('writers', ({ chOID }) => `/api/codes?chOID=${chOID}`, s.codesAnswer),
  revokeCode: makeRow(
    'writers',
    ({ chOID, prepared }) => `/api/code?chOID=${chOID}&code=${prepared.code}`,
    s.revokeCodeAnswer,
    {
      prepare: createCode('judge'),
      refusals: [
        refuse(
          'not found',
          'one that is none',
          ({ chOID }) => `/api/code?chOID=${chOID}&code=ABCD2345`,
          /^query\.code: /,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
