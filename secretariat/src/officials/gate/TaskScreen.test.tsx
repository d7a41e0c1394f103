import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from '../log/database.ts';
import type { Task } from '../log/device.ts';
import { openFactLog } from '../log/fact-log.ts';
import { readText, renderTask } from '../testing/render-task.tsx';

const RACE = { g0: 200, g1: '0', rows: [] as never };

async function readTasks(task?: Task) {
  const factory = new IDBFactory();
  const log = await openFactLog(await openDatabase(factory));
  if (task !== undefined) await log.changeDevice({ task });
  const { show } = await renderTask('umpire', RACE, { factory });
  await act(async () => show({ name: 'task' }));
  return screen.getAllByRole('radio').map((radio) => ({
    name: readText(radio.querySelector('b')?.textContent ?? ''),
    isChosen: radio.getAttribute('aria-checked') === 'true',
  }));
}

test('the task that this device had last is the first of its code’s, and chosen; without one the first is', async () => {
  const usual = await readTasks();
  expect(usual[0]).toEqual({ name: 'Barres', isChosen: true });
  const tasks = await readTasks('referee');
  expect(tasks[0]).toEqual({ name: 'Juge-arbitre', isChosen: true });
  expect(tasks.slice(1).map(({ name }) => name)).toEqual(usual.slice(0, -1).map(({ name }) => name));
  expect(await readTasks('wind')).toEqual(usual);
});
