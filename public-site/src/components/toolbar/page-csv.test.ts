import { expect, test } from '@jest/globals';
import { formatSpreadsheet } from 'shared-domain';
import { buildCsvName, readTableCells } from './page-csv.ts';

function table(html: string): HTMLTableElement {
  const holder = document.createElement('div');
  holder.innerHTML = `<table>${html}</table>`;
  return holder.firstElementChild as HTMLTableElement;
}

test('a list is its columns by their long names and its cells by what is seen, without stars and second lines', () => {
  const list = table(`
    <thead><tr><td class="fav"></td><th abbr="Place">Pl.</th><th>Athlète</th><th abbr="Performance">Perf.</th></tr></thead>
    <tbody><tr><td class="fav"><button>☆</button></td><td>1<span class="sr">, or</span></td>
    <th><button><b>VALMOREL</b> <span>Inès</span></button><span class="small ph">AC · SE</span></th>
    <td><span aria-hidden="true">11.58</span><span class="sr">11 secondes 58</span><span>RP</span></td></tr></tbody>`);
  expect(readTableCells(list)).toEqual([
    ['Place', 'Athlète', 'Performance'],
    ['1', 'VALMOREL Inès', '11.58 RP'],
  ]);
});

test('28. opens right in a French spreadsheet and runs nothing', () => {
  const text = formatSpreadsheet([['Éva', '=SOMME(A1)', '+0.08', '@x', '-', 'a;b', 'un "mot"', '-1+2', '=1']]);
  expect(text).toBe('\ufeffÉva;\'=SOMME(A1);+0.08;\'@x;-;"a;b";"un ""mot""";\'-1+2;\'=1\r\n');
});

test('the file is named by the day and the list', () => {
  expect(buildCsvName('100 m SE F – Série 2, départs', '2026-06-14')).toBe('2026-06-14_100-m-se-f-serie-2-departs.csv');
});
