import * as s from 'shared-domain/contract/schemas';
import { makeRow, refuse } from './secretariat-rows.ts';

const BASE = '/api/lesecretariat';

/** Calls about a server in a stadium. */
export const SITE_ROWS = {
  network: makeRow('signed in', () => `${BASE}/network?test=a1b2c3d4`, s.networkAnswer, {
    refusals: [refuse('invalid request', 'a test that is none', () => `${BASE}/network?test=x`, /^query\.test: /)],
  }),
  reached: makeRow('anyone', () => '/api/reached/a1b2c3d4', 'redirect', {
    refusals: [refuse('invalid request', 'a test that is none', () => '/api/reached/x', /test: /)],
  }),
};
