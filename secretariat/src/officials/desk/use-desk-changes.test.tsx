import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { DeviceTrial } from 'shared-domain/live-input';
import { pressKey, readText, renderTask, typeDigits, typeText } from '../testing/render-task.tsx';

const LONG_JUMP = 900_003;
const HIGH_JUMP = 900_001;

type StartRow = DeviceTrial['rows'][number];

const start = (bib: string, odr: number, last = `NOM${bib}`): StartRow =>
  ({ row: `bib:${bib}`, bib, last, first: 'Ana', odr }) as StartRow;
const ROWS = [start('1', 1), start('2', 2), start('3', 3)];

const renderLongJump = () => renderTask('attempts', { g0: LONG_JUMP, g1: '0', rows: ROWS });

const findWho = () => readText(document.querySelector('.who .w2')?.textContent ?? '');
const findTyped = () => readText(document.querySelector('.typed output')?.textContent ?? '');
const countStrips = () => screen.queryAllByRole('alert').length;

/** Bibs that 1 and 3 exchange, when the device has said so many facts. */
const exchange = (after: number): Partial<DeviceTrial> => ({
  rows: [start('3', 1, 'NOM1'), start('2', 2), start('1', 3, 'NOM3')],
  renumbered: [{ at: '2026-06-13T15:00:00Z', after, names: { 'bib:1': 'bib:3', 'bib:3': 'bib:1' } }],
});

const CHANGES: [string, (after: number) => Partial<DeviceTrial>][] = [
  ['a late entry before everybody', () => ({ rows: [start('9', 0), ...ROWS] })],
  ['a new order', () => ({ rows: [start('3', 1), start('1', 2), start('2', 3)] })],
  [
    'a scratching of the called athlete',
    () => ({ fold: { status: 25, since: 0, absences: { 'bib:1': 'scratched' } } }),
  ],
  ['an exchange of bibs', exchange],
];

