import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { GatheredList } from '../gather.ts';
import type { Printed } from '../pdf/draw-document.ts';
import { buildSheet } from '../sheet/build-sheet.ts';
import { slug } from './html.ts';
import { buildGroupPage, buildIndexPage, type GroupPage } from './pages.ts';
import { SIGN, STYLE } from './style.ts';

/** The rows of a list; what the server keeps for itself of them never came here. */
const listData = (list: GatheredList): object =>
  list.kind === 'starts' ? { uid: list.entriesOf ?? list.trial.uid, rows: list.rows } : { ...list.list };

/** Pages of a competition and their data, in a folder that opens anywhere. */
export async function packSnapshot(words: Omit<Printed, 'title'>, lists: readonly GatheredList[]): Promise<Buffer> {
  const { challenge, where, printed, language, at } = words;
  const zip = new ZipFile();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: at });
  const texts = { challengeName: challenge.name, placeAndDate: where, printedAt: printed, language };
  const groups: GroupPage[] = [];
  for (const [index, own] of [...Map.groupBy(lists, ({ trial }) => trial.gOID).values()].entries()) {
    const sheets = own.map((list) => buildSheet(list, challenge, language));
    const name = sheets[0]?.group ?? '';
    const base = `${String(index + 1).padStart(3, '0')}-${slug(name)}`;
    const page = { name, file: `${base}.html`, sheets };
    groups.push(page);
    add(`epreuves/${page.file}`, buildGroupPage(page, texts));
    const kinds = Object.groupBy(own, ({ kind }) => kind);
    const data = {
      group: name,
      results: kinds.results?.map(listData) ?? [],
      starts: kinds.starts?.map(listData) ?? [],
    };
    add(`donnees/${base}.json`, JSON.stringify(data));
  }
  add('index.html', buildIndexPage(groups, texts));
  add(
    'donnees/competition.json',
    JSON.stringify({ challenge, groups: groups.map(({ name, file }) => ({ name, file })) }),
  );
  add('style.css', STYLE);
  add('sign.svg', SIGN);
  zip.end();
  return buffer(zip.outputStream);
}
