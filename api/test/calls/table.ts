import type { calls } from 'shared-domain/contract';
import { ACCOUNT_ROWS } from './account-rows.ts';
import { ATHLETE_ROWS } from './athlete-rows.ts';
import type { CallRow } from './call-target.ts';
import { CODE_ROWS } from './code-rows.ts';
import { DEVICE_ROWS } from './device-rows.ts';
import { ENTRY_ROWS } from './entry-rows.ts';
import { FILE_ROWS } from './file-rows.ts';
import { ORGANISATION_ROWS } from './organisation-rows.ts';
import { PUBLIC_ROWS } from './public-rows.ts';
import { RECORD_ROWS } from './record-rows.ts';
import { SCREEN_ROWS } from './screen-rows.ts';
import { SECRETARIAT_ROWS } from './secretariat-rows.ts';
import { SITE_ROWS } from './site-rows.ts';

export type CallName = keyof typeof calls;

/** A row for every call of the contract; the suites that walk this table fail for a call without one. */
export const TABLE: Readonly<Partial<Record<CallName, CallRow>>> = {
  ...PUBLIC_ROWS,
  ...SECRETARIAT_ROWS,
  ...ATHLETE_ROWS,
  ...CODE_ROWS,
  ...ENTRY_ROWS,
  ...DEVICE_ROWS,
  ...SCREEN_ROWS,
  ...FILE_ROWS,
  ...RECORD_ROWS,
  ...ORGANISATION_ROWS,
  ...ACCOUNT_ROWS,
  ...SITE_ROWS,
};
