import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createTurns } from '../src/store/postgres/turns.ts';

test('turns of one name come one after another, those of another name do not wait', async () => {
  const takeTurn = createTurns(5000);
  const order: string[] = [];
  const run = (name: string, text: string) =>
    takeTurn(name, async () => {
      order.push(`${text} begins`);
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      order.push(`${text} ends`);
      return text;
    });
  expect(await Promise.all([run('a', '1'), run('a', '2'), run('b', '3')])).toEqual(['1', '2', '3']);
  expect(order.filter((line) => !line.startsWith('3'))).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']);
  expect(order.indexOf('3 begins')).toBeLessThan(order.indexOf('1 ends'));
});

test('a turn that fails is over', async () => {
  const takeTurn = createTurns(5000);
  const failing = takeTurn('a', () => Promise.reject(new Error('refused')));
  const next = takeTurn('a', async () => 'next');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('next');
});

test('one that hangs holds the next up for a while only', async () => {
  const takeTurn = createTurns(20);
  const hanging = takeTurn('a', () => sleep(60_000, undefined, { ref: false }));
  hanging.catch(() => undefined);
  expect(await takeTurn('a', async () => 'next')).toBe('next');
});
