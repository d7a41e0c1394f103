import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import type { ErrorEnvelope, FileAnswer, SecretariatStarts } from 'shared-domain/contract';
import { TABLE_SHAPES, TIMING_SHAPES } from 'shared-domain/testing';
import { createFileWorld } from './fuzz/file-world.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

let server: RunningServer;
let world: Awaited<ReturnType<typeof createFileWorld>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await createFileWorld(server);
});

const send = (shape: keyof typeof world, text: string | Buffer, query = '') =>
  sendFile<FileAnswer & ErrorEnvelope>(server, `${world[shape]}${query}`, text);
const getFault = async (shape: keyof typeof world, text: string | Buffer): Promise<string> =>
  (await send(shape, text)).body.errors?.[0]?.detail ?? 'accepted';

/** Rows of the start list of the 100 m, bib and last name. */
async function readStarts(): Promise<string[]> {
  const oid = new URL(server.url + world.lif).searchParams.get('trial');
  const { body } = await server.call<SecretariatStarts>('GET', `/api/lesecretariat/starts?oids[]=${oid}`);
  return (body.starts[0]?.rows ?? []).map(({ bib, last }) => `${bib} ${last}`);
}

const STARTS = TABLE_SHAPES.starts;
const QUOTED = 'uid;dossard;nom\n000100-0-55-f1;11;"MARTIN\n000100-0-55-f1;12;"PETIT\n';

describe('A refused file says where', () => {
  test.each([
    [
      'a uid that is none',
      STARTS.replace('000100-0-55-f1;4', 'x;4'),
      'line 2, column 1 (uid): "x" is no uid of a trial',
    ],
    ['a byte 0', STARTS.replace('MARTIN', 'MAR\0TIN'), 'line 2, character 24: a byte 0, which no text has'],
    [
      'a control character, lines ended by CR',
      STARTS.replaceAll('\n', '\r').replace('NEUF', '\u0007'),
      'line 3, character 21',
    ],
    [
      'a quote that is never closed',
      STARTS.replace('NEUF', '"NEUF'),
      'line 3, column 4: a quote is opened and never closed',
    ],
    ['a quote that another row closes', QUOTED, 'line 2, column 3: a quote is opened and never closed'],
    [
      'a cell without end',
      STARTS.replace('NEUF', 'N'.repeat(70_000)),
      'line 3, column 4: is longer than 65536 letters',
    ],
    [
      'somebody left out who has a result',
      STARTS.replace(';11;', ';10;'),
      'line 2, column 3 (dossard): bib "11" is in no',
    ],
  ])('of a start list: %s', async (_, text, fault) => {
    expect(await getFault('starts', text)).toContain(fault);
  });

  test.each([
    [
      'UTF-8 that goes on as Windows-1252',
      Buffer.concat([Buffer.from(STARTS), Buffer.from('\nx;é;'), iconv.encode('é', 'win1252')]),
      'line 4, character 5: UTF-8 goes on',
    ],
    [
      'UTF-8 by its mark alone',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), iconv.encode('nom\nLéo', 'win1252')]),
      'line 2, character 2: the file is marked',
    ],
  ])('of an encoding: %s', async (_, bytes, fault) => {
    expect(await getFault('starts', bytes)).toContain(fault);
  });

  test.each([
    ['a birth date that is none', '2001-03-04', '2001-13-45', 'line 2, column 8 (DateOfBirth)'],
    ['an hour that there is not', '2026-06-13 14:30', '2026-17-13 35:45', 'line 2, column 10 (EventStart)'],
    ['a year of no competition', '2026-06-13 14:30', '3026-06-13 14:30', 'line 2, column 10 (EventStart)'],
    ['a title without end', '1,100m', `1,${'x'.repeat(200)}`, 'line 2, column 2 (Title): is longer than 150 letters'],
  ])('of a roster: %s', async (_, before, after, fault) => {
    expect(await getFault('roster', TABLE_SHAPES.roster.replace(before, after))).toContain(fault);
  });

  test.each([
    ['a line too long', 'lif', `${TIMING_SHAPES.lif}\r\n${'x'.repeat(70_000)}`, 'line 5, character 65537: is longer'],
    ['nobody', 'evt', '1,7,1,100 m', 'line 1: no line names an athlete'],
    ['a heat twice', 'evt', `${TIMING_SHAPES.evt}\r\n1,7,1,100 m\r\n,11,4`, 'line 7, column 1 (event): 100 m'],
    ['a number of nobody', 'ppl', '99,,,', 'line 1, column 1 (id): 99 is not in the start list'],
  ] as const)('of a timing program: %s', async (_, shape, text, fault) => {
    expect(await getFault(shape, text)).toContain(fault);
  });
});

describe('A file that comes in', () => {
  test('leaves the start list of a heat that it names without anybody', async () => {
    const { body } = await send(
      'evt',
      `1,7,1,100 m\r\n2,7,1,1500 m\r\n,31,2,DUPRÉ,Luc,AC Brest\r\n,32,3,LANG,Ugo,AC Brest`,
    );
    expect(body.warnings).toEqual([expect.stringContaining('line 1, column 1 (event): nobody runs in 100 m')]);
    expect(await readStarts()).toEqual(['11 MARTIN', '12 PETIT', '13 MOREL']);
  });

  test('has no letters that are not seen', async () => {
    const text =
      'uid;dossard;nom\n000100-0-55-f1;11;MAR\u200bTIN\n000100-0-55-f1;12;PETIT\u00ad\n000100-0-55-f1;13;MOREL\n';
    expect((await send('starts', text)).body.rows).toMatchObject({ changed: 0, added: 0, removed: 0 });
    expect(await readStarts()).toEqual(['11 MARTIN', '12 PETIT', '13 MOREL']);
  });

  test.each([
    [
      'results',
      'uid;dossard;performance;vent\n000100-0-55-f1;11;10,48;+0,40\n000100-0-55-f1;12;10,6;0.4\n000100-0-55-f1;13;DNF;\n',
    ],
    [
      'starts',
      'uid;dossard;naissance;record\n000100-0-55-f1;11;04/03/2001;10"50\n000100-0-55-f1;12;;\n000100-0-55-f1;13;;\n',
    ],
    ['road', 'nom;temps\nMOREL Ana;35:00\nMOREL Ana;36:00\n;37:00\n;38:00\n;38:00\n'],
  ] as const)('changes nothing the second time, whatever words it uses: %s', async (shape, text) => {
    expect((await send(shape, text)).status).toBe(200);
    const { body } = await send(shape, text, '&dryRun=1');
    expect([body.rows, body.changes]).toMatchObject([{ added: 0, changed: 0, removed: 0 }, []]);
  });
});
