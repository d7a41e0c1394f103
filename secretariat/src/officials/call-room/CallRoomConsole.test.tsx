import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { findClosing } from 'shared-domain/live-input';
import { pressKey, readText, renderTask, typeText } from '../testing/render-task.tsx';
import { isLate } from './call-time.ts';
import { readBib } from './ScanSheet.tsx';

const list = (from: number, ...names: string[]) =>
  names.map((last, at) => ({ row: `bib:${from + at}`, bib: String(from + at), last, first: 'Ana', odr: at + 1 }));
/** From now on, so many minutes away. */
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const RACE = {
  g0: 100,
  g1: '0',
  date: at(18),
  rows: list(1, 'RIVOALLAN', 'LESCOUËT', 'KERBRAT').map((one, lane) => ({ ...one, lane: lane + 1 })) as never,
};
const LONG = { g0: 900_003, g1: '0', category: 55, date: at(50), rows: list(31, 'ABERLENC') as never };
const LATER = { g0: 200, g1: '0', date: at(90), rows: list(71, 'TARD') as never };

const open = (trial = RACE, options = {}) => renderTask('callRoom', trial, { others: [LATER, LONG], ...options });
const readRooms = () =>
  [...document.querySelectorAll('.room')].map((room) => readText(room.querySelector('h2')?.textContent ?? ''));
const readKeys = () => [...document.querySelectorAll('.pk')].map((key) => readText(key.getAttribute('aria-label')));

