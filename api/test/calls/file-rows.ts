import * as s from 'shared-domain/contract/schemas';
import type { RunningServer } from '../running-server.ts';
import type { CallRow, Place } from './place.ts';
import { no, row } from './secretariat-rows.ts';

const BASE = '/api/lesecretariat';

const text = (path: string, said: string) => ({ path, text: said });
const download =
  (path: string) =>
  async (server: RunningServer, { chOID }: Place) => {
    const answer = await fetch(`${server.url}${BASE}/${path.replace('CH', chOID)}`, {
      headers: { 'x-access-token': server.token },
    });
    return { file: await answer.text() };
  };
/** What was downloaded, or nothing of it. */
const parsed = (file = ''): unknown => (file.startsWith('{') ? JSON.parse(file) : {});
const LIF = '1,1,1,100 m Hommes,0.4,m/s\r\n1,11,4,MARTIN,Leo,AC Rennes,10.48\r\n';

/** Files in and out, and documents. */
export const FILE_ROWS = {
  calendar: row('anyone', ({ chOID }) => `/api/challenge/${chOID}/calendar`, 'text'),
  print: row('anyone', ({ chOID }) => `/api/challenge/${chOID}/pdf?list=results`, 'file', {
    refusals: [
      no(
        'invalid request',
        'a list that is none',
        ({ chOID }) => `/api/challenge/${chOID}/pdf?list=x`,
        /^query\.list: /,
      ),
    ],
  }),
  snapshot: row('anyone', ({ chOID }) => `/api/challenge/${chOID}/snapshot`, 'file'),
  exportCompetition: row('members', ({ chOID }) => `${BASE}/export/${chOID}`, s.competitionFile),
  importCompetition: row(
    'signed in',
    ({ orgOID, made }) => ({ path: `${BASE}/import?orgOID=${orgOID}`, body: parsed(made.file) }),
    s.importAnswer,
    {
      ready: download('export/CH'),
      unknown: 'forbidden',
      refusals: [no('invalid request', 'nowhere to go', () => ({ path: `${BASE}/import`, body: {} }), /orgOID/)],
    },
  ),
  lynxFile: row('members', ({ chOID }) => `${BASE}/lynx/${chOID}?file=evt`, 'text', {
    refusals: [
      no('invalid request', 'a file that is none', ({ chOID }) => `${BASE}/lynx/${chOID}?file=exe`, /^query\.file: /),
    ],
  }),
  lynxResults: row(
    'writers',
    ({ chOID, trialOID }) => text(`${BASE}/lynx/${chOID}?dryRun=1&trial=${trialOID}`, LIF),
    s.fileAnswer,
    { refusals: [no('invalid request', 'nothing', ({ chOID }) => text(`${BASE}/lynx/${chOID}`, ''), /./)] },
  ),
  csvFile: row('members', ({ chOID }) => `${BASE}/csv/${chOID}?list=starts`, 'text', {
    refusals: [
      no('invalid request', 'a list that is none', ({ chOID }) => `${BASE}/csv/${chOID}?list=x`, /^query\.list: /),
    ],
  }),
  resultsTable: row('members', ({ chOID }) => `${BASE}/results-table/${chOID}?format=xlsx`, 'file', {
    refusals: [
      no(
        'invalid request',
        'a format that is none',
        ({ chOID }) => `${BASE}/results-table/${chOID}?format=x`,
        /^query\.format: /,
      ),
      no('not found', 'a trial of another', ({ chOID }) => `${BASE}/results-table/${chOID}?oids[]=nobody`, /nobody/),
    ],
  }),
  listsPdf: row('members', ({ chOID }) => `${BASE}/pdf/${chOID}?list=starts`, 'file', {
    refusals: [
      no('invalid request', 'a list that is none', ({ chOID }) => `${BASE}/pdf/${chOID}?list=x`, /^query\.list: /),
      no('not found', 'a trial of another', ({ chOID }) => `${BASE}/pdf/${chOID}?oids[]=nobody`, /nobody/),
    ],
  }),
  csvLists: row(
    'writers',
    ({ chOID, made }) => text(`${BASE}/csv/${chOID}?list=starts&dryRun=1`, made.file ?? ''),
    s.fileAnswer,
    {
      ready: download('csv/CH?list=starts'),
      refusals: [no('invalid request', 'nothing', ({ chOID }) => text(`${BASE}/csv/${chOID}?list=starts`, ''), /./)],
    },
  ),
  rosterFile: row(
    'writers',
    ({ chOID }) =>
      text(
        `${BASE}/roster/${chOID}?dryRun=1`,
        'StartListId,Title,RelayTeamName,FirstName,LastName,Gender,CountryCode,DateOfBirth,RelayId,EventStart,EventCode,EventStage,ClubName,BibNumber,Lane,EventGroup,PersonalBest,SeasonBest\r\n1,200 m Hommes,,Leo,MARTIN,M,FRA,2001-03-04,,2026-06-13 15:00,200,Final,AC Rennes,11,4,,,\r\n',
      ),
    s.fileAnswer,
    { refusals: [no('invalid request', 'nothing', ({ chOID }) => text(`${BASE}/roster/${chOID}`, ''), /./)] },
  ),
  roadResults: row(
    'writers',
    ({ chOID, trialOID }) =>
      text(`${BASE}/road/${chOID}?trial=${trialOID}&dryRun=1`, 'bib,last,first,time\r\n11,MARTIN,Léo,0:00:10.48\r\n'),
    s.fileAnswer,
    {
      refusals: [
        no(
          'invalid request',
          'no trial said',
          ({ chOID }) => text(`${BASE}/road/${chOID}`, 'a\r\n'),
          /^query\.trial: is missing/,
        ),
      ],
    },
  ),
  resultsCsv: row('anyone', ({ chOID, trialOID }) => `/api/results-csv?chOID=${chOID}&trialOID=${trialOID}`, 'text', {
    refusals: [
      no('invalid request', 'nothing asked for', ({ chOID }) => `/api/results-csv?chOID=${chOID}`, /is missing/),
    ],
  }),
} as const satisfies Record<string, CallRow>;
