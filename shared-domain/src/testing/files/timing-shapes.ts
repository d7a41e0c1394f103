/** Files of timing programs, of invented people: photo finish, field results, start lists. */
export const TIMING_SHAPES = {
  lif: [
    '1,6,1,100 m,0.4,m/s,,,,,14:35',
    '1,11,4,MARTIN,Léo,AC Rennes,10.48,,,0.151',
    'DNS,12,5,"PETIT, fils",Noé,,,',
    ',13,6,MOREL,Hugo,,10.9012,,,0.17',
  ].join('\r\n'),
  laps: [
    '2,6,1,1500 m,,,,,,,15:10',
    '1,31,1,DUPRÉ,Luc,AC Brest,3:58.21,,,,58.1 (58.1) 2:01.0 (62.9) 3:05.4 (64.4) 3:58.21',
    '2,32,2,LANG,Ugo,AC Brest,4:01.00,,,,',
  ].join('\r\n'),
  lff: ['3,6,1,Longueur,metric', '1,900,1,1,SAUT,Léo,AC Brest,7.12,1.4,F,,P,,7.30,-0.2', 'DNS,901,2,,BOND,Max'].join(
    '\r\n',
  ),
  vault: [
    '4,6,1,Perche,metric,SH,3.80,3.90,4.00,EH',
    '1,910,1,1,HAUT,Ana,AC Brest,O,XO,XXX',
    '2,911,2,2,BAS,Eva,AC Rennes,P,XXX',
  ].join('\r\n'),
  evt: [
    '1,7,1,16:30 | 100 m Hommes,,,,,,100',
    ',11,4,MARTIN,Léo,AC Rennes',
    '\t12,5,PETIT,Noé,"Vannes, US"',
    ',13,6,MOREL,Hugo,US Vannes',
    '2,7,1,17:00 | 1500 m,,,,,,1500',
    ',31,1,DUPRÉ,Luc,AC Brest',
  ].join('\r\n'),
  ppl: ['11,MARTIN,Léo,AC Rennes', '12,PETIT,Noé,EA Brest', '13,MOREL,Hugo,US Vannes'].join('\r\n'),
} as const;
