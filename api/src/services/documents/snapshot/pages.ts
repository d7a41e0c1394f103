import type { Language } from 'shared-domain';
import { mainText, type Sheet, type SheetCell, type SheetColumn, sheetTitle, subText } from '../sheet/sheet.ts';
import { SHEET_WORDS } from '../sheet/words.ts';
import { buildHtmlPage, escapeText } from './html.ts';

interface SnapshotWords {
  readonly name: string;
  readonly where: string;
  readonly printed: string;
  readonly language: Language;
}

/** A group with its page’s name in the folder. */
export interface GroupPage {
  readonly name: string;
  readonly file: string;
  readonly sheets: readonly Sheet[];
}

const columnClass = ({ align, strong = false }: SheetColumn): string => {
  const names = [...(align === 'left' ? [] : [align]), ...(strong ? ['strong'] : [])].join(' ');
  return names === '' ? '' : ` class="${names}"`;
};

function cellHtml(cell: SheetCell, column: SheetColumn): string {
  const sub = subText(cell) === '' ? '' : `<small>${escapeText(subText(cell))}</small>`;
  const tag = column.isName ? 'th' : 'td';
  const scope = tag === 'th' ? ' scope="row"' : '';
  return `<${tag}${scope}${columnClass(column)}>${escapeText(mainText(cell))}${sub}</${tag}>`;
}

function tableHtml({ columns, rows, ...sheet }: Sheet): string {
  const heads = columns
    .map((column) => `<th scope="col"${columnClass(column)}>${escapeText(column.label)}</th>`)
    .join('');
  const body = rows.map((row) => `<tr>${columns.map((column, i) => cellHtml(row[i] ?? '', column)).join('')}</tr>`);
  const caption = `${sheetTitle(sheet)}, ${SHEET_WORDS[sheet.language][sheet.kind === 'starts' ? 'startList' : 'resultList']}`;
  return `<div class="wide" role="region" tabindex="0" aria-label="${escapeText(caption)}"><table><caption class="sr">${escapeText(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`;
}

function sectionHtml(sheet: Sheet): string {
  const { round, state, when, facts, notes } = sheet;
  const notesHtml = notes.map((note) => `<p class="notes">${escapeText(note)}</p>`).join('');
  return `<section><div class="head"><div><h3>${escapeText(round)}</h3><p>${escapeText([when, ...facts].join(' · '))}</p></div><span class="state ${state.tone}">${escapeText(state.text)}</span></div>
${tableHtml(sheet)}${notesHtml}</section>`;
}

const footHtml = ({ printed, language }: SnapshotWords): string =>
  `<footer>Foulée · ${SHEET_WORDS[language].asOf} ${escapeText(printed)}</footer>`;

export function groupPage({ name, sheets }: GroupPage, words: SnapshotWords): string {
  const { language } = words;
  const part = (kind: Sheet['kind']): string => {
    const own = sheets.filter((sheet) => sheet.kind === kind);
    return own.length === 0 ? '' : `<h2>${SHEET_WORDS[language][kind]}</h2>\n${own.map(sectionHtml).join('\n')}`;
  };
  return buildHtmlPage({
    language,
    title: `${name} – ${words.name}`,
    root: '../',
    noindex: sheets.some(({ young }) => young),
    body: `<header><div><p class="back"><a href="../index.html">${escapeText(words.name)}</a></p><h1>${escapeText(name)}</h1><p>${escapeText(words.where)}</p></div></header>
<main>${part('results')}
${part('starts')}</main>
${footHtml(words)}`,
  });
}

export function indexPage(groups: readonly GroupPage[], words: SnapshotWords): string {
  const { language } = words;
  const { noList, events, data } = SHEET_WORDS[language];
  const lines = groups.map(
    ({ name, file, sheets }) =>
      `<li><a href="epreuves/${file}">${escapeText(name)} <small>${escapeText(sheets[0]?.when ?? '')}</small></a></li>`,
  );
  const list =
    lines.length === 0 ? `<p>${noList}</p>` : `<nav aria-label="${events}"><ul>${lines.join('\n')}</ul></nav>`;
  return buildHtmlPage({
    language,
    title: words.name,
    root: '',
    body: `<header><div><h1>${escapeText(words.name)}</h1><p>${escapeText(words.where)}</p></div></header>
<main><h2>${events}</h2>
${list}
<p><a href="donnees/competition.json">${data}</a></p></main>
${footHtml(words)}`,
  });
}