describe('28. what the secretariat changes waits until the turn is over', () => {
  test.each(CHANGES)('%s moves neither the name nor the typed mark while it is measured', async (_, change) => {
    const { editTrial } = await renderLongJump();
    await pressKey('Blanc mesurer');
    await typeDigits('65');
    const shown = [findWho(), findTyped()];
    await editTrial(change(1));
    expect(countStrips()).toBe(1);
    expect([findWho(), findTyped()]).toEqual(shown);
    await typeDigits('8');
    expect(findTyped()).toContain('6.58');
    expect(findWho()).toBe(shown[0]);
  });

  test.each(CHANGES)('%s is not let in by the clock, nor by a pause', async (_, change) => {
    const { editTrial } = await renderLongJump();
    const who = findWho();
    await editTrial(change(0));
    await pressKey(/^Horloge/);
    expect(findWho()).toBe(who);
    await pressKey('Blanc mesurer');
    expect(findWho()).toBe(who);
    await pressKey('Annuler');
    expect(findWho()).toBe(who);
  });

  test('a new order is there once the attempt is written', async () => {
    const { editTrial, said } = await renderLongJump();
    await pressKey('Blanc mesurer');
    await editTrial({ rows: [start('1', 1), start('3', 2), start('2', 3)] });
    await typeDigits('658');
    await pressKey('Valider 6.58');
    expect(findWho()).toContain('NOM3');
    expect(said().at(-1)).toMatchObject({ kind: 'attempt', row: 'bib:1', v: 6580 });
  });

  test('a new order is there as soon as somebody has seen it, but for whom is being measured', async () => {
    const { editTrial } = await renderLongJump();
    const order = { rows: [start('3', 1), start('1', 2), start('2', 3)] };
    await editTrial(order);
    await pressKey('Vu');
    expect(findWho()).toContain('NOM3');
    await pressKey('Blanc mesurer');
    await editTrial({ rows: ROWS });
    await pressKey('Vu');
    expect(findWho()).toContain('NOM3');
    expect(countStrips()).toBe(0);
  });

  test('what is written while bibs wait is of the athlete above the keys, in the lists of before and of after', async () => {
    const { editTrial, said } = await renderLongJump();
    await editTrial(exchange(0));
    expect(findWho()).toContain('1NOM1');
    await pressKey('X mordu');
    expect(said().at(-1)).toMatchObject({ kind: 'attempt', row: 'bib:3', r: 'x' });
    const lines = screen.getAllByRole('row').map(({ textContent }) => readText(textContent));
    expect(lines.find((line) => line.includes('NOM1'))).toMatch(/^3.*X/i);
    expect(lines.find((line) => line.includes('NOM3'))).toMatch(/^1[^Xx]*$/);
  });

  test('an exchange of bibs of which the console heard late moves nothing to the other athlete', async () => {
    const { editTrial, facts } = await renderLongJump();
    await pressKey('X mordu');
    expect(facts().at(-1)).toMatchObject({ row: 'bib:1', renumbered: 0 });
    // The desk exchanged them before the attempt, by the server's clock.
    const [renumbering] = exchange(0).renumbered ?? [];
    const renumbered = [{ at: '2020-01-01T00:00:00Z', after: 0, names: renumbering?.names ?? {} }];
    await editTrial({ ...exchange(0), renumbered });
    await pressKey('X mordu');
    expect(facts().at(-1)).toMatchObject({ row: 'bib:2', renumbered: 1 });
    const lines = screen.getAllByRole('row').map(({ textContent }) => readText(textContent));
    expect(lines.find((line) => line.includes('NOM1'))).toMatch(/^3.*X/i);
    expect(lines.find((line) => line.includes('NOM3'))).toMatch(/^1[^Xx]*$/);
  });

  test.each([
    ['before the screen shows it', true],
    ['while the disk is written', false],
  ])('an exchange of bibs that is read %s leaves what was pressed with its athlete', async (_, isBefore) => {
    const { editTrialUndrawn, facts } = await renderLongJump();
    if (isBefore) editTrialUndrawn(exchange(0));
    const pressed = pressKey('X mordu');
    if (!isBefore) editTrialUndrawn(exchange(0));
    await pressed;
    expect(facts().at(-1)).toMatchObject({ row: 'bib:1', renumbered: 0 });
    const lines = screen.getAllByRole('row').map(({ textContent }) => readText(textContent));
    expect(lines.find((line) => line.includes('NOM1'))).toMatch(/X/i);
    expect(lines.find((line) => line.includes('NOM3'))).not.toMatch(/X/i);
  });

  test('at a bar a scratching waits for the attempt, not for the clock', async () => {
    const { editTrial } = await renderTask('bars', {
      g0: HIGH_JUMP,
      g1: '0',
      dets: { heights: [1700, 1750] },
      rows: ROWS,
    });
    expect(findWho()).toContain('NOM1');
    await editTrial({ fold: { status: 25, since: 0, absences: { 'bib:1': 'scratched', 'bib:2': 'scratched' } } });
    await pressKey('Horloge');
    expect(findWho()).toContain('NOM1');
    await pressKey('X, échec');
    expect(findWho()).toContain('NOM3');
  });
});

const HOLDER = {
  by: 'judge',
  device: 'other',
  label: 'Sautoir 2',
  since: '2026-06-13T12:00:00Z',
  last: '2026-06-13T12:00:00Z',
} as const;

