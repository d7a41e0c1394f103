import type { PointsRow, RowUnit } from './points-row.ts';
import type { PointsTable } from './points-table.ts';

/** Sex, event, unit, and the printed constants a, b and c of the power formula. */
type PrintedRow = readonly [1 | 2, string, RowUnit, string, string, string];

const PRINTED_ROWS: readonly PrintedRow[] = [
  [1, '000060-0', 's', '58.015', '11.5', '1.81'],
  [1, '000100-0', 's', '25.4347', '18', '1.81'],
  [1, '000200-0', 's', '5.8425', '38', '1.81'],
  [1, '000400-0', 's', '1.53775', '82', '1.81'],
  [1, '001000-0', 's', '0.08713', '305.5', '1.85'],
  [1, '001500-0', 's', '0.03768', '480', '1.85'],
  [1, '000060-H', 's', '20.5173', '15.5', '1.92'],
  [1, '000110-H', 's', '5.74352', '28.5', '1.92'],
  [1, '900003-0', 'cm', '0.14354', '220', '1.4'],
  [1, '900001-0', 'cm', '0.8465', '75', '1.42'],
  [1, '900002-0', 'cm', '0.2797', '100', '1.35'],
  [1, '900005-0', 'm', '51.39', '1.5', '1.05'],
  [1, '900006-0', 'm', '12.91', '4', '1.1'],
  [1, '900008-0', 'm', '10.14', '7', '1.08'],
  [2, '000100-0', 's', '17.857', '21', '1.81'],
  [2, '000200-0', 's', '4.99087', '42.5', '1.81'],
  [2, '000400-0', 's', '1.34285', '91.7', '1.81'],
  [2, '000800-0', 's', '0.11193', '254', '1.88'],
  [2, '001500-0', 's', '0.02883', '535', '1.88'],
  [2, '000100-H', 's', '9.23076', '26.7', '1.835'],
  [2, '900003-0', 'cm', '0.188807', '210', '1.41'],
  [2, '900001-0', 'cm', '1.84523', '75', '1.348'],
  [2, '900002-0', 'cm', '0.44125', '100', '1.35'],
  [2, '900005-0', 'm', '56.0211', '1.5', '1.05'],
  [2, '900006-0', 'm', '12.3311', '3', '1.1'],
  [2, '900008-0', 'm', '15.9803', '3.8', '1.04'],
  [2, '000060-H', 's', '20.0479', '17', '1.835'],
];

const makePointsRow = ([sex, event, unit, a, b, c]: PrintedRow): PointsRow => ({ sex, event, unit, a, b, c });

/** Edition of the table. */
export const WA_COMBINED_2001_EDITION = 'IAAF Scoring Tables for Combined Events 2001 (April 2004 reprint)';

/**
 * Official rows of the tables of combined events in force since 2001, built in so that they need no file. From openath/athlib
 * (Apache-2.0), checked against all of the Rio 2016 decathlon and heptathlon. The file `combined-2001.json` has extensions too.
 */
export const WA_COMBINED_2001: PointsTable = {
  id: 'combined-2001',
  kind: 'combined',
  edition: WA_COMBINED_2001_EDITION,
  source: 'openath/athlib (Apache-2.0)',
  notice: '',
  official: true,
  formula: 'power',
  rows: /* @__PURE__ */ PRINTED_ROWS.map(makePointsRow),
};
