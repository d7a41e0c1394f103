import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';
import { askForPortrait } from './portrait.ts';

const rows = [{ row: 'bib:1', bib: '1', last: 'Nom1', first: 'Ana', odr: 1 }] as never;
const LONG = { g0: 900_003, g1: '0', rows } as Parameters<typeof renderTask>[1];

/** What a browser has, until the test is over. */
function give(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  given.push(() => Reflect.deleteProperty(target, name));
}
const given: (() => void)[] = [];
afterEach(() => {
  for (const take of given.splice(0)) take();
});

const readStrips = () => [...document.querySelectorAll('.kk .strip')].map(({ textContent }) => readText(textContent));

/** A battery whose level changes. */
function giveBattery(level: number, charging = false) {
  const battery = Object.assign(new EventTarget(), { level, charging });
  give(navigator, 'getBattery', async () => battery);
  return (next: Partial<typeof battery>) =>
    act(async () => {
      Object.assign(battery, next);
      battery.dispatchEvent(new Event('levelchange'));
    });
}
const LOCK = { release: async () => undefined };
const giveWakeLock = (request: () => Promise<unknown>) => give(navigator, 'wakeLock', { request });

describe('the phone of an official', () => {
  test('a battery below 20 % says on the console to pass the trial on, and offers the QR codes; not while it is charged', async () => {
    giveWakeLock(async () => LOCK);
    const change = giveBattery(0.21);
    await renderTask('attempts', LONG);
    await act(async () => undefined);
    expect(readStrips()).toEqual([]);
    await change({ level: 0.19 });
    expect(readStrips()).toEqual(['Batterie 19 % : passez le relais.Donner par QR']);
    await change({ charging: true });
    expect(readStrips()).toEqual([]);
  });

  test.each<[string, string, (() => Promise<unknown>) | undefined]>([
    ['has no wake lock', 'peut s’éteindre : réglez la veille du téléphone sur 10 min', undefined],
    [
      'refuses it',
      'peut s’éteindre : réglez la veille du téléphone sur 10 min',
      async () => Promise.reject(new Error('NotAllowedError')),
    ],
    ['keeps the screen lit', 'reste allumé pendant une épreuve', async () => LOCK],
  ])('where the browser %s «Cet appareil» says: %s', async (_, said, request) => {
    if (request !== undefined) giveWakeLock(request);
    await renderTask('attempts', LONG);
    await act(async () => undefined);
    // Over the keys of a trial there is no room for it.
    expect(readStrips()).toEqual([]);
    await pressKey(/^\d\d:\d\d/);
    expect(readText(document.querySelector('.kv')?.textContent ?? '')).toContain(said);
  });

  test('«Cet appareil» says how full the battery is, and nothing where the browser does not tell', async () => {
    const readJournal = async () => {
      await renderTask('attempts', LONG);
      await pressKey(/^\d\d:\d\d/);
      return readText(document.querySelector('.kv')?.textContent ?? '');
    };
    expect(await readJournal()).not.toContain('Batterie');
    const change = giveBattery(0.644);
    expect(await readJournal()).toContain('Batterie64 %');
    await change({ level: 0.63 });
    expect(readText(document.querySelector('.kv')?.textContent ?? '')).toContain('Batterie63 %');
  });

  test('the screen may go dark again once the trial is left', async () => {
    const release = jest.fn(async () => undefined);
    giveWakeLock(async () => ({ release }));
    await renderTask('attempts', LONG);
    await act(async () => undefined);
    expect(release).not.toHaveBeenCalled();
    await pressKey(/^\d\d:\d\d/);
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('a lock that comes after the trial was left is given back', async () => {
    const release = jest.fn(async () => undefined);
    let grant: (lock: unknown) => void = () => undefined;
    giveWakeLock(
      () =>
        new Promise((resolve) => {
          grant = resolve;
        }),
    );
    await renderTask('attempts', LONG);
    await pressKey(/^\d\d:\d\d/);
    await act(async () => grant({ release }));
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('a disk that keeps nothing more is said with the QR codes of the trial', async () => {
    const { current } = await renderTask('attempts', LONG, { diskFault: 'QuotaExceededError' });
    expect(readStrips()).toEqual(['Pas enregistré : stockage plein ou refusé.Donner par QR']);
    await pressKey('Donner par QR');
    expect(current()).toEqual({ name: 'handOver', trial: 't1' });
  });

  test.each([
    [360, 740, 1],
    [740, 360, 1],
    [1024, 768, 0],
  ])('a screen of %s × %s is asked to stay upright %s times', (width, height, times) => {
    const lock = jest.fn(async () => Promise.reject(new Error('NotSupportedError')));
    give(window.screen, 'width', width);
    give(window.screen, 'height', height);
    give(window.screen, 'orientation', { lock });
    askForPortrait();
    expect(lock).toHaveBeenCalledTimes(times);
  });
});
