import { expect, test } from '@jest/globals';
import { devicesEn } from './devices/en.ts';
import { devicesFr } from './devices/fr.ts';
import { en as first } from './en.ts';
import { entriesEn } from './entries/en.ts';
import { entriesFr } from './entries/fr.ts';
import { fr as firstFr } from './fr.ts';
import { importsEn } from './imports/en.ts';
import { importsFr } from './imports/fr.ts';
import { networkEn } from './network/en.ts';
import { networkFr } from './network/fr.ts';
import { reportsEn } from './reports/en.ts';
import { reportsFr } from './reports/fr.ts';
import { screensEn } from './screens/en.ts';
import { screensFr } from './screens/fr.ts';
import { siteEn } from './site/en.ts';
import { siteFr } from './site/fr.ts';

const [fr, en] = [
  { ...firstFr, ...devicesFr, ...entriesFr, ...importsFr, ...networkFr, ...reportsFr, ...screensFr, ...siteFr },
  { ...first, ...devicesEn, ...entriesEn, ...importsEn, ...networkEn, ...reportsEn, ...screensEn, ...siteEn },
];

const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test('every text has the same keys and the same values in French and English', () => {
  expect(Object.keys(en)).toEqual(Object.keys(fr));
  for (const key of Object.keys(fr) as (keyof typeof fr)[]) {
    const french = values(fr[key]);
    const english = values(en[key]);
    // The form for one may be «le premier», without the count.
    if (!key.endsWith('_one')) expect([key, english]).toEqual([key, french]);
  }
});
