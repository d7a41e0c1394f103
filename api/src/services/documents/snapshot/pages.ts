import type { Language } from 'shared-domain';
import {
  formatSheetTitle,
  getMainText,
  getSubText,
  type Sheet,
  type SheetCell,
  type SheetColumn,
} from '../sheet/sheet.ts';
import { SHEET_WORDS } from '../sheet/words.ts';
import { buildHtmlPage, escapeText } from './html.ts';

/** Texts of every page. */
interface SnapshotTexts {
  readonly challengeName: string;
  readonly placeAndDate: string;
  /** When the snapshot was made. */
  readonly printedAt: string;
  readonly language: Language;
}

/** A group’s page; `file` is its file name in the folder. */
export interface GroupPage {
  readonly name: string;
  readonly file: string;
  readonly sheets: readonly Sheet[];
}

/** The whole `class` attribute of a cell, with the blank before it; empty where the column has no class. */
const formatClassAttribute = ({ align, isStrong = false }: SheetColumn): string => {
  const names = [...(align === 'left' ? [] : [align]), ...(isStrong ? ['strong'] : [])].join(' ');
  return names === '' ? '' : ` class="${names}"`;
};

function buildCell(cell: SheetCell, column: SheetColumn): string {
  const sub = getSubText(cell) === '' ? '' : `<small>${escapeText(getSubText(cell))}</small>`;
  const tag = column.isName ? 'th' : 'td';
  const scope = tag === 'th' ? ' scope="row"' : '';
  return `<${tag}${scope}${formatClassAttribute(column)}>${escapeText(getMainText(cell))}${sub}</${tag}>`;
}

function buildTable({ columns, rows, ...sheet }: Sheet): string {
  const headCells = columns
    .map((column) => `<th scope="col"${formatClassAttribute(column)}>${escapeText(column.label)}</th>`)
    .join('');
  const body = rows.map((row) => `<tr>${columns.map((column, i) => buildCell(row[i] ?? '', column)).join('')}</tr>`);
  const caption = `${formatSheetTitle(sheet)}, ${SHEET_WORDS[sheet.language][sheet.kind === 'starts' ? 'startListCaption' : 'resultListCaption']}`;
  return `<div class="wide" role="region" tabindex="0" aria-label="${escapeText(caption)}"><table><caption class="sr">${escapeText(caption)}</caption><thead><tr>${headCells}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`;
}

function buildSection(sheet: Sheet): string {
  const { round, state, dateText, facts, notes } = sheet;
  const notesHtml = notes.map((note) => `<p class="notes">${escapeText(note)}</p>`).join('');
  return `<section><div class="head"><div><h3>${escapeText(round)}</h3><p>${escapeText([dateText, ...facts].join(' · '))}</p></div><span class="state ${state.tone}">${escapeText(state.text)}</span></div>
${buildTable(sheet)}${notesHtml}</section>`;
}

const buildFooter = ({ printedAt, language }: SnapshotTexts): string =>
  `<footer>Foulée · ${SHEET_WORDS[language].asOf} ${escapeText(printedAt)}</footer>`;

export function buildGroupPage({ name, sheets }: GroupPage, texts: SnapshotTexts): string {
  const { language } = texts;
  const buildPart = (kind: Sheet['kind']): string => {
    const sheetsOfKind = sheets.filter((sheet) => sheet.kind === kind);
    return sheetsOfKind.length === 0
      ? ''
      : `<h2>${SHEET_WORDS[language][kind === 'starts' ? 'startListsHeading' : 'resultsHeading']}</h2>\n${sheetsOfKind.map(buildSection).join('\n')}`;
  };
  return buildHtmlPage({
    language,
    title: `${name} – ${texts.challengeName}`,
    root: '../',
    isNoIndex: sheets.some(({ hasUnder16 }) => hasUnder16),
    body: `<header><div><p class="back"><a href="../index.html">${escapeText(texts.challengeName)}</a></p><h1>${escapeText(name)}</h1><p>${escapeText(texts.placeAndDate)}</p></div></header>
<main>${buildPart('results')}
${buildPart('starts')}</main>
${buildFooter(texts)}`,
  });
}

export function buildIndexPage(groups: readonly GroupPage[], texts: SnapshotTexts): string {
  const { language } = texts;
  const { noList, events, data } = SHEET_WORDS[language];
  const lines = groups.map(
    ({ name, file, sheets }) =>
      `<li><a href="epreuves/${file}">${escapeText(name)} <small>${escapeText(sheets[0]?.dateText ?? '')}</small></a></li>`,
  );
  const list =
    lines.length === 0 ? `<p>${noList}</p>` : `<nav aria-label="${events}"><ul>${lines.join('\n')}</ul></nav>`;
  return buildHtmlPage({
    language,
    title: texts.challengeName,
    root: '',
    body: `<header><div><h1>${escapeText(texts.challengeName)}</h1><p>${escapeText(texts.placeAndDate)}</p></div></header>
<main><h2>${events}</h2>
${list}
<p><a href="donnees/competition.json">${data}</a></p></main>
${buildFooter(texts)}`,
  });
}
