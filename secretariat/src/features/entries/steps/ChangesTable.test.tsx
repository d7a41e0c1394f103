import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { addTexts, startLanguage } from 'shared-domain/platform';
import { entriesEn } from '../../../locales/entries/en.ts';
import { entriesFr } from '../../../locales/entries/fr.ts';
import { NAMESPACE, registerTexts } from '../../../locales/register-texts.ts';
import '../../../testing/render-secretariat.tsx';
import { compareLists } from '../compare/compare-lists.ts';
import { ChangesTable } from './ChangesTable.tsx';

const HUNDRED = '000100-0-50';
const PERSON = { last: 'VALMOREL', first: 'Inès', bib: '7', auid: 'L1' };
const EMPTY_LISTS = { groups: [], trialsData: [], startlists: {}, resultlists: {} };

const { changes } = compareLists(
  {
    startlists: {
      [HUNDRED]: [
        {
          ...PERSON,
          dob: '2010-05-02',
          sex: 'F',
          presence: 'present',
          pe: { pb: 12_840, sb: 12_990 },
          relay: { oid: 'r', n: 'Val 1' },
          members: [{ last: 'KERBRAT', first: 'Lou', leg: 1 }],
        },
      ],
    },
    resultlists: {
      [`${HUNDRED}-f1`]: [{ ...PERSON, prf: { v: 12_840, u: 'ms', st: 1 }, splits: [{ d: 50, t: 7120 }] }],
    },
  },
  {
    ...EMPTY_LISTS,
    startlists: { [HUNDRED]: [{ ...PERSON, pe: { pb: 13_000 }, relay: { oid: 'r', n: 'Val 0' } }] },
    resultlists: { [`${HUNDRED}-f1`]: [{ ...PERSON, prf: { v: 12_900, u: 'ms', st: 1 } }] },
  },
);

test.each([
  [
    'fr',
    [
      'Naissance : – → 02/05/2010',
      'Sexe : – → Femme',
      'Présence : – → Présent',
      'Record personnel : 13.00 → 12.84',
      'Meilleure performance de la saison : – → 12.99',
      'Relais : Val 0 → Val 1',
      'Relayeurs : – → KERBRAT Lou',
      'Performance : 12.90 → 12.84',
      'Passages : – → 50 m 7.12',
    ],
  ],
  ['en', ['Birth date: – → 02/05/2010', 'Sex: – → Woman', 'Personal best: 13.00 → 12.84', 'Mark: 12.90 → 12.84']],
] as const)('differences are in words, never as a program keeps them (%s)', (language, sentences) => {
  startLanguage(language);
  registerTexts();
  addTexts(NAMESPACE, { fr: entriesFr, en: entriesEn });
  render(<ChangesTable changes={changes} />);
  const text = (screen.getByRole('table').textContent ?? '').replaceAll(/\s/g, ' ');
  for (const sentence of sentences) expect(text).toContain(sentence);
  expect(text).not.toMatch(/[{}[\]"]|\b(dob|pe|pb|prf|oid)\b/);
});
