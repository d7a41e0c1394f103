import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { closePage, give, openPage, SilentChannel, settle } from '../testing/open-page.tsx';
import { pressKey, readText } from '../testing/render-task.tsx';
import { readSlip } from './read-slip.ts';

/** What the camera sees. */
let seen: string | undefined;
/** The code that the server was asked about last. */
let asked: unknown;
const stop = jest.fn();

/** Gives the page a camera, which may be refused, and what reads codes in its picture. */
function giveCamera(isAllowed = true): void {
  class Reader {
    detect = async () => (seen === undefined ? [] : [{ rawValue: seen }]);
  }
  const getUserMedia = async () => {
    if (!isAllowed) throw new DOMException('refused', 'NotAllowedError');
    return { getTracks: () => [{ stop }] };
  };
  give(window, 'BarcodeDetector', Reader);
  give(navigator, 'mediaDevices', { getUserMedia });
  give(HTMLVideoElement.prototype, 'readyState', 4);
  give(HTMLVideoElement.prototype, 'play', async () => undefined);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  [seen, asked] = [undefined, undefined];
  stop.mockClear();
  give(navigator, 'language', 'fr-FR');
  globalThis.indexedDB = new IDBFactory();
  globalThis.BroadcastChannel = SilentChannel as unknown as typeof BroadcastChannel;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (!String(url).endsWith('/valid-code')) throw new TypeError('no network');
    asked = new Headers(init?.headers).get('x-access-code');
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: async () => (asked === 'ABCD-2345' ? { valid: true, kind: 'judge', chOID: 'c' } : { valid: false }),
    };
  }) as typeof fetch;
});

afterEach(() => {
  closePage();
  jest.useRealTimers();
});

/** Holds something before the camera. */
async function show(text: string): Promise<void> {
  seen = text;
  await act(async () => void jest.advanceTimersByTime(300));
  await settle();
}

const readStatus = () => readText(screen.getByRole('status').textContent);

describe('7. a slip before the camera of the console', () => {
  test('opens what its link opens, and the camera is let go', async () => {
    giveCamera();
    const page = await openPage();
    await pressKey('Scanner la fiche');
    await settle();
    await show('https://foulee.example/officiel/#code=abcd-2345&t=final-1');
    expect([asked, page.views.current(), page.scannedTrial()]).toEqual(['ABCD-2345', { name: 'task' }, 'final-1']);
    expect(page.device().code).toMatchObject({ code: 'ABCD-2345', chOID: 'c' });
    expect(stop).toHaveBeenCalled();
  });

  test('is said to be none where it is something else, and a code that opens nothing is said where it can be typed', async () => {
    giveCamera();
    const page = await openPage();
    await pressKey('Scanner la fiche');
    await settle();
    await show('https://foulee.example/#bib=322');
    expect([asked, readStatus()]).toEqual([undefined, 'Ce code n’est pas celui d’une fiche.']);
    await show('ABCD2346');
    expect([asked, page.views.current()]).toEqual(['ABCD-2346', { name: 'code' }]);
    expect(screen.getByLabelText('Code de la fiche')).toHaveProperty('value', 'ABCD-2346');
    expect(readText(screen.getByRole('alert').textContent)).toBe('Code inconnu. Relisez la fiche.');
  });

  test('is typed where the camera is refused, and «Annuler» leads back to the code', async () => {
    giveCamera(false);
    const page = await openPage();
    await pressKey('Scanner la fiche');
    await settle();
    expect(readStatus()).toBe('L’appareil photo n’est pas permis à cette page : tapez le code.');
    await pressKey('Annuler');
    await settle();
    expect(page.views.current()).toEqual({ name: 'code' });
  });

  test('has no key where the browser reads no codes', async () => {
    await openPage();
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Scanner la fiche');
  });
});

test.each([
  ['https://x/officiel/#code=abcd-2345&t=t1', { code: 'ABCD-2345', trial: 't1', logPart: undefined }],
  ['http://192.168.1.2:3000/officiel/#t=t1', { code: undefined, trial: 't1', logPart: undefined }],
  ['https://x/officiel/#log=abc', { code: undefined, trial: undefined, logPart: 'abc' }],
  ['abcd 2345', { code: 'ABCD-2345', trial: undefined, logPart: undefined }],
  ['322', undefined],
  ['https://x/#bib=322', undefined],
])('what the camera reads in %s', (text, slip) => {
  expect(readSlip(text)).toEqual(slip);
});
