import { afterEach, describe, expect, test } from '@jest/globals';
import { registerWorker } from './register-worker.ts';

/** Gives the page a browser in which a worker of this kind is registered; `undefined`: one that refuses it. */
function giveWorkers(registration: object | undefined): void {
  const serviceWorker = { register: async () => registration };
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(window, 'caches', { configurable: true, value: { match: async () => undefined } });
}

const createComing = () => Object.assign(new EventTarget(), { state: 'installing' });

const createRegistration = (workers: object) =>
  Object.assign(new EventTarget(), { active: null, installing: null, waiting: null, ...workers });

describe('the worker of a page', () => {
  afterEach(() => {
    for (const name of ['isSecureContext', 'caches']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('has its files once it is at work, and does not where it is given up before', async () => {
    for (const [state, hasFiles] of [
      ['activated', true],
      ['redundant', false],
    ] as const) {
      const installing = createComing();
      giveWorkers(createRegistration({ installing }));
      const answer = registerWorker(() => undefined);
      await Promise.resolve();
      installing.state = 'installed';
      installing.dispatchEvent(new Event('statechange'));
      installing.state = state;
      installing.dispatchEvent(new Event('statechange'));
      expect(await answer).toBe(hasFiles);
    }
    giveWorkers(createRegistration({ active: { postMessage: () => undefined }, installing: createComing() }));
    expect(await registerWorker(() => undefined)).toBe(true);
  });

  test('is not there on plain http, nor where the browser refuses it', async () => {
    expect(await registerWorker(() => undefined)).toBe(false);
    giveWorkers(undefined);
    expect(await registerWorker(() => undefined)).toBe(false);
  });
});
