import * as s from 'shared-domain/contract/schemas';
import type { RunningServer } from '../running-server.ts';
import { BASE } from './call-requests.ts';
import type { CallRow, CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

const sendText = (path: string, text: string) => ({ path, text });
const createDownload =
  (path: string) =>
  async (server: RunningServer, { chOID }: CallTarget) => {
    const answer = await fetch(`${server.url}${BASE}/${path.replace('CH', chOID)}`, {
      headers: { 'x-access-token': server.token },
    });
    return { file: await answer.text() };
  };
/** The JSON of a downloaded file; an empty object where the download was refused. */
const parseFile = (file = ''): unknown => (file.startsWith('{') ? JSON.parse(file) : {});
const LIF = '1,1,1,100 m Hommes,0.4,m/s\r\n1,11,4,MARTIN,Leo,AC Rennes,10.48\r\n';

/** Calls that import or export files, and documents. */
export const FILE_ROWS = {
  calendar: makeRow('anyone', ({ chOID }) => `/api/challenge/${chOID}/calendar`, 'text'),
  print: makeRow('anyone', ({ chOID }) => `/api/challenge/${chOID}/pdf?list=results`, 'file', {
    refusals: [
      refuse(
        'invalid request',
        'a list that is none',
        ({ chOID }) => `/api/challenge/${chOID}/pdf?list=x`,
        /^query\.list: /,
      ),
    ],
  }),
  snapshot: makeRow('anyone', ({ chOID }) => `/api/challenge/${chOID}/snapshot`, 'file'),
  exportCompetition: makeRow('members', ({ chOID }) => `${BASE}/export/${chOID}`, s.competitionFile),
  importCompetition: makeRow(
    'signed in',
    ({ orgOID, prepared }) => ({ path: `${BASE}/import?orgOID=${orgOID}`, body: parseFile(prepared.file) }),
    s.importAnswer,
    {
      prepare: createDownload('export/CH'),
      unknown: 'forbidden',
      refusals: [refuse('invalid request', 'nowhere to go', () => ({ path: `${BASE}/import`, body: {} }), /orgOID/)],
    },
  ),
  lynxFile: makeRow('members', ({ chOID }) => `${BASE}/lynx/${chOID}?file=evt`, 'text', {
    refusals: [
      refuse(
        'invalid request',
        'a file that is none',
        ({ chOID }) => `${BASE}/lynx/${chOID}?file=exe`,
        /^query\.file: /,
      ),
    ],
  }),
  lynxResults: makeRow(
    'writers',
    ({ chOID, trialOID }) => sendText(`${BASE}/lynx/${chOID}?dryRun=1&trial=${trialOID}`, LIF),
    s.fileAnswer,
    {
      refusals: [refuse('invalid request', 'nothing', ({ chOID }) => sendText(`${BASE}/lynx/${chOID}`, ''), /./)],
    },
  ),
  csvFile: makeRow('members', ({ chOID }) => `${BASE}/csv/${chOID}?list=starts`, 'text', {
    refusals: [
      refuse('invalid request', 'a list that is none', ({ chOID }) => `${BASE}/csv/${chOID}?list=x`, /^query\.list: /),
    ],
  }),
  resultsTable: makeRow('members', ({ chOID }) => `${BASE}/results-table/${chOID}?format=xlsx`, 'file', {
    refusals: [
      refuse(
        'invalid request',
        'a format that is none',
        ({ chOID }) => `${BASE}/results-table/${chOID}?format=x`,
        /^query\.format: /,
      ),
      refuse(
        'not found',
        'a trial of another',
        ({ chOID }) => `${BASE}/results-table/${chOID}?oids[]=nobody`,
        /nobody/,
      ),
    ],
  }),
  listsPdf: makeRow('members', ({ chOID }) => `${BASE}/pdf/${chOID}?list=starts`, 'file', {
    refusals: [
      refuse('invalid request', 'a list that is none', ({ chOID }) => `${BASE}/pdf/${chOID}?list=x`, /^query\.list: /),
      refuse('not found', 'a trial of another', ({ chOID }) => `${BASE}/pdf/${chOID}?oids[]=nobody`, /nobody/),
    ],
  }),
  csvLists: makeRow(
    'writers',
    ({ chOID, prepared }) => sendText(`${BASE}/csv/${chOID}?list=starts&dryRun=1`, prepared.file ?? ''),
    s.fileAnswer,
    {
      prepare: createDownload('csv/CH?list=starts'),
      refusals: [
        refuse('invalid request', 'nothing', ({ chOID }) => sendText(`${BASE}/csv/${chOID}?list=starts`, ''), /./),
      ],
    },
  ),
  rosterFile: makeRow(
    'writers',
    ({ chOID }) =>
      sendText(
        `${BASE}/roster/${chOID}?dryRun=1`,
        'StartListId,Title,RelayTeamName,FirstName,LastName,Gender,CountryCode,DateOfBirth,RelayId,EventStart,EventCode,EventStage,ClubName,BibNumber,Lane,EventGroup,PersonalBest,SeasonBest\r\n1,200 m Hommes,,Leo,MARTIN,M,FRA,2001-03-04,,2026-06-13 15:00,200,Final,AC Rennes,11,4,,,\r\n',
      ),
    s.fileAnswer,
    {
      refusals: [refuse('invalid request', 'nothing', ({ chOID }) => sendText(`${BASE}/roster/${chOID}`, ''), /./)],
    },
  ),
  roadResults: makeRow(
    'writers',
    ({ chOID, trialOID }) =>
      sendText(
        `${BASE}/road/${chOID}?trial=${trialOID}&dryRun=1`,
        'bib,last,first,time\r\n11,MARTIN,Léo,0:00:10.48\r\n',
      ),
    s.fileAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'no trial said',
          ({ chOID }) => sendText(`${BASE}/road/${chOID}`, 'a\r\n'),
          /^query\.trial: is missing/,
        ),
      ],
    },
  ),
  resultsCsv: makeRow(
    'anyone',
    ({ chOID, trialOID }) => `/api/results-csv?chOID=${chOID}&trialOID=${trialOID}`,
    'text',
    {
      refusals: [
        refuse('invalid request', 'nothing asked for', ({ chOID }) => `/api/results-csv?chOID=${chOID}`, /is missing/),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
