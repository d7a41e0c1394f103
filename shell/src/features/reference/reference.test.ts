import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Reference } from 'shared-domain/platform';
import { checkReference, type ReferenceSources } from './check-reference.ts';
import { deviceStore } from './device-store.ts';
import { scheduleChecks } from './schedule-checks.ts';

const edition = (version: string, rows = 1): Reference =>
  ({
    version,
    federations: { federations: Array(rows).fill({}) },
    categories: { categories: Array(rows).fill({}) },
    regions: { regions: Array(rows).fill({}) },
  }) as unknown as Reference;

function sources({ held, version }: { held?: Reference; version?: string } = {}) {
  return {
    device: { read: jest.fn(async () => held), write: jest.fn(async (_value: unknown) => undefined) },
    version: jest.fn(async () => version),
    loadReference: jest.fn(async (asked: string) => edition(asked) as Reference | undefined),
  } satisfies ReferenceSources;
}

const provide = jest.fn<(reference: Reference) => void>();
beforeEach(() => {
  provide.mockClear();
});

describe('a check of the reference caches (P9.6)', () => {
  test('a device that holds nothing loads all of it and keeps it', async () => {
    const from = sources({ version: '7' });
    await checkReference(from, provide);
    expect(provide.mock.calls).toEqual([[edition('7')]]);
    expect(from.device.write).toHaveBeenCalledWith(edition('7'));
  });

  test('what is held serves at once, and is not loaded again while the version stands', async () => {
    const from = sources({ held: edition('7'), version: '7' });
    await checkReference(from, provide);
    expect(provide.mock.calls).toEqual([[edition('7')]]);
    expect(from.loadReference).not.toHaveBeenCalled();
  });

  test.each([
    ['another version', edition('6'), '7'],
    ['an empty cache', edition('7', 0), '7'],
  ])('%s loads them again', async (_, held, version) => {
    const from = sources({ held, version });
    await checkReference(from, provide);
    expect(provide).toHaveBeenLastCalledWith(edition('7'));
  });

  test('without an answer the device’s own goes on serving', async () => {
    const from = sources({ held: edition('6') });
    expect(await checkReference(from, provide)).toEqual(edition('6'));
    expect(provide).toHaveBeenCalledTimes(1);
  });

  test('without either, the log says that categories and regions are not there', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await checkReference(sources(), provide)).toBeUndefined();
    expect(warn.mock.calls.flat()).toEqual(['not initialised: categories', 'not initialised: regions']);
    warn.mockRestore();
  });

  test('a load that fails half-way changes nothing', async () => {
    const from = sources({ held: edition('6'), version: '7' });
    from.loadReference.mockResolvedValue(undefined);
    expect(await checkReference(from, provide)).toEqual(edition('6'));
    expect(from.device.write).not.toHaveBeenCalled();
  });
});

describe('the caches are followed', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('at the start, then every 300000 ms', async () => {
    const from = sources({ held: edition('7'), version: '7' });
    const stop = scheduleChecks(from, Date.now);
    await jest.advanceTimersByTimeAsync(299_999);
    expect(from.version).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(from.version).toHaveBeenCalledTimes(2);
    stop();
  });

  test('a page that is not looked at asks nothing, and asks when it is again', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const from = sources({ version: '7' });
    const stop = scheduleChecks(from, Date.now);
    expect(from.version).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(from.version).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
    stop();
  });
});

test('without IndexedDB the device keeps it in local storage', async () => {
  await deviceStore.write(edition('7'));
  expect(JSON.parse(localStorage.getItem('foulee.reference') ?? '')).toEqual(edition('7'));
  expect(await deviceStore.read()).toEqual(edition('7'));
});

test('where nothing can be kept, nothing breaks', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  await expect(deviceStore.write(edition('7'))).resolves.toBeUndefined();
  refused.mockRestore();
});
