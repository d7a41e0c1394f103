import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { aTrial, openBoard, START } from '../testing/open-test-board.tsx';
import { pressKey, readText, renderTask, typeText } from '../testing/render-task.tsx';

const rows = ['Valmorel', 'Kerbrat'].map((last, at) => ({
  row: `bib:${at + 1}`,
  bib: `${at + 1}`,
  last,
  first: 'Ana',
  odr: at + 1,
})) as never;

describe('a judge who pauses a contest', () => {
  const openSheet = async (language: 'fr' | 'en' = 'fr') => {
    const opened = await renderTask('attempts', { g0: 900_003, g1: '0', rows, status: 5 }, { language });
    await pressKey(language === 'fr' ? 'Autres actions' : 'More');
    await pressKey(language === 'fr' ? 'Mettre en pause…' : 'Pause…');
    return opened;
  };
  const strip = () => readText(screen.getByText(/En pause depuis/).parentElement?.textContent ?? '');

  test('says why by an id, whatever language she reads, and nothing else is asked', async () => {
    const { said } = await openSheet('en');
    await pressKey('Rain');
    await pressKey('Pause');
    expect(said()).toEqual([{ kind: 'clock', act: 'pause', reason: 'rain' }]);
  });

  test('says until when, a whole minute, and adds a word of her own', async () => {
    const { said } = await openSheet();
    await pressKey('Jury');
    await typeText('Autre raison, ou précision', 'réclamation du 412');
    await pressKey('15 min');
    const told = readText(screen.getByText(/Reprise à/).textContent);
    await pressKey('Mettre en pause');
    const [{ until, ...content } = {}] = said();
    expect(content).toEqual({ kind: 'clock', act: 'pause', reason: 'jury', text: 'réclamation du 412' });
    const end = Date.parse(String(until));
    expect(end % 60_000).toBe(0);
    expect(Math.round((end - Date.now()) / 60_000)).toBeGreaterThanOrEqual(15);
    expect(strip()).toContain(` – Jury – réclamation du 412 · ${told}`);
  });

  test('takes a choice back by a second tap', async () => {
    const { said } = await openSheet();
    for (const key of ['Pluie', 'Pluie', '5 min', '5 min', 'Mettre en pause']) await pressKey(key);
    expect(said()).toEqual([{ kind: 'clock', act: 'pause' }]);
  });
});

describe('a board beside a contest that pauses', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: START });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  test.each([
    ['fr', 'Pause jusqu’à 15:30', 'Pluie'],
    ['en', 'Break until 15:30', 'Rain'],
  ] as const)('says why and until when in its own language: %s', (language, words, why) => {
    const board = openBoard(aTrial({ g0: 900_003, uid: '900003-0-56-f1', rows }), 'concours', language);
    board.say('judge', { kind: 'clock', act: 'pause', reason: 'rain', until: '2026-06-13T13:30:00Z' });
    expect(board.readAll()).toContain(words);
    expect(readText(board.find('.board-empty p')?.textContent ?? '')).toBe(why);
  });
});
