import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { GatheredList } from '../gather.ts';
import type { DocumentInfo } from '../pdf/draw-document.ts';
import { buildSheet } from '../sheet/build-sheet.ts';
import { makeSlug } from './html.ts';
import { buildGroupPage, buildIndexPage, type GroupPage } from './pages.ts';
import { SIGN, STYLE } from './style.ts';

/** The public rows of a list. */
const buildListData = (list: GatheredList): object =>
  list.kind === 'starts' ? { uid: list.entryGroupUid ?? list.trial.uid, rows: list.rows } : { ...list.list };

/** A zip file with the pages of a competition and their data as JSON, for reading without a server. */
export async function packSnapshot(info: Omit<DocumentInfo, 'title'>, lists: readonly GatheredList[]): Promise<Buffer> {
  const { challenge, placeAndDate, printedAt, language, drawnAt } = info;
  const zip = new ZipFile();
  const addFile = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: drawnAt });
  const texts = { challengeName: challenge.name, placeAndDate, printedAt, language };
  const groups: GroupPage[] = [];
  for (const [index, groupLists] of [...Map.groupBy(lists, ({ trial }) => trial.gOID).values()].entries()) {
    const sheets = groupLists.map((list) => buildSheet(list, challenge, language));
    const name = sheets[0]?.group ?? '';
    const base = `${String(index + 1).padStart(3, '0')}-${makeSlug(name)}`;
    const page = { name, file: `${base}.html`, sheets };
    groups.push(page);
    addFile(`epreuves/${page.file}`, buildGroupPage(page, texts));
    const kinds = Object.groupBy(groupLists, ({ kind }) => kind);
    const data = {
      group: name,
      results: kinds.results?.map(buildListData) ?? [],
      starts: kinds.starts?.map(buildListData) ?? [],
    };
    addFile(`donnees/${base}.json`, JSON.stringify(data));
  }
  addFile('index.html', buildIndexPage(groups, texts));
  addFile(
    'donnees/competition.json',
    JSON.stringify({ challenge, groups: groups.map(({ name, file }) => ({ name, file })) }),
  );
  addFile('style.css', STYLE);
  addFile('sign.svg', SIGN);
  zip.end();
  return buffer(zip.outputStream);
}
