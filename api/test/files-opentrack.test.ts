import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, FileAnswer, SecretariatStarts } from 'shared-domain/contract';
import { fileAnswer } from 'shared-domain/contract/schemas';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

const HEAD =
  'MeetingId,EntryId,StartListId,Title,RelayTeamName,FullName,FirstName,LastName,Gender,CountryCode,DateOfBirth,RelayId,EventStart,EventCode,EventStage,ClubName,BibNumber,Lane,EventGroup,PersonalBest,SeasonBest';
const row = (list: number, bib: number, name: string, born: string, more = '600,Final') =>
  `9000,1,${list},13-14 lat,,Jules ${name},Jules,${name},Male,POL,${born},,2026-06-13 17:28:00,${more},Klub Łódź 01,${bib},2,0,1:54.89,None`;
const ROSTER = [
  HEAD,
  row(50, 1, 'SIMON', '2001-04-03'),
  row(50, 2, 'MICHEL', '2010-01-27'),
  row(51, 3, 'LEFEBVRE', '2000-04-21', '60H,Heat'),
].join('\n');

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
});
afterAll(() => server.close());

const send = <T = FileAnswer>(text: string | Buffer, query = '', challenge = chOID) =>
  sendFile<T>(server, `/api/lesecretariat/roster/${challenge}${query}`, text);

describe('A roster of OpenTrack', () => {
  test('makes a heat of each of its start lists, in the category of those who are in it, at the time of the place', async () => {
    expect((await send(ROSTER, '?dryRun=true')).body).toMatchObject({
      dryRun: true,
      created: 2,
      rows: { read: 3, added: 3 },
    });
    expect(await server.trials(chOID)).toEqual([]);
    expect(fileAnswer.parse((await send(ROSTER)).body)).toMatchObject({ created: 2, warnings: [] });
    const trials = await server.trials(chOID);
    expect(trials.map(({ uid, name, date, starts }) => [uid, name, date, starts]).sort()).toEqual([
      ['000060-H-55-h1', '60H Male 13-14 lat Heat 1', '2026-06-13T17:28:00+02:00', 1],
      ['000600-0-57-f1', '600 Male 13-14 lat Final 1', '2026-06-13T17:28:00+02:00', 2],
    ]);
    const oid = trials.find(({ uid }) => uid.startsWith('000600'))?.oid ?? '';
    const { body } = await server.call<SecretariatStarts>('GET', `/api/lesecretariat/starts?oids[]=${oid}`);
    expect(body.starts[0]?.rows[0]).toMatchObject({
      bib: '1',
      lane: 2,
      last: 'SIMON',
      first: 'Jules',
      clubName: 'Klub Łódź 01',
      country: 'POL',
      category: 55,
      dob: '2001-04-03',
      pe: { pb: 114_890 },
    });
    expect((await send(ROSTER)).body).toMatchObject({ created: 0, updated: 0, changes: [] });
  });

  test.each([
    ['an event that is not read', ROSTER.replace('60H', 'XYZ'), 'line 4, column 14 (EventCode): "XYZ"'],
    ['a sex that is none', ROSTER.replace(',Male,', ',X,'), 'line 2, column 9 (Gender)'],
    ['a round that is none', ROSTER.replace('Final', 'Party'), 'line 2, column 15 (EventStage)'],
    ['a time that is none', ROSTER.replace('17:28:00', 'noon'), 'line 2, column 13 (EventStart)'],
    ['another table', 'a,b\n1,2\n', 'line 1: no column StartListId'],
    ['nobody', ROSTER.replace(',SIMON,Male', ',,Male'), 'line 2, column 8 (LastName)'],
  ])('is refused whole for %s, by line and column', async (_, text, place) => {
    const other = (await server.createChallenge()).oid;
    const { status, body } = await send<ErrorEnvelope>(text, '', other);
    expect([status, body.errors[0]?.id]).toEqual([400, 'invalid request']);
    expect(body.errors[0]?.detail.slice(0, place.length)).toBe(place);
    expect(await server.trials(other)).toEqual([]);
  });
});
