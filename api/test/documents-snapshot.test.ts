import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fromBufferPromise } from 'yauzl';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial } from './uploads.ts';

const YOUNG = '000100-0-47-f1';

let server: RunningServer;
let chOID: string;
let files: Map<string, string>;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
  chOID = (await server.createChallenge({ name: 'Meeting <d’été> & «co»' })).oid;
  await server.upload(chOID, aFinal());
  await server.upload(chOID, {
    trialsData: [anUploadTrial(YOUNG, { group: '100 m MIM' })],
    startlists: { [YOUNG]: [{ bib: '1', last: 'JEUNE', first: 'Ana', category: 47, dob: '2012-02-03' }] },
  });
  await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
    body: { last: 'Petit', first: 'Noé', hidden: true },
  });
  files = await unpack(await ask());
});
afterAll(() => server.close());

const ask = (id = chOID) => fetch(`${server.url}/api/challenge/${id}/snapshot`);

async function unpack(response: Response): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const entries = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return entries;
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const getElements = (node: { childNodes?: Node[] }): Element[] =>
  (node.childNodes ?? []).flatMap((child) => ('tagName' in child ? [child, ...getElements(child)] : []));
const page = (name: string) => getElements(parse(files.get(name) ?? ''));
const pages = () => [...files.keys()].filter((name) => name.endsWith('.html'));

describe('The snapshot of a competition', () => {
  test('holds an index, a page and data of each group; every link leads to a file of it', () => {
    expect([...files.keys()].sort()).toEqual([
      'donnees/001-100-m-hommes.json',
      'donnees/002-100-m-mim.json',
      'donnees/competition.json',
      'epreuves/001-100-m-hommes.html',
      'epreuves/002-100-m-mim.html',
      'index.html',
      'sign.svg',
      'style.css',
    ]);
    let links = 0;
    for (const name of pages()) {
      for (const { attrs } of page(name)) {
        const link = attrs.find((attr) => attr.name === 'href' || attr.name === 'src')?.value;
        if (link === undefined) continue;
        links += 1;
        expect(files.has(posix.join(posix.dirname(name), link))).toBe(true);
      }
    }
    expect(links).toBeGreaterThan(10);
  });

  test('needs no script, and shows names, marks and wind in French', () => {
    for (const name of pages()) expect(page(name).some(({ tagName }) => tagName === 'script')).toBe(false);
    const html = files.get('epreuves/001-100-m-hommes.html') ?? '';
    for (const said of ['MARTIN Léo', '10.48', 'Vent\u00a0: +0.4 m/s', '<html lang="fr">', 'DNF'])
      expect(html).toContain(said);
    expect(files.get('index.html')).toContain('Meeting &#60;d’été&#62; &#38; «co»');
  });

  test('is in English on demand, in the same files', async () => {
    const english = await unpack(await fetch(`${server.url}/api/challenge/${chOID}/snapshot?lang=en`));
    expect([...english.keys()].filter((name) => name.endsWith('.html'))).toHaveLength(3);
    const html = english.get('epreuves/001-100-m-men.html') ?? '';
    for (const said of [
      '<html lang="en">',
      'MARTIN Léo',
      'Wind: +0.4 m/s',
      '<h2>Results</h2>',
      'Start lists',
      'Unofficial',
    ])
      expect(html).toContain(said);
    for (const text of [html, english.get('index.html') ?? ''])
      expect(text).not.toMatch(/Résultats|Liste de départ|Épreuves|Athlète|juin|Cl\./);
  });

  test('names no hidden athlete and tells no birth date', () => {
    for (const text of files.values()) expect(text).not.toMatch(/PETIT|Noé|2001-03-04|2012-02-03|"dob"/);
    expect(files.get('epreuves/001-100-m-hommes.html')).toContain('ATHLETE Anonyme');
  });

  test('asks search engines to leave out the pages of U16 and younger', () => {
    expect(files.get('epreuves/002-100-m-mim.html')).toContain('<meta name="robots" content="noindex">');
    expect(files.get('epreuves/001-100-m-hommes.html')).not.toContain('noindex');
  });

  test('is not sent again to whoever has it, and not there for a hidden challenge', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/api/challenge/${chOID}/snapshot`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const { oid } = await server.createChallenge({ visible: false });
    expect((await ask(oid)).status).toBe(404);
  });
});
