import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { changeLanguage, type Language, startLanguage } from 'shared-domain/platform';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { groupByEvent } from '../../api/programme-groups.ts';
import { registerTexts } from '../../locales/register-texts.ts';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import { PrintSheet } from './print/PrintSheet.tsx';
import { SeedPreview } from './seed/SeedPreview.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val' });
const FINAL = aTrial({ oid: 'final', gOID: 'group', starts: 3, g0: 100, g1: '0' });
const ROWS = [
  { row: 'a', bib: '11', last: 'VALMOREL', first: 'Inès', category: 54, lane: 3, pe: { pb: 12_010, sb: 12_340 } },
  { row: 'b', bib: '12', last: 'KERBRAT', first: 'Lou', category: 162, lane: 4, pe: { sb: 12_560 } },
  { row: 'c', bib: '13', last: 'SANTERRE', first: 'Aïcha', category: 49, lane: 5 },
];

const SHOT_FINAL = aTrial({ oid: 'shot', gOID: 'group', starts: 3, g0: 900_005, g1: '0', category: 57 });

const switchLanguage = (language: Language) => {
  startLanguage(language);
  changeLanguage(language);
  registerTexts();
};

beforeEach(() => switchLanguage('fr'));
afterEach(() => changeLanguage('fr'));

const getRow = (name: RegExp) => screen.getByRole('row', { name });

test('a start list shows the personal best, and the season’s in a column of its own or, marked as such, below it', async () => {
  fakeServer({
    orgs: [anOrg({ role: 'owner' })],
    challenges: [MEETING],
    answers: {
      secretariatTrials: () => ({ trials: [FINAL] }),
      secretariatStarts: () => ({ starts: [{ oid: 'final', uid: FINAL.uid, rows: ROWS }] }),
    },
  });
  renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=final');
  await screen.findByRole('rowheader', { name: /VALMOREL Inès/ });
  expect(getRow(/VALMOREL/)).toHaveTextContent('12.01');
  expect(screen.getByRole('columnheader', { name: 'SB' })).toBeVisible();
  expect(within(getRow(/VALMOREL/)).getByRole('cell', { name: '12.34' })).toBeVisible();
  expect(getRow(/KERBRAT/)).toHaveTextContent('12.56 SB');
  expect(within(getRow(/KERBRAT/)).getByTitle('Meilleure performance de la saison')).toBeVisible();
  expect(within(getRow(/SANTERRE/)).getByRole('cell', { name: 'CAM' })).toBeVisible();
});

test.each([
  ['fr', 'ESF', 'CAM'],
  ['en', 'U23W', 'U18M'],
] as const)(
  'a printed sheet in %s has the personal best, and the codes of that language with one sex',
  (language, es, ca) => {
    switchLanguage(language);
    const groups = groupByEvent([FINAL], 'fr');
    const [group] = groups;
    if (group === undefined) throw new Error('no group');
    render(<PrintSheet challenge={MEETING} list={{ oid: 'final', group, trial: FINAL }} rows={ROWS} />);
    expect(getRow(/VALMOREL/)).toHaveTextContent(`${es}12.01`);
    expect(getRow(/KERBRAT/)).toHaveTextContent('W6012.56 SB');
    expect(getRow(/SANTERRE/)).toHaveTextContent(ca);
  },
);

test('an athlete absent at the call is struck on the printed sheet, and not counted', () => {
  switchLanguage('fr');
  const [group] = groupByEvent([FINAL], 'fr');
  if (group === undefined) throw new Error('no group');
  const rows = ROWS.map((row, at) => (at === 1 ? { ...row, presence: 'absent' as const } : row));
  render(<PrintSheet challenge={MEETING} list={{ oid: 'final', group, trial: FINAL }} rows={rows} />);
  expect(getRow(/KERBRAT/)).toHaveTextContent(/abs\.$/);
  expect(getRow(/KERBRAT/)).toHaveClass('absent');
  expect(getRow(/VALMOREL/)).not.toHaveTextContent('abs.');
  expect(screen.getByText(new RegExp(`${ROWS.length - 1} engagés`))).toBeVisible();
});

test('the preview of a draw shows both bests: the draw uses the season’s', () => {
  render(
    <SeedPreview
      event={{ g0: 100, g1: '0' }}
      answer={{
        ...{ preview: true, seed: 'a', revision: 1, reserves: [], draws: [], swaps: [], together: [], warnings: [] },
        heats: [{ oid: 'final', uid: FINAL.uid, heat: 1, rows: ROWS.map((one, at) => ({ ...one, seed: at + 1 })) }],
      }}
    />,
  );
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = (name: RegExp) => [...getRow(name).querySelectorAll('td, th')].map(({ textContent }) => textContent);
  expect([cells(/VALMOREL/)[columns.indexOf('RP')], cells(/VALMOREL/)[columns.indexOf('SB')]]).toEqual([
    '12.01',
    '12.34',
  ]);
  expect([cells(/KERBRAT/)[columns.indexOf('RP')], cells(/KERBRAT/)[columns.indexOf('SB')]]).toEqual(['', '12.56']);
  expect(cells(/KERBRAT/)[columns.indexOf('Cat.')]).toBe('W60');
});

test('a printed sheet of a throw for all categories has the weight that each athlete throws', () => {
  const [group] = groupByEvent([SHOT_FINAL], 'fr');
  if (group === undefined) throw new Error('no group');
  render(<PrintSheet challenge={MEETING} list={{ oid: 'shot', group, trial: SHOT_FINAL }} rows={ROWS} />);
  expect(getRow(/VALMOREL/)).toHaveTextContent('ESF · 4 kg');
  expect(getRow(/SANTERRE/)).toHaveTextContent('CAM · 5 kg');
});

test('a printed sheet of a high jump has the heights that are announced, then blank bars', () => {
  const jump = aTrial({ oid: 'jump', gOID: 'group', starts: 3, g0: 900_001, g1: '0', dets: { heights: [1700, 1750] } });
  const [group] = groupByEvent([jump], 'fr');
  if (group === undefined) throw new Error('no group');
  render(<PrintSheet challenge={MEETING} list={{ oid: 'jump', group, trial: jump }} rows={ROWS} />);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(4, 7)).toEqual(['1.70', '1.75', '']);
  expect(heads).toHaveLength(4 + 12 + 2);
});
