import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { importCompetition } from '../tools/import/import-competition.ts';
import { readCompetition } from '../tools/import/read-file.ts';
import { startToolsServer } from './tools-server.ts';

const RIO = join(process.cwd(), '..', '..', 'shared', 'meets', 'rio2016_olympics.json');
const address = (chOID: string) => `/api/lesecretariat/export/${chOID}`;

interface Imported {
  readonly chOID: string;
  readonly results: number;
}

test('the 3,580 rows of Rio 2016 go out, in and out again, byte for byte', async () => {
  const tools = await startToolsServer();
  try {
    const { file } = readCompetition(RIO);
    const { chOID } = await importCompetition(tools.client, file);
    const [known] = (await tools.client.send<{ orgs: { oid: string }[] }>('GET', '/api/lesecretariat/my-orgs')).orgs;
    const text = JSON.stringify(await tools.client.send<object>('GET', address(chOID)));
    const made = await tools.client.send<Imported>(
      'POST',
      `/api/lesecretariat/import?orgOID=${known?.oid}`,
      JSON.parse(text),
    );
    expect(made.results).toBe(3580);
    const again = JSON.stringify(await tools.client.send<object>('GET', address(made.chOID)));
    const undated = (json: string) => json.replace(/"exported":"[^"]*"/, '');
    expect(undated(again)).toBe(undated(text));
  } finally {
    await tools.close();
  }
}, 60_000);
