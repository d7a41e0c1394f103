import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { calls } from 'shared-domain/contract';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { openServer } from './opened-server.ts';
import { runTool } from './run-tool.ts';

let folder: string;
let database: TestDatabase;
let env: Record<string, string>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-messages-'));
  database = await newTestDatabase();
  env = { DATA_DIR: folder, ...database.env };
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const messages = (...args: string[]) => runTool('messages', args, env);

/** Titles of the messages that are given out for an address. */
async function getTitles(address: string): Promise<string[]> {
  const { output } = await messages('give', address);
  return (JSON.parse(output) as { messages: { title: string }[] }).messages.map(({ title }) => title);
}

test('What a visitor wrote is given out by address, and erased without touching what others wrote', async () => {
  const server = await openServer(env);
  for (const [from, title] of [
    ['lea@valmont.example', 'Horaires'],
    ['ines@valmont.example', 'Parking'],
    ['Léa <LEA@valmont.example>', 'Dossards'],
    ['a-lea@valmont.example', 'Stands'],
  ]) {
    const body = JSON.stringify({ from, title, content: 'Bonjour,\nmerci.' });
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(server.url + calls.contact.path, { method: calls.contact.method, headers, body });
    expect(status).toBe(200);
  }
  await server.end();

  const { code, output } = await messages('give', 'Lea@Valmont.example');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual({
    sender: 'Lea@Valmont.example',
    messages: ['Horaires', 'Dossards'].map((title) => ({
      at: expect.any(String),
      sent: null,
      title,
      content: 'Bonjour,\nmerci.',
    })),
  });
  expect(await messages('erase', 'lea@valmont.example')).toEqual({
    code: 0,
    output: '✓ lea@valmont.example : 2 messages effacés.\n',
  });
  expect([await getTitles('lea@valmont.example'), await getTitles('ines@valmont.example')]).toEqual([[], ['Parking']]);
  expect(await messages('forget', 'lea@valmont.example')).toEqual({
    code: 1,
    output: 'forget : give ou erase est attendu.\n',
  });
}, 60_000);
