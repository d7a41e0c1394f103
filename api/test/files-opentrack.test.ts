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

  test('keeps its own numbers of heats, and events of neighbouring ages apart; sent twice it changes nothing', async () => {
    const AGED = `${HEAD},AgeGroup,OldestAgeGroup`;
    const aged = (list: number, bib: number, heat: number, age: number, stage = 'Heat') =>
      `9000,1,${list},,,Jules N${bib},Jules,N${bib},Male,POL,${2026 - age}-04-03,,2026-06-13 17:${10 + list}:00,300,${stage},Klub,${bib},${bib},${heat},,,${age},${age}`;
    const rows = [
      aged(7, 1, 2, 13),
      aged(7, 2, 1, 13),
      aged(5, 3, 2, 12),
      aged(5, 4, 1, 12),
      aged(9, 5, 0, 12, 'Final'),
    ];
    const roster = [AGED, ...rows].join('\n');
    const other = (await server.createChallenge()).oid;
    const { body } = await send(roster, '', other);
    expect([body.created, body.warnings]).toEqual([
      5,
      ['line 2, column 3 (StartListId): 300 Male 13 goes by TCM: BEM is another event of the file'],
    ]);
    const lists = async () => {
      const found = (await server.trials(other)).map(async ({ oid, uid, group }) => {
        const starts = await server.call<SecretariatStarts>('GET', `/api/lesecretariat/starts?oids[]=${oid}`);
        return [uid, group, ...(starts.body.starts[0]?.rows.map(({ bib }) => bib) ?? [])];
      });
      return (await Promise.all(found)).sort();
    };
    const expected = [
      ['000300-0-45-f1', '300 Male 12', '5'],
      ['000300-0-45-h1', '300 Male 12', '4'],
      ['000300-0-45-h2', '300 Male 12', '3'],
      ['000300-0-57-h1', '300 Male 13', '2'],
      ['000300-0-57-h2', '300 Male 13', '1'],
    ];
    expect(await lists()).toEqual(expected);
    for (const text of [roster, [AGED, ...rows.toReversed()].join('\n'), [AGED, rows[0], rows[1]].join('\n')])
      expect((await send(text, '', other)).body).toMatchObject({ created: 0, updated: 0, changes: [] });
    expect(await lists()).toEqual(expected);
  });

  test.each([
    ['an event that is not read', ROSTER.replace('60H', 'XYZ'), 'line 4, column 14 (EventCode): "XYZ"'],
    ['a sex that is none', ROSTER.replace(',Male,', ',Z,'), 'line 2, column 9 (Gender)'],
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
