import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let path: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  path = `/api/results?chOID=${chOID}&trialOID=${(await server.trials(chOID))[0]?.oid}`;
});
afterAll(() => server.close());

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** As it is on the wire: fetch would decompress. */
function raw(headers: Record<string, string>, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const getTag = ({ headers }: Raw): string => String(headers.etag);

describe('A public answer', () => {
  test('is the same in every encoding, each with its own strong ETag', async () => {
    const [identity, gzip, brotli] = [
      await raw({}),
      await raw({ 'accept-encoding': 'gzip' }),
      await raw({ 'accept-encoding': 'gzip, br' }),
    ];
    expect([gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(identity.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(identity.body)).toBe(true);
    const tags = [identity, gzip, brotli].map(getTag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    expect(brotli.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
  });

  test.each(['br', 'gzip', 'identity'])('in %s is not sent again to who has it', async (encoding) => {
    const first = await raw({ 'accept-encoding': encoding });
    const again = await raw({ 'accept-encoding': encoding, 'if-none-match': getTag(first) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(getTag(again)).toBe(getTag(first));
    const listed = await raw({ 'accept-encoding': encoding, 'if-none-match': `"other", W/${getTag(first)}` });
    expect(listed.status).toBe(304);
  });

  test('refused in an encoding is not sent in it', async () => {
    expect((await raw({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test('to a HEAD has the same head and no body', async () => {
    const [get, head] = [await raw({}), await raw({}, 'HEAD')];
    expect(head.body).toHaveLength(0);
    expect(getTag(head)).toBe(getTag(get));
    expect(head.headers['content-length']).toBe(String(get.body.length));
  });

  test('changes with the next upload, and its ETag with it', async () => {
    const before = await raw({});
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(10_300) }] } });
    const after = await raw({ 'if-none-match': getTag(before) });
    expect(after.status).toBe(200);
    expect(getTag(after)).not.toBe(getTag(before));
    expect(after.body.toString()).toContain('10300');
  });

  test('is built once, however many ask at the same moment', async () => {
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(10_200) }] } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => raw({})));
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(answers[0]?.body.toString()).toContain('10200');
  });
});

describe('A home page', () => {
  test('keeps its ETag while nothing changes', async () => {
    const etag = async () => (await server.get('/api/home')).headers.get('etag');
    expect(await etag()).toBe(await etag());
  });
});
