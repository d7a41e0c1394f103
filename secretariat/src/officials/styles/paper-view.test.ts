import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';

const FILES = ['grid.css', 'attempts.css', 'additions.css'];

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test.each(['grid', 'grid attempts'])('«Vue feuille» has the cells of a %s at 28 px, to copy from', (grid) => {
  const style = document.createElement('style');
  style.textContent = FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  document.head.append(style);
  const view = (page: string) => {
    document.body.innerHTML = `<div class="page ${page}"><table class="${grid}"><tbody><tr><td><span class="cellb">X</span></td><td class="bestc">6.50</td></tr></tbody></table></div>`;
    return ['.cellb', '.bestc'].map((name) => {
      const cell = document.querySelector(name);
      return cell === null ? undefined : getComputedStyle(cell).fontSize;
    });
  };
  expect(view('split')).not.toContain('1.75rem');
  expect(view('paper')).toEqual(['1.75rem', '1.75rem']);
});
