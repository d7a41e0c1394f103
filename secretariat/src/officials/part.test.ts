import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { awaitPart, createPart, loadParts } from './part.ts';

/** A part that comes once it has been asked for so many times. */
function createLatePart(failures: number) {
  let asked = 0;
  const part = createPart(async () => {
    asked += 1;
    if (asked <= failures) throw new Error('no network');
    return 'here';
  });
  return { part, countAsked: () => asked };
}

test('a part that is awaited is asked for until it has come', async () => {
  jest.useFakeTimers();
  const { part, countAsked } = createLatePart(2);
  const awaited = awaitPart(part);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([await awaited, countAsked()]).toEqual(['here', 3]);
  jest.useRealTimers();
});

describe('parts that a page loads in the background', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('come one and all, those after one that does not come too; it is asked for again until it is there', async () => {
    const late = createLatePart(2);
    const other = createLatePart(0);
    loadParts([late.part, other.part]);
    await jest.advanceTimersByTimeAsync(0);
    expect([late.part.find(), other.part.find()]).toEqual([undefined, 'here']);
    await jest.advanceTimersByTimeAsync(2000);
    expect(late.part.find()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(4000);
    expect(late.part.find()).toBe('here');
    await jest.advanceTimersByTimeAsync(600_000);
    expect([late.countAsked(), other.countAsked()]).toEqual([3, 1]);
  });

  test('are asked for at least twice a minute while they do not come, and no more once it is ended', async () => {
    const never = createLatePart(Number.POSITIVE_INFINITY);
    const end = loadParts([never.part]);
    await jest.advanceTimersByTimeAsync(60_000);
    const before = never.countAsked();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(never.countAsked() - before).toBe(2);
    end();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(never.countAsked() - before).toBe(2);
  });
});
