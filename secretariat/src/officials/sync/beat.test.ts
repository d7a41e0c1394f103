import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { DeviceBeatAnswer, DeviceBeatBody, FrozenLists } from 'shared-domain/contract';
import { openDatabase } from '../log/database.ts';
import { openFactLog } from '../log/fact-log.ts';
import { createBeat } from './beat.ts';
import type { Reply, Server } from './server.ts';

const CODE = { code: 'ABCD-2345', kind: 'vboard', chOID: 'c', state: 'valid' } as const;
const SINCE = '2026-06-13T13:00:00.000Z';

const holdTrials = (...oids: readonly string[]): FrozenLists => ({
  since: SINCE,
  trials: oids.map((oid) => ({ oid, rows: [] }) as unknown as FrozenLists['trials'][number]),
  added: [],
});

/** A screen that says that it is there, to a server that answers each time what it is asked for. */
async function openScreen(answer: (body: DeviceBeatBody) => Reply<DeviceBeatAnswer>) {
  const log = await openFactLog(await openDatabase(new IDBFactory()));
  const heard: DeviceBeatBody[] = [];
  const server: Pick<Server, 'beat'> = {
    async beat(_code, _chOID, body) {
      heard.push(structuredClone(body));
      return answer(body);
    },
  };
  const state = { frozen: undefined as FrozenLists | undefined, now: 0 };
  const clock = { ...log.clock, now: () => state.now };
  const beat = createBeat({ ...log, clock }, server as Server, () => ({
    layout: 'mix',
    width: 1920,
    height: 1080,
    isLocked: false,
    ...(state.frozen === undefined ? {} : { frozen: state.frozen }),
  }));
  return { state, heard, beat: () => beat(CODE), listHeld: () => heard.map(({ screen }) => screen?.frozen) };
}

const answer = (body: DeviceBeatAnswer): Reply<DeviceBeatAnswer> => ({ kind: 'answer', body, trip: undefined });

test.each([400, 413])(
  'a server that refuses the lists of a frozen screen (%d) hears that it is there',
  async (status) => {
    const { state, heard, beat, listHeld } = await openScreen(({ screen }) =>
      screen?.frozen === undefined ? answer({ now: 0 }) : { kind: 'refusal', status, error: undefined, retryAfter: 0 },
    );
    state.frozen = holdTrials('a');
    beat();
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(listHeld()).toEqual([state.frozen, undefined]);
    expect(heard[1]?.screen).toMatchObject({ layout: 'mix', width: 1920 });
  },
);

test('lists that the server keeps are said once, and others at once', async () => {
  const { state, heard, beat, listHeld } = await openScreen(() => answer({ now: 0, frozen: SINCE }));
  const [one, two] = [holdTrials('a'), holdTrials('a', 'b')];
  state.frozen = one;
  beat();
  await waitFor(() => expect(heard).toHaveLength(1));
  state.now += 15_000;
  beat();
  await waitFor(() => expect(listHeld()).toEqual([one, undefined]));
  state.frozen = two;
  beat();
  await waitFor(() => expect(listHeld()).toEqual([one, undefined, two]));
});

test('a server of an earlier release, which keeps no lists, has them with each sign of life', async () => {
  const { state, heard, beat, listHeld } = await openScreen(() => answer({ now: 0 }));
  state.frozen = holdTrials('a');
  beat();
  await waitFor(() => expect(heard).toHaveLength(1));
  state.now += 15_000;
  beat();
  await waitFor(() => expect(listHeld()).toEqual([state.frozen, state.frozen]));
});
