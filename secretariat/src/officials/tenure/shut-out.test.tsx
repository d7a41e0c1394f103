import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { TASKS, type Task } from '../log/device.ts';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = ['RIVOALLAN', 'LESCOUËT', 'SANTERRE'].map((last, at) => ({
  row: `bib:${at + 1}`,
  bib: String(at + 1),
  last,
  first: 'Ana',
  lane: at + 1,
  odr: at + 1,
})) as never;

const HIGH_JUMP = { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750] } } as never;
const LONG_JUMP = { g0: 900_003, g1: '0', rows };
const SPRINT = { g0: 200, g1: '0', rows, heat: 1, heats: 1 };
const LONG_RACE = { g0: 5000, g1: '0', rows };
const WALK = { g0: 20_000, g1: 'W', rows };
/** The speaker's console has a test of its own: it is of no event. */
const EVENT_TASKS = TASKS.filter((task) => task !== 'speaker');
type EventTask = Exclude<Task, 'speaker'>;
const TRIALS: Readonly<Record<EventTask, Parameters<typeof renderTask>[1]>> = {
  bars: HIGH_JUMP,
  attempts: LONG_JUMP,
  clock: LONG_JUMP,
  wind: LONG_JUMP,
  start: SPRINT,
  chrono: LONG_RACE,
  order: LONG_RACE,
  photo: LONG_RACE,
  laps: LONG_RACE,
  callRoom: SPRINT,
  walk: WALK,
  walkRecorder: WALK,
  umpire: SPRINT,
  referee: SPRINT,
};

/** What each console may still say something about: three cards of a walker, a report of an umpire. */
const others: readonly SeenFact[] = [
  { kind: 'walk', row: 'bib:1', what: 'red', symbol: '~', judge: '1' },
  { kind: 'walk', row: 'bib:1', what: 'red', symbol: '~', judge: '2' },
  { kind: 'walk', row: 'bib:1', what: 'red', symbol: '>', judge: '3' },
  { kind: 'report', what: 'line', row: 'bib:2', from: 'Commissaire 3' },
].map((fact, at) => ({
  n: at + 1,
  device: `other ${at}`,
  by: 'judge',
  arrived: '2026-06-13T12:40:00Z',
  fact: { id: `f${at}`, trialOID: 't1', at: `2026-06-13T12:40:0${at}Z`, ...fact },
})) as never;
const findFacts = (task: Task) => others.filter(({ fact }) => (fact.kind === 'report') === (task === 'referee'));

/** Names of the keys that can be pressed, without those of the head and those that only choose what the referee reads. */
const listKeys = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button:not(.hd *):not(.inbox > aside *):not(.back-to)')]
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => readText(textContent));

const open = async (task: EventTask, codeState?: 'closed' | 'revoked' | 'ended') => {
  const drawn = await renderTask(task, TRIALS[task], {
    walkJudge: '4',
    facts: task === 'walkRecorder' || task === 'referee' ? findFacts(task) : [],
    ...(codeState !== undefined && { codeState }),
  });
  if (task === 'referee') await pressKey(/RIVOALLAN|LESCOUËT/);
  return drawn;
};

describe('a device that may say nothing more', () => {
  test.each(EVENT_TASKS)(
    '26. closed by the secretariat, the console «%s» has no keys but those to its journal',
    async (task) => {
      const { said } = await open(task, 'closed');
      expect(screen.getByText(/Le secrétariat a fermé cet appareil/)).toBeTruthy();
      expect(listKeys()).toEqual(['Journal', 'Donner par QR']);
      expect(said()).toEqual([]);
    },
  );

  test.each(EVENT_TASKS)('25. its code revoked, the console «%s» asks for the new one', async (task) => {
    await open(task, 'revoked');
    expect(listKeys()).toEqual(['Taper le code', 'Donner par QR']);
    await open(task, 'ended');
    expect(listKeys()).toEqual(['Donner par QR']);
  });

  test.each([
    [
      { role: 'returned', since: '2026-06-13T12:02:00Z' },
      /Le stade a rendu la main à 14:02 : ce serveur ne prend plus/,
    ],
    [
      { role: 'copy', holder: 'Stade', since: '2026-06-13T12:02:00Z' },
      /Stade tient la compétition depuis 14:02.*scannez la fiche du stade/,
    ],
  ] as const)('a server that takes nothing of the competition: $0.role', async (site, sentence) => {
    const { said } = await renderTask('attempts', LONG_JUMP, { site });
    expect(screen.getByRole('alert').textContent?.replace(/[\u00a0\u202f]/g, ' ')).toMatch(sentence);
    expect(listKeys()).toEqual(['Journal', 'Donner par QR']);
    expect(screen.getByText('fermé')).toBeVisible();
    expect(said()).toEqual([]);
  });

  test.each(EVENT_TASKS)('with its code the console «%s» has keys of its own', async (task) => {
    await open(task);
    expect(listKeys().length).toBeGreaterThan(1);
    expect(listKeys()).not.toContain('Donner par QR');
  });

  test.each(['clock', 'callRoom', 'referee'] as const)(
    'a sheet of the console «%s» that is open is left',
    async (task) => {
      const { change } = await open(task);
      await pressKey({ clock: 'Autre durée…', callRoom: /^Clore l’appel…/, referee: /^DQ…/ }[task]);
      expect(screen.queryByRole('dialog')).not.toBeNull();
      await change('closed');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(listKeys()).toEqual(['Journal', 'Donner par QR']);
    },
  );
});