describe('the call room', () => {
  test('shows the next two events by the end of their calls, and who is late in the last five minutes', async () => {
    await open();
    expect(readRooms()).toEqual(['100 m Femmes SE', 'Longueur Hommes SE']);
    expect(readKeys()).toEqual([
      '1 RIVOALLAN : Attendue',
      '2 LESCOUËT : Attendue',
      '3 KERBRAT : Attendue',
      '31 ABERLENC : présence inconnue',
    ]);
    expect(screen.getAllByText(/par couloir/)).toHaveLength(1);
    expect(document.querySelector('.cd.last')).not.toBeNull();
  });

  test('one tap says there, not there, not known', async () => {
    const { said } = await open();
    await pressKey('1 RIVOALLAN : Attendue');
    await pressKey('1 RIVOALLAN : Présente');
    await pressKey('1 RIVOALLAN : Absente');
    await pressKey('31 ABERLENC : présence inconnue');
    expect(said()).toEqual([
      { kind: 'check', row: 'bib:1', presence: 'present' },
      { kind: 'check', row: 'bib:1', presence: 'absent' },
      { kind: 'check', row: 'bib:1', presence: null },
      { kind: 'check', row: 'bib:31', presence: 'present' },
    ]);
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('31 ABERLENC : là');
  });

  test('56. closing names each who is missing, and gives a DNS to whom it was chosen for only', async () => {
    const { said } = await open();
    await pressKey('1 RIVOALLAN : Attendue');
    await pressKey(/^Clore l’appel…/);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => readText(textContent))).toEqual([
      '2 LESCOUËT AnaDNS ?',
      '3 KERBRAT AnaDNS ?',
    ]);
    expect(document.activeElement?.textContent).toBe('Annuler');
    await pressKey('DNS : 3 KERBRAT');
    await pressKey(/^Clore l’appel\s*là : 1 · DNS : 1$/);
    expect(said().slice(1)).toEqual([
      { kind: 'check', row: 'bib:2', presence: 'absent' },
      { kind: 'check', row: 'bib:3', presence: 'absent' },
      { kind: 'word', row: 'bib:3', st: 2 },
      { kind: 'status', status: 30 },
    ]);
    expect(readKeys().slice(0, 3)).toEqual(['1 RIVOALLAN : Présente', '2 LESCOUËT : Absente', '3 KERBRAT : DNS']);
    expect(document.querySelector('.room .state')?.textContent).toBe('Appel clos');
    // The other event is the one that is open now.
    expect(screen.getByRole('button', { name: /^Clore l’appel…\s*Longueur/ })).toBeTruthy();
  });

  test('a DNS is taken back until the start, by a sheet that names her', async () => {
    const { said, facts } = await open();
    await pressKey(/^Clore l’appel…/);
    await pressKey('DNS : 2 LESCOUËT');
    await pressKey(/^Clore l’appel\s*là/);
    const word = facts().find(({ kind }) => kind === 'word');
    await pressKey('2 LESCOUËT : DNS');
    await pressKey('2 LESCOUËT est là');
    expect(said().slice(-2)).toEqual([
      { kind: 'correction', replaces: word?.id, with: [] },
      { kind: 'check', row: 'bib:2', presence: 'present' },
    ]);
    expect(readKeys()[1]).toBe('2 LESCOUËT : Présente');
  });

  test('once it has started nobody is called any more, and the next events are one key away', async () => {
    await open({ ...RACE, status: 5 } as never, { others: [{ ...LONG, status: 30 }, LATER] });
    expect(
      [...document.querySelectorAll<HTMLButtonElement>('.room:first-child .pk')].every(({ disabled }) => disabled),
    ).toBe(true);
    await pressKey('Épreuves suivantes');
    expect(readRooms()).toEqual(['200 m Femmes SE']);
  });

  test('who is scratched stays so; a relay shows its runners in order and when they are declared', async () => {
    const rows = [
      { row: 'bib:1', bib: '1', last: 'AC PARIS', lane: 4, presence: 'scratched' },
      {
        row: 'bib:2',
        bib: '2',
        last: 'US NORD',
        lane: 5,
        members: [
          { last: 'B', leg: 2 },
          { last: 'A', leg: 1 },
        ],
      },
    ];
    await open({ ...RACE, g0: 1104, rows: rows as never }, { others: [] });
    expect(readKeys()[0]).toBe('1 AC PARIS : Forfait');
    expect(readText(document.querySelector('.rooms')?.textContent ?? '')).toContain('2 · 1 A, 2 B');
    expect(screen.getByText(/ordre avant \d\d:\d\d/)).toBeTruthy();
  });

  test('a bib that is typed is there, where it is in one of the events', async () => {
    const { said } = await open();
    await pressKey('Scanner un dossard');
    await typeText('Dossard', '99');
    expect(readText(screen.getByText(/n’est pas dans/).textContent)).toContain('99');
    await typeText('Dossard', '31');
    await pressKey(/^31 ABERLENC : Présent\s*Longueur Hommes SE$/);
    expect(said()).toEqual([{ kind: 'check', row: 'bib:31', presence: 'present' }]);
  });

  test('bibs that were exchanged at the door are told to the secretariat, which changes the list or does not', async () => {
    const { said } = await open();
    await pressKey('Autres actions');
    await pressKey('Échange, 100 m Femmes SE…');
    await pressKey('Dossards');
    await pressKey('1 1 RIVOALLAN');
    await pressKey('3 3 KERBRAT');
    await pressKey('Proposer : 1 RIVOALLAN ↔ 3 KERBRAT');
    expect(said()).toMatchObject([{ kind: 'report', row: 'bib:1', what: 'swap', text: expect.any(String) }]);
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain(
      'Échange proposé, dossards, avec 3 KERBRAT',
    );
    expect(readKeys()[0]).toContain('1 RIVOALLAN');
  });

  test('what is looked at is noted where the meeting wants it, and the end of the call is chosen', async () => {
    const { said } = await open();
    await pressKey('Autres actions');
    await pressKey('Noter dossard, chaussures, pointes, sac');
    await pressKey('Annuler');
    await pressKey('1 RIVOALLAN : Pointes');
    await pressKey('1 RIVOALLAN : Sac');
    expect(said()).toEqual([
      { kind: 'check', row: 'bib:1', presence: null, items: ['spikes'] },
      { kind: 'check', row: 'bib:1', presence: null, items: ['spikes', 'bag'] },
    ]);
  });
});

test.each([
  [{ g0: 100 }, undefined, 15],
  [{ g0: 900_003 }, undefined, 30],
  [{ g0: 100 }, { race: 20 }, 20],
])('the call of %j closes before its start', (event, minutes, before) => {
  const date = '2026-06-13T12:35:00Z';
  const closing = findClosing({ ...event, date } as never, minutes);
  expect((Date.parse(date) - closing) / 60_000).toBe(before);
  expect([isLate(closing, closing - 300_001), isLate(closing, closing - 300_000)]).toEqual([false, true]);
});

test.each([
  ['322', '322'],
  ['https://foulee.example/#bib=322', '322'],
  [' B-12 ', '12'],
  ['x', 'x'],
])('the bib in %s is %s', (text, bib) => {
  expect(readBib(text)).toBe(bib);
});

jest.setTimeout(20_000);