describe('28. a console that writes beside the holder of a trial waits too', () => {
  test.each(CHANGES)('the clock: %s leaves the athlete and the chosen time until it was seen', async (_, change) => {
    const trial = { g0: LONG_JUMP, g1: '0', rows: ROWS };
    const { editTrial, said } = await renderTask('clock', trial, { holder: HOLDER });
    const readTop = () => readText(document.querySelector('.top')?.textContent ?? '');
    await pressKey('Autre durée…');
    await editTrial(change(0));
    await pressKey('2:00');
    expect(readTop()).toMatch(/NOM1 Ana/);
    await pressKey('Démarrer 2:00');
    expect(said()).toHaveLength(1);
    expect(countStrips()).toBe(1);
    await pressKey('Arrêter');
    await pressKey(/^Vu/);
    expect(countStrips()).toBe(0);
  });

  const readNames = () => [...document.querySelectorAll('.room .nam b')].map(({ textContent }) => textContent);
  const openRoom = () => renderTask('callRoom', { g0: 100, g1: '0', rows: ROWS }, { holder: HOLDER });

  test.each(CHANGES)('the call room: %s moves no key until it was seen', async (_, change) => {
    const { editTrial, said } = await openRoom();
    await editTrial(change(0));
    expect(readNames()).toEqual(['NOM1', 'NOM2', 'NOM3']);
    await pressKey(/^2 NOM2/);
    expect(said()).toEqual([{ kind: 'check', row: 'bib:2', presence: 'present' }]);
    expect(readNames()).toEqual(['NOM1', 'NOM2', 'NOM3']);
    expect(countStrips()).toBe(1);
    await pressKey(/^Vu/);
    expect(countStrips()).toBe(0);
  });

  test('the call room: a late entry is there for whoever closes the call, and none comes into the sheet that is open', async () => {
    const { editTrial } = await openRoom();
    const readMissing = () => [...document.querySelectorAll('.dns li b')].map(({ textContent }) => textContent);
    await editTrial({ rows: [...ROWS, start('9', 9)] });
    expect(readNames()).toHaveLength(3);
    await pressKey(/^Clore l’appel…/);
    expect(readMissing()).toHaveLength(4);
    await editTrial({ rows: [start('8', 0), ...ROWS, start('9', 9)] });
    expect(readMissing()).toHaveLength(4);
    await pressKey('Annuler');
    expect(readNames()).toHaveLength(5);
  });

  test('the call room: a bib that is scanned is of who wears it now, also where the lists of the room wait', async () => {
    const { editTrial, said, facts } = await openRoom();
    await pressKey('Scanner un dossard');
    await editTrial(exchange(0));
    await typeText('Dossard', '1');
    await pressKey(/^1 NOM3/);
    expect(said()).toEqual([{ kind: 'check', row: 'bib:1', presence: 'present' }]);
    expect(facts()).toMatchObject([{ renumbered: 1 }]);
    await pressKey('Scanner un dossard');
    await editTrial({ rows: [...(exchange(0).rows ?? []), start('9', 9)] });
    await typeText('Dossard', '9');
    await pressKey(/^9 NOM9/);
    expect(said().at(-1)).toEqual({ kind: 'check', row: 'bib:9', presence: 'present' });
  });
});

describe('28. a bib or a lane that an official sees is looked up in the newest lists at once', () => {
  const WALK = { g0: 20_000, g1: 'W', rows: ROWS };

  test('a walk judge types a bib after an exchange: the first card is of who wears it now', async () => {
    const { editTrial, said, facts } = await renderTask('walk', WALK, {
      holder: HOLDER,
      place: 'Juge 4',
      walkJudge: '4',
    });
    await editTrial(exchange(0));
    await typeDigits('1');
    await pressKey('1 NOM3');
    await pressKey(/^contact ~\s*Palette$/);
    expect(said()).toEqual([{ kind: 'walk', what: 'paddle', row: 'bib:1', symbol: '~', judge: '4' }]);
    expect(facts()).toMatchObject([{ renumbered: 1 }]);
    // What changed is said until somebody has seen it.
    await pressKey(/^Vu/);
    expect(countStrips()).toBe(0);
  });

  test('the recorder types a paper slip after an exchange', async () => {
    const { editTrial, said } = await renderTask('walkRecorder', WALK, { holder: HOLDER, place: 'Table' });
    await editTrial(exchange(0));
    await pressKey('Taper un bulletin papier…');
    await pressKey('4');
    await typeText('Dossard', '1');
    expect(screen.getByText('NOM3 Ana')).toBeVisible();
    await pressKey(/Contact ~$/);
    await pressKey('Écrire');
    expect(said()).toEqual([{ kind: 'walk', what: 'red', row: 'bib:1', symbol: '~', judge: '4' }]);
  });

  test('an umpire touches a lane after two athletes exchanged theirs', async () => {
    const rows = ROWS.map((row, at) => ({ ...row, lane: at + 1 }));
    const exchanged = ROWS.map((row, at) => ({ ...row, lane: 3 - at, odr: 3 - at }));
    const { editTrial, said } = await renderTask('umpire', { g0: 100, g1: '0', rows }, { holder: HOLDER });
    await editTrial({ rows: exchanged });
    await pressKey(/^1\s*3$/);
    await pressKey('Gêne');
    await pressKey(/^Envoyer/);
    expect(said().at(-1)).toMatchObject({ kind: 'report', row: 'bib:3' });
  });

  test('who says the order of a finish types a bib after an exchange', async () => {
    const { editTrial, said } = await renderTask('order', { g0: 100, g1: '0', rows: ROWS }, { kind: 'chrono' });
    await editTrial(exchange(0));
    await typeDigits('1');
    await pressKey(/: 1 NOM3/);
    expect(said()).toEqual([{ kind: 'raw', st: 1, place: 1, row: 'bib:1' }]);
  });
});
