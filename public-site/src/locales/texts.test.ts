import { expect, test } from '@jest/globals';
import { announcementsEn } from './announcements/en.ts';
import { announcementsFr } from './announcements/fr.ts';
import { athleteEn } from './athlete/en.ts';
import { athleteFr } from './athlete/fr.ts';
import { cardsEn } from './cards/en.ts';
import { cardsFr } from './cards/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { panelEn } from './panel/en.ts';
import { panelFr } from './panel/fr.ts';
import { pushEn } from './push/en.ts';
import { pushFr } from './push/fr.ts';
import { registrationEn } from './registration/en.ts';
import { registrationFr } from './registration/fr.ts';
import { stadiumEn } from './stadium/en.ts';
import { stadiumFr } from './stadium/fr.ts';
import { staticEn } from './static-pages/en.ts';
import { staticFr } from './static-pages/fr.ts';
import { statsEn } from './stats/en.ts';
import { statsFr } from './stats/fr.ts';
import { teamsEn } from './teams/en.ts';
import { teamsFr } from './teams/fr.ts';
import { topEn } from './top-performances/en.ts';
import { topFr } from './top-performances/fr.ts';
import { whyEn } from './why/en.ts';
import { whyFr } from './why/fr.ts';

const values = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map(([, name]) => name).sort();

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['shared', fr, en],
  ['announcements', announcementsFr, announcementsEn],
  ['athlete', athleteFr, athleteEn],
  ['panel', panelFr, panelEn],
  ['cards', cardsFr, cardsEn],
  ['push', pushFr, pushEn],
  ['stadium', stadiumFr, stadiumEn],
  ['registration', registrationFr, registrationEn],
  ['static pages', staticFr, staticEn],
  ['stats', statsFr, statsEn],
  ['teams', teamsFr, teamsEn],
  ['top performances', topFr, topEn],
  ['why', whyFr, whyEn],
])('every text of %s has the same keys and the same values in French and English', (_, french, english) => {
  expect(Object.keys(english)).toEqual(Object.keys(french));
  for (const key of Object.keys(french)) {
    // A plural for one may say «le premier» where the other counts.
    if (!key.endsWith('_one')) expect([key, values(english[key])]).toEqual([key, values(french[key])]);
  }
});
