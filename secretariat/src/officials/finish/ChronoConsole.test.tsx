import { describe, expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = Array.from({ length: 40 }, (_, at) => ({
  row: `bib:${101 + at}`,
  bib: String(101 + at),
  last: `Nom${at + 1}`,
  first: 'Ana',
  odr: at + 1,
})) as never;
const RACE = { g0: 800, g1: '0', rows };

/** A tap at an instant of the page's count, ms. */
async function tap(count: number): Promise<void> {
  const key = document.querySelector('.arr') as HTMLButtonElement;
  const event = createEvent.click(key, { detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: count });
  await act(async () => {
    fireEvent(key, event);
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

const makeTime = (place: number, v: number) => () => ({ kind: 'time' as const, trialOID: 't1', place, v, hand: true });
const readList = () =>
  [...document.querySelectorAll('.taps li')].map(({ textContent }) => readText(textContent).replace(/Corriger$/, ''));
const readWho = () => readText(document.querySelector('.who')?.textContent ?? '');

const byOther = (n: number, content: object, by = 'chrono'): SeenFact =>
  ({
    n,
    device: 'other',
    by,
    arrived: '',
    fact: { id: `f${n}`, at: '2026-06-13T12:40:00.000Z', trialOID: 't1', ...content },
  }) as unknown as SeenFact;

describe('the console of a timekeeper', () => {
  test('50. times are of the count between two touches of one device, by hand, place by place', async () => {
    const { said } = await renderTask('chrono', RACE, { kind: 'chrono' });
    expect(readWho()).toContain('Pas encore partie');
    await tap(10_000);
    expect(readWho()).toContain('Départ sur cet appareil');
    await tap(10_000 + 114_212);
    await tap(10_000 + 114_801);
    expect(readList()).toEqual(['21:54.9 h?', '11:54.3 h?']);
    expect(said()).toEqual([
      { kind: 'start' },
      { kind: 'time', place: 1, v: 114_212, hand: true },
      { kind: 'time', place: 2, v: 114_801, hand: true },
    ]);
  });

  test('50. a phone’s clock that is set back changes no time', async () => {
    const wall = Date.now;
    try {
      const { said } = await renderTask('chrono', RACE, { kind: 'chrono' });
      await tap(10_000);
      Date.now = () => wall() - 3 * 3_600_000;
      await tap(70_000);
      expect(said()[1]).toEqual({ kind: 'time', place: 1, v: 60_000, hand: true });
    } finally {
      Date.now = wall;
    }
  });

  test('50. with a start of another device times carry how far its clock may be from this one’s', async () => {
    const start = byOther(1, { kind: 'start', error: 40, at: new Date(Date.now() - 60_000).toISOString() }, 'starter');
    const { said } = await renderTask('chrono', RACE, { kind: 'chrono', facts: [start] });
    expect(readWho()).toMatch(/Départ d’un autre appareil à .* ± 1,04 s/);
    await tap(performance.now());
    const [time] = said() as { v: number; error: number }[];
    expect(time?.error).toBe(1040);
    expect(Math.abs((time?.v ?? 0) - 60_000)).toBeLessThan(2000);
    expect(readList()[0]).toContain('± 1,04 s');
  });

  test('a start that another device has just said does not turn the key under a finger that is on its way', async () => {
    const start = byOther(1, { kind: 'start', at: new Date(Date.now() - 500).toISOString() }, 'starter');
    const { said } = await renderTask('chrono', RACE, { kind: 'chrono', facts: [start] });
    expect(readText(document.querySelector('.arr')?.textContent ?? '')).toContain('DÉPART');
    await tap(10_000);
    await tap(70_000);
    expect(said()[1]).toEqual({ kind: 'time', place: 1, v: 60_000, hand: true });
  });

  test('a recall ends the time of this device’s start: the key is the start again', async () => {
    const { said, hear } = await renderTask('chrono', RACE, { kind: 'chrono' });
    await tap(10_000);
    expect(readText(document.querySelector('.arr')?.textContent ?? '')).toContain('ARRIVÉE');
    const at = new Date(Date.now() + 5000).toISOString();
    await hear(byOther(1, { kind: 'recall', card: 'green', who: [], at }, 'starter'));
    expect(readText(document.querySelector('.arr')?.textContent ?? '')).toContain('DÉPART');
    expect(readWho()).toContain('Pas encore partie');
    expect(said()).toEqual([{ kind: 'start' }]);
  });

  test('49. taps nearer than a disk is fast each have their place; a finger that bounces is one', async () => {
    const { said } = await renderTask('chrono', RACE, { kind: 'chrono' });
    await tap(10_000);
    const key = document.querySelector('.arr') as HTMLButtonElement;
    await act(async () => {
      for (const count of [70_000, 70_020, 70_100, 70_200]) {
        const event = createEvent.click(key, { detail: 1 });
        Object.defineProperty(event, 'timeStamp', { value: count });
        fireEvent(key, event);
      }
      for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
    expect(said().slice(1)).toEqual([
      { kind: 'time', place: 1, v: 60_000, hand: true },
      { kind: 'time', place: 2, v: 60_100, hand: true },
      { kind: 'time', place: 3, v: 60_200, hand: true },
    ]);
  });

  test('shows whose each time is once the order of another phone has come', async () => {
    const facts = [byOther(1, { kind: 'raw', st: 1, place: 1, row: 'bib:103' })];
    await renderTask('chrono', RACE, { kind: 'chrono', facts });
    expect(readWho()).toContain('1 dossard sans temps');
    await tap(10_000);
    await tap(70_000);
    expect(readList()).toEqual(['11:00.0 h103 NOM3?']);
  });

  test('a doubt is marked and taken back, and both are in the log', async () => {
    const { said } = await renderTask('chrono', RACE, { kind: 'chrono' });
    await tap(10_000);
    await tap(70_000);
    await pressKey('Marquer un doute, place 1');
    expect(readList()).toEqual(['11:00.0 hdoute?']);
    await pressKey('Marquer un doute, place 1');
    expect(readList()).toEqual(['11:00.0 h?']);
    expect(said().filter(({ kind }) => kind === 'correction')).toHaveLength(2);
  });

  test('49. a tap that was missed shifts the rest, one too many brings it back', async () => {
    const { write } = await renderTask('chrono', RACE, { kind: 'chrono' });
    await write(...[60_000, 61_000, 62_000].map((v, at) => makeTime(at + 1, v)));
    await pressKey('Autres actions');
    await pressKey('Décaler');
    await pressKey('Place d’avant', 10);
    await pressKey(/^Manquée à la 2e place/);
    expect(readList()).toEqual(['41:02.0 h?', '31:01.0 h?', '11:00.0 h?']);
    await pressKey('Autres actions');
    await pressKey('Décaler');
    for (let at = 0; at < 3; at += 1) await pressKey('Place d’avant', 10);
    await pressKey(/^En trop à la 1re place/);
    expect(readList()).toEqual(['31:02.0 h?', '21:01.0 h?']);
  });

  test('the last one is taken back while its ring runs', async () => {
    await renderTask('chrono', RACE, { kind: 'chrono' });
    await tap(10_000);
    await tap(70_000);
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('1re à 1:00.0');
    await pressKey('Annuler cette ligne');
    expect(readList()).toEqual([]);
  });

  test('a new start withdraws the first and its times', async () => {
    const { write } = await renderTask('chrono', RACE, { kind: 'chrono' });
    await tap(10_000);
    await write(makeTime(1, 60_000));
    await pressKey('Autres actions');
    await pressKey('Nouveau départ…');
    await pressKey('Tout retirer');
    expect([readList(), readWho()]).toEqual([[], expect.stringContaining('Pas encore partie')]);
    await tap(100_000);
    await tap(160_000);
    expect(readList()).toEqual(['11:00.0 h?']);
  });
});

describe('the console of the order of finish', () => {
  const time = (place: number, v: number) => byOther(place, { kind: 'time', place, v, hand: true });

  test('writes bibs place by place beside the times of the other phone', async () => {
    const { said } = await renderTask('order', RACE, { kind: 'chrono', facts: [time(1, 114_212), time(2, 114_801)] });
    for (const bib of ['103', '101']) {
      for (const digit of bib) await pressKey(digit, 10);
      await pressKey(new RegExp(`: ${bib} NOM`));
    }
    expect(readList()).toEqual(['2101NOM11:54.9', '1103NOM31:54.3']);
    expect(readWho()).toContain('Chronos : 2 temps. Vous : 2 dossards.');
    expect(said()).toEqual([
      { kind: 'raw', st: 1, place: 1, row: 'bib:103' },
      { kind: 'raw', st: 1, place: 2, row: 'bib:101' },
    ]);
  });

  test('one whom nobody knew holds the place and is named later', async () => {
    const { said } = await renderTask('order', RACE, { kind: 'chrono' });
    await pressKey(/^\? ?inconnu$/);
    for (const digit of '102') await pressKey(digit, 10);
    await pressKey(/^2e : 102/);
    await pressKey(/^1 ?\? ?inconnu/, 10);
    for (const digit of '101') await pressKey(digit, 10);
    await pressKey(/^1re : 101/);
    expect(readList()).toEqual(['2102NOM2–', '1101NOM1–']);
    expect(said()[2]).toMatchObject({ kind: 'correction', with: [{ kind: 'raw', place: 1, row: 'bib:101' }] });
  });

  test('a bib twice, or of another race, is not written', async () => {
    const { said } = await renderTask('order', RACE, { kind: 'chrono' });
    for (const digit of '101') await pressKey(digit, 10);
    await pressKey(/^1re : 101/);
    for (const digit of '101') await pressKey(digit, 10);
    expect((screen.getByText('101 est déjà arrivé').closest('button') as HTMLButtonElement).disabled).toBe(true);
    await pressKey('Effacer un chiffre', 10);
    await pressKey('9', 10);
    await pressKey('9', 10);
    expect((screen.getByText('1099 : pas dans cette course').closest('button') as HTMLButtonElement).disabled).toBe(
      true,
    );
    expect(said()).toHaveLength(1);
  });
});
