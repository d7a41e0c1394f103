import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const HIGH_JUMP = 900_001;
const LONG_JUMP = 900_003;

const listAthletes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    row: `bib:${at + 1}`,
    bib: String(at + 1),
    last: `Nom${at + 1}`,
    first: 'Ana',
    odr: at + 1,
  })) as never;

/** Facts of the judge's own device, `ago` seconds old. */
const listJudgeFacts = (
  ...facts: readonly (Readonly<Record<string, unknown>> & { readonly ago: number })[]
): SeenFact[] =>
  facts.map(({ ago, ...fact }, at) => ({
    n: at + 1,
    device: 'judge',
    by: 'judge',
    arrived: '2026-06-13T12:00:00Z',
    fact: { id: `f${at}`, trialOID: 't1', at: new Date(Date.now() - ago * 1000).toISOString(), ...fact },
  }));

const openClock = (facts: readonly SeenFact[] = [], g0 = LONG_JUMP, count = 4) =>
  renderTask('clock', { g0, g1: '0', rows: listAthletes(count) }, { facts });
const openOtherTimes = async (clock: '2019' | '2016', language: 'fr' | 'en') => {
  await renderTask('clock', { g0: LONG_JUMP, g1: '0', rows: listAthletes(4), dets: { clock } }, { language });
  await pressKey(language === 'fr' ? 'Autre durée…' : /^Another/);
  return readText(screen.getByRole('dialog').textContent);
};
const readTop = () => readText(document.querySelector('.top')?.textContent ?? '');

describe('the console of the clock', () => {
  test('41. proposes the time of the rules for the athlete whose turn it is, with its edition, and starts by a tap', async () => {
    const { said } = await openClock();
    expect(readTop()).toBe('1NOM1 Ana1er essai · 60 s, proposé');
    await pressKey('Autre durée…');
    expect(readText(screen.getByRole('dialog').textContent)).toContain('TR 25.17');
    await pressKey('2:00');
    await pressKey('Démarrer 2:00');
    await pressKey('Remettre à 2:00');
    await pressKey('Arrêter');
    expect(said()).toEqual([
      { kind: 'clock', act: 'start', row: 'bib:1', ms: 120_000 },
      { kind: 'clock', act: 'start', row: 'bib:1', ms: 120_000 },
      { kind: 'clock', act: 'stop', row: 'bib:1' },
    ]);
  });

  test.each([
    ['2019', 'fr', 'Règles techniques de World Athletics, TR 25.17 (numérotation de 2019 et après)'],
    ['2019', 'en', 'World Athletics Technical Rules, TR 25.17 (numbering of 2019 and later)'],
    ['2016', 'fr', 'Règles des compétitions 2016-2017 de l’IAAF, règle 180.17'],
    ['2016', 'en', 'IAAF Competition Rules 2016-2017, rule 180.17'],
  ] as const)('41. says the edition %s in the language of the screen (%s)', async (edition, language, words) => {
    expect(await openOtherTimes(edition, language)).toContain(words);
  });

  test('41. the last fifteen seconds are marked, from the instant that any device started it; at 0 nothing is written', async () => {
    const start = (ago: number) => listJudgeFacts({ ago, kind: 'clock', act: 'start', row: 'bib:1', ms: 60_000 });
    await openClock(start(40));
    expect(screen.getByRole('timer').textContent).toMatch(/0:(19|20)/);
    expect(document.querySelector('.clk.last')).toBeNull();
    await openClock(start(46));
    expect(document.querySelector('.clk.last')).not.toBeNull();
    const { said } = await openClock(start(61));
    expect(screen.getByRole('timer').textContent).toBe('0:00');
    expect(screen.getByText('Temps écoulé. Rien n’est écrit.')).toBeTruthy();
    expect(said()).toEqual([]);
  });

  test('sound is off unless chosen; then the last fifteen seconds and the end have a tone, once each', async () => {
    const tones: number[] = [];
    class FakeAudio {
      state = 'running';
      currentTime = 0;
      destination = {};
      createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
      createOscillator = () => {
        const frequency = { value: 0 };
        return { frequency, connect: () => undefined, start: () => tones.push(frequency.value), stop: () => undefined };
      };
    }
    Object.assign(globalThis, { AudioContext: FakeAudio });
    const start = listJudgeFacts({ ago: 44, kind: 'clock', act: 'start', row: 'bib:1', ms: 60_000 });
    const spy = jest.spyOn(globalThis, 'setTimeout');
    /** Waits of tones, s; nothing else on the screen waits so long. */
    const listWaits = () => spy.mock.calls.flatMap(([, ms = 0]) => (ms > 500 ? [Math.round(ms / 1000)] : []));
    const { prefer } = await openClock(start);
    expect(listWaits()).toEqual([]);
    await prefer({ hasSound: true });
    expect(listWaits()).toEqual([1, 16]);
    for (const [run, ms = 0] of spy.mock.calls) if (ms > 500) (run as () => void)();
    expect(tones).toEqual([660, 330]);
    spy.mockRestore();
  });

  test('a chosen time is of one athlete: the next one, hidden by the same name, has the time of the rules', async () => {
    const hidden = { last: 'ATHLETE', first: 'Anonyme' };
    const rows = ['1', '2'].map((bib, at) => ({ ...hidden, row: `bib:${bib}`, bib, odr: at + 1 }));
    const { said, write } = await renderTask('clock', { g0: LONG_JUMP, g1: '0', rows: rows as never });
    await pressKey('Autre durée…');
    await pressKey('2:00');
    await write(() => ({ kind: 'attempt', trialOID: 't1', row: 'bib:1', r: 'x' }));
    expect(readTop()).toBe('2ATHLETE Anonyme1er essai · 60 s, proposé');
    await pressKey('Démarrer 1:00');
    expect(said().at(-1)).toEqual({ kind: 'clock', act: 'start', row: 'bib:2', ms: 60_000 });
  });

  test('41. follows the judge’s attempts: the next athlete, a new time at a new bar only', async () => {
    const jump = (bib: number, h: number, r: string, ago: number) => ({
      ago,
      kind: 'attempt',
      row: `bib:${bib}`,
      h,
      r,
    });
    const heights = { ago: 90, kind: 'heights', heights: [1700, 1750] };
    const out = ['x', 'x', 'x'].map((r, at) => jump(2, 1700, r, 70 - at));
    await openClock(listJudgeFacts(heights, jump(1, 1700, 'o', 80)), HIGH_JUMP, 4);
    expect(readTop()).toContain('1.70 · 1er essai · 60 s, proposé');
    expect(readTop()).toContain('2NOM2');
    const cleared = [heights, jump(1, 1700, 'o', 80), ...out, jump(3, 1700, 'o', 60), jump(4, 1700, 'o', 50)];
    await openClock(listJudgeFacts(...cleared, { ago: 40, kind: 'bar', h: 1750 }), HIGH_JUMP, 4);
    expect(readTop()).toContain('1.75 · 1er essai · 90 s, proposé');
  });
});
