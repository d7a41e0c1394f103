import * as s from 'shared-domain/contract/schemas';
import { BASE } from './call-requests.ts';
import type { CallRow } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

/** Calls about the athletes of a competition. */
export const ATHLETE_ROWS = {
  hideAthlete: makeRow(
    'writers',
    ({ chOID }) => ({ path: `${BASE}/athlete-hidden/${chOID}`, body: { last: 'Petit', first: 'Noe', hidden: true } }),
    s.hideAthleteAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'no name',
          ({ chOID }) => ({ path: `${BASE}/athlete-hidden/${chOID}`, body: { last: ' ', hidden: true } }),
          /^\$\.last: /,
        ),
      ],
    },
  ),
  athletes: makeRow('members', ({ chOID }) => `${BASE}/athletes/${chOID}`, s.athletesAnswer),
  editAthlete: makeRow(
    'writers',
    ({ chOID, trialOID }) => ({
      path: `${BASE}/athletes/${chOID}`,
      body: { rows: [{ trial: trialOID, row: 'bib:11' }], change: { clubName: 'AC Rennes' } },
    }),
    s.editAnswer,
    {
      refusals: [
        refuse(
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
  athleteLog: makeRow(
    'members',
    ({ chOID, trialOID }) => `${BASE}/athlete-log/${chOID}?rows[]=${trialOID}~bib:11`,
    s.athleteLogAnswer,
  ),
  known: makeRow('writers', ({ chOID }) => `${BASE}/known/${chOID}?q=martin`, s.suggestionAnswer, {
    refusals: [refuse('invalid request', 'two letters', ({ chOID }) => `${BASE}/known/${chOID}?q=ma`, /^query\.q: /)],
  }),
  hiddenAthletes: makeRow('writers', ({ chOID }) => `${BASE}/athlete-hidden/${chOID}`, s.hiddenAthletesAnswer),
} as const satisfies Record<string, CallRow>;
