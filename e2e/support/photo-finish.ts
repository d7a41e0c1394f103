/** Lines of a FinishLynx result file. */
const FILE = [
  '31500017,1,2,11:02 | 60m W,,,,,,60,11:03:28.5250',
  '1,2926,8,BERNARD,Zoé,SV GO! Saar 05,7.636,,7.636,,,11:03:28.525,,,,7.636,7.636,"7,86",',
  '2,2875,5,THOMAS,Noah,LG Rhein-Wied,7.775,,0.139,,,11:03:28.525,,,,0.139,0.139,"7,72",',
  '3,2268,4,PETIT,Manon,LAC Quelle Fürth,7.778,,0.003,,,11:03:28.525,,,,0.003,0.003,"7,72",',
  '4,2768,6,ROBERT,Nathan,LC Bingen,7.934,,0.156,,,11:03:28.525,,,,0.156,0.156,"7,56",',
  '5,2694,7,RICHARD,Inès,Tschft. Germersheim,8.020,,0.086,,,11:03:28.525,,,,0.086,0.086,"7,48",',
  '6,3060,1,DURAND,Jules,LAZ Ludwigsburg,8.025,,0.005,,,11:03:28.525,,,,0.005,0.005,"7,48",',
  '7,2884,2,DUBOIS,Emma,LG Berus,8.107,,0.082,,,11:03:28.525,,,,0.082,0.082,"7,40",',
  '8,2309,3,MOREAU,Hugo,LG Main-Spessart,8.338,,0.231,,,11:03:28.525,,,,0.231,0.231,"7,20",',
].join('\r\n');

/** The FinishLynx file of a 60 m heat, in Latin-1. */
export const buildSixtyMetresFile = (): Buffer => Buffer.from(FILE, 'latin1');

/** The athletes of that heat with bib and lane. */
export const SIXTY_STARTERS: readonly (readonly [bib: string, last: string, lane: number])[] = [
  ['2926', 'BERNARD', 8],
  ['2875', 'THOMAS', 5],
  ['2268', 'PETIT', 4],
  ['2768', 'ROBERT', 6],
  ['2694', 'RICHARD', 7],
  ['3060', 'DURAND', 1],
  ['2884', 'DUBOIS', 2],
  ['2309', 'MOREAU', 3],
];
