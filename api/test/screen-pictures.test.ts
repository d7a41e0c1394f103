import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type DeviceAnswer,
  type ErrorEnvelope,
  type LogsAnswer,
  MAX_SCREEN_PICTURE_BYTES,
  MAX_SCREEN_PICTURES,
  type ScreenPicturesAnswer,
} from 'shared-domain/contract';
import { readPicture } from '../src/services/pictures/read-picture.ts';
import { aJpeg } from './a-jpeg.ts';
import { aPng } from './a-png.ts';
import { aDevice, aMeeting } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:30:00Z') });
});
afterAll(() => server.close());

const path = (chOID: string) => `/api/lesecretariat/screen-pictures/${chOID}`;
const list = async (chOID: string) => (await server.call<ScreenPicturesAnswer>('GET', path(chOID))).body.pictures;

async function add(chOID: string, bytes: Uint8Array<ArrayBuffer> | string = aPng(), name = 'Mairie') {
  const answer = await fetch(`${server.url}${path(chOID)}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'x-access-token': server.token, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  const { pictures, errors } = (await answer.json()) as ScreenPicturesAnswer & ErrorEnvelope;
  return { status: answer.status, pictures, error: errors?.[0] };
}

const fetchPicture = async (chOID: string, id = '') => fetch(`${server.url}/api/screen-picture/${chOID}/${id}`);

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"${more}>${inside}</svg>`;

describe('The pictures of screens (officials 5.1)', () => {
  test('are sent by an organiser, and shown to whoever has their address, which runs nothing and is kept', async () => {
    const chOID = await aMeeting(server, 2);
    const { status, pictures } = await add(chOID, aPng({ width: 640, text: 'Made with Paint by Ana' }));
    expect([status, pictures]).toEqual([
      200,
      [{ id: expect.any(String), name: 'Mairie', type: 'image/png', width: 640, height: 160, bytes: aPng().length }],
    ]);
    const answer = await fetchPicture(chOID, pictures[0]?.id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(aPng({ width: 640 }))).toBe(true);
    expect((await fetchPicture(await aMeeting(server, 2), pictures[0]?.id)).status).toBe(404);
  });

  test('are told to boards and to no console; a board that waits has a new one at once', async () => {
    const chOID = await aMeeting(server, 2);
    const read = async (kind: string, query = '') => {
      const { code } = await aDevice(server, chOID, kind as never);
      return (
        await server.call<DeviceAnswer>('GET', `/api/live-input/${chOID}?device=a${query}`, {
          token: '',
          headers: { 'x-access-code': code },
        })
      ).body.pictures;
    };
    expect([await read('vboard'), await read('judge')]).toEqual([[], undefined]);
    const waiting = read('sboard', '&since=999999&revision=999999&wait=20');
    const begun = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await add(chOID);
    expect(await waiting).toMatchObject([{ name: 'Mairie' }]);
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('have a name and an order, go one by one, and are in the journal', async () => {
    const chOID = await aMeeting(server, 2);
    for (const name of ['Mairie', 'Ligue']) await add(chOID, aPng(), name);
    const [first, second] = await list(chOID);
    const arrange = (pictures: object[]) =>
      server.call<ScreenPicturesAnswer>('PUT', path(chOID), { body: { pictures } });
    await arrange([
      { id: second?.id, name: 'Ligue de Bretagne' },
      { id: first?.id, name: 'Mairie' },
    ]);
    expect((await list(chOID)).map(({ name }) => name)).toEqual(['Ligue de Bretagne', 'Mairie']);
    expect((await arrange([{ id: first?.id, name: 'Mairie' }])).status).toBe(409);
    await server.call('DELETE', `${path(chOID)}?id=${first?.id}`);
    expect((await list(chOID)).map(({ id }) => id)).toEqual([second?.id]);
    expect((await fetchPicture(chOID, first?.id)).status).toBe(404);
    const { logs } = (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body;
    expect(logs.filter(({ action }) => action === 'screen pictures changed').map(({ detail }) => detail)).toEqual([
      { act: 'removed', name: 'Mairie' },
      { act: 'arranged', count: 2 },
      { act: 'added', name: 'Ligue' },
      { act: 'added', name: 'Mairie' },
    ]);
  });

  test('are pictures by their bytes, not too large and not too many', async () => {
    const chOID = await aMeeting(server, 2);
    expect(await add(chOID, '<html><script>1</script>')).toMatchObject({ status: 400, error: { path: '$' } });
    expect(await add(chOID, svg('<script>1</script>'))).toMatchObject({ status: 400, error: { path: '$.svg' } });
    expect(await add(chOID, Buffer.alloc(MAX_SCREEN_PICTURE_BYTES + 1))).toMatchObject({ status: 413 });
    for (let n = 0; n < MAX_SCREEN_PICTURES; n += 1) expect((await add(chOID)).status).toBe(200);
    expect(await add(chOID)).toMatchObject({ status: 413, error: { path: 'query' } });
  });

  test('go with their competition, and travel in its file, which is looked at as what is sent alone', async () => {
    const chOID = await aMeeting(server, 2);
    await add(chOID, svg('<rect width="300" height="100"/>'), 'Mairie');
    await add(chOID, aPng(), 'Ligue');
    const file = await (
      await fetch(`${server.url}/api/lesecretariat/export/${chOID}?hidden=1`, {
        headers: { 'x-access-token': server.token },
      })
    ).text();
    const open = (body: string) =>
      server.call<{ chOID: string } & ErrorEnvelope>('POST', `/api/lesecretariat/import?orgOID=${server.org}`, {
        body,
      });
    const copy = await open(file);
    const without = ({ id, ...one }: ScreenPicturesAnswer['pictures'][number]) => one;
    expect((await list(copy.body.chOID)).map(without)).toEqual((await list(chOID)).map(without));
    const script = Buffer.from(svg('<script>1</script>')).toString('base64');
    const wrong = JSON.parse(file) as { pictures: { body: string }[] };
    const [picture] = wrong.pictures;
    if (picture !== undefined) picture.body = script;
    expect((await open(JSON.stringify(wrong))).body.errors[0]?.path).toBe('$.pictures[0].body');
    const count = async () =>
      (await server.ctx.store.db.selectFrom('screen_picture').select('oid').where('challenge', '=', chOID).execute())
        .length;
    expect(await count()).toBe(2);
    await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
    expect(await count()).toBe(0);
  });
});

const read = (text: string) => {
  const picture = readPicture(Buffer.from(text));
  return 'kind' in picture ? picture.words : picture.bytes.toString();
};

describe('A drawing', () => {
  test('is written anew without what drawing programs add', () => {
    const drawn = `<?xml version="1.0"?>
<!-- Generator: Inkscape -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg(
  '<metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><sodipodi:namedview id="n"/><style>.a{fill:#f00}</style>' +
    '<path class="a" inkscape:label="C:\\logo.svg" d="M0 0h9v9z"/><use href="#a"/><text>Ligue &amp; Ville</text>',
  ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
)}`;
    expect(read(drawn)).toBe(
      svg(
        '<style>.a{fill:#f00}</style><path class="a" d="M0 0h9v9z"/><use href="#a"/><text>Ligue &amp; Ville</text>',
        ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
      ),
    );
    expect(readPicture(Buffer.from(svg('')))).toMatchObject({ type: 'image/svg+xml', width: 300, height: 100 });
  });

  test.each([
    ['<script>alert(1)</script>', /script/],
    ['<svg:script>alert(1)</svg:script>', /script/],
    ['<path onload="alert(1)" d=""/>', /onload/],
    ['<foreignObject><div/></foreignObject>', /foreignObject/],
    ['<a href="#x"><path d=""/></a>', /element a /],
    ['<image href="https://example.org/a.png"/>', /outside/],
    ['<image xlink:href="&#x2f;&#x2f;example.org/a.png"/>', /outside/],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', /outside/],
    ['<use xml:base="https://example.org/" href="#a"/>', /outside/],
    ['<path style="fill:url(https://example.org/a)" d=""/>', /outside/],
    ['<path fill="url(&quot;//example.org/a&quot;)" d=""/>', /outside/],
    ['<style>@import "a.css";</style>', /loads/],
    ['<style>p{background:u\\72l(//example.org)}</style>', /loads/],
    ['<style><![CDATA[p{fill:url(//example.org)}]]></style>', /outside/],
    ['<path d=x/>', /tag/],
    ['<g>', /match|end/],
    ['<?xml-stylesheet href="a.css"?>', /tag/],
  ])('%s is not taken', (inside, words) => {
    expect(read(svg(inside))).toMatch(words);
  });

  test('with entities of its own, or without a size, is not taken', () => {
    expect(read(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`)).toMatch(/entities/);
    expect(read('<svg xmlns="http://www.w3.org/2000/svg"><path d=""/></svg>')).toMatch(/size/);
  });
});

describe('A photo', () => {
  const webp = (name: string, content: Buffer) => {
    const chunk = Buffer.concat([Buffer.from(`${name}\0\0\0\0`), content]);
    chunk.writeUInt32LE(content.length, 4);
    const header = Buffer.from('RIFF\0\0\0\0WEBP');
    header.writeUInt32LE(chunk.length + 4, 4);
    return Buffer.concat([header, chunk]);
  };
  const lossless = Buffer.from([0x2f, 0x3f, 0xc1, 0x18, 0, 0]);

  test('says how large it is: JPEG, PNG, WebP', () => {
    expect(readPicture(aJpeg())).toMatchObject({ type: 'image/jpeg', width: 8, height: 8 });
    expect(readPicture(aPng())).toMatchObject({ type: 'image/png', width: 320, height: 160 });
    expect(readPicture(webp('VP8L', lossless))).toMatchObject({ type: 'image/webp', width: 320, height: 100 });
  });

  test('that ends early, moves, or would fill the computer of a screen is none', () => {
    for (const bytes of [
      aPng().subarray(0, 40),
      webp('VP8X', Buffer.from([2, 0, 0, 0, 9, 0, 0, 9, 0, 0])),
      webp('VP8L', lossless.subarray(0, 3)),
      aPng({ width: 9000 }),
      aPng({ width: 8000, height: 8000 }),
      Buffer.alloc(0),
    ])
      expect(readPicture(bytes)).toMatchObject({ kind: 'no picture' });
  });
});
