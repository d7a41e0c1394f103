/** One printed table: number of lines, first 16 digits of the sha256 over `points mark` of each line (fewest points first), maximum points. */
type PrintedTable = readonly [lines: number, digest: string, most: number];

/**
 * IAAF Scoring Tables for Combined Events, as printed in pages of fifty lines and read by dariodsa/ScoringTablesIaaf at 28b67861: the
 * worst mark of each number of points, in ms and mm, by sex and event.
 */
export const PRINTED_COMBINED: Readonly<Record<string, PrintedTable>> = {
  '1 001000-0': [1236, 'c4ad52e68d4361db', 1236],
  '1 000100-0': [733, 'e837def3b4cdea94', 1223],
  '2 000100-H': [1138, 'd15a0c7ba854572a', 1361],
  '1 000110-H': [1123, 'cfb76ed1f3394461', 1249],
  '1 001500-0': [1250, '19a90c0d958d2010', 1250],
  '2 000200-0': [1329, 'c4a3e3230138a1b8', 1342],
  '1 000400-0': [1250, '0ae90cf08eea00bb', 1250],
  '2 000060-H': [849, 'c44be8ab4dce667f', 1371],
  '1 000060-H': [718, '4312325b6e4411ca', 1249],
  '2 000800-0': [1250, '6bf8fcafcf67817d', 1250],
  '2 900006-0': [1300, '20f1323947e236bf', 1300],
  '1 900006-0': [1500, 'a18961b91fcdd580', 1500],
  '2 900001-0': [144, '4c4ccb3ce1a17012', 1498],
  '1 900001-0': [183, 'eabfeda1e9eb432a', 1392],
  '2 900008-0': [1500, '06c038224253ecb7', 1500],
  '1 900008-0': [1400, '0c5e32a74bfce68f', 1400],
  '2 900003-0': [581, 'e4e3341d81302350', 1520],
  '1 900003-0': [713, '97f9626fdb3fcc8c', 1461],
  '1 900002-0': [544, 'c4e3b934c9e17d1d', 1396],
  '2 900005-0': [1500, '965d30866acd37e4', 1500],
  '1 900005-0': [1350, '8398e10dff25e2d6', 1350],
};

/** The one line that differs from the formula: the men's 60 m hurdles in 12.15 give 209.03, so 209, and were read as 208. */
export const MISREAD_LINES: Readonly<Record<string, { readonly mark: number; readonly points: number }>> = {
  '1 000060-H': { mark: 12_150, points: 208 },
};
