import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MARK_STATUS, readEvent } from 'shared-domain';
import { aResultRow, aTrial } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { SmallResultRows } from './SmallResultRows.tsx';

const styles = document.createElement('style');
afterEach(() => styles.remove());

test('a status on the dark board has the colour of its texts, not that of a table', () => {
  const sheets = ['../perf-table/perf-table.css', 'live-board.css'];
  styles.textContent = sheets.map((sheet) => readFileSync(join(__dirname, sheet), 'utf8')).join('\n');
  document.head.append(styles);
  const rows = [aResultRow({ rank: undefined, prf: { v: 0, u: 'ms', st: MARK_STATUS.dnf } })];
  renderSite(
    <div className="now">
      <SmallResultRows rows={rows} listLength={1} event={readEvent(aTrial(), 'outdoor')} />
    </div>,
  );
  const [code] = screen.getAllByText(/^DNF/);
  expect(getComputedStyle(code as HTMLElement).color).toBe('var(--on-board-2)');
});
