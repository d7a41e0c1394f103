import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { readText, renderTask } from '../testing/render-task.tsx';
import type { Holder, Tenure } from './tenures.ts';

const rows = [{ row: 'bib:1', bib: '1', last: 'RIVOALLAN', first: 'Ana', odr: 1 }] as never;
const HIGH_JUMP = { g0: 900_001, g1: '0', rows, dets: { heights: [1700, 1750] } } as never;
const TAKEN = '2026-06-13T13:10:00Z';
const HOLDER = { by: 'judge', device: 'B', label: 'Sautoir 3', since: TAKEN, last: TAKEN } as unknown as Holder;

interface State {
  readonly tenure: Tenure;
  readonly organiser?: true;
  readonly taken?: string;
  readonly holder?: Holder;
  readonly given?: string;
}

async function open({ organiser, ...state }: State) {
  await renderTask('bars', { ...(HIGH_JUMP as object), organiser } as never, state);
  const strip = screen.queryByRole('alert') ?? document.querySelector('.kk .strip');
  const keys = screen.getAllByRole('button').map(({ textContent }) => readText(textContent));
  return { said: readText(strip?.textContent ?? ''), isLoud: strip?.classList.contains('red'), keys };
}

describe('a trial that the secretariat took', () => {
  test.each<[string, State, string]>([
    [
      'while it writes there',
      { tenure: 'other', organiser: true, taken: TAKEN },
      'Reprise par le secrétariat à 15:10. Le secrétariat écrit cette épreuve.',
    ],
    [
      'while a device is still on the list of holders',
      { tenure: 'other', organiser: true, taken: TAKEN, holder: HOLDER },
      'Reprise par le secrétariat à 15:10. Le secrétariat écrit cette épreuve.',
    ],
    [
      'once it has given it back',
      { tenure: 'free', taken: TAKEN },
      'Reprise par le secrétariat à 15:10. Vous ne tenez pas cette épreuve.',
    ],
  ])('is read only, and says so in red %s; a key takes it', async (_, state, sentence) => {
    const { said, isLoud, keys } = await open(state);
    expect([said, isLoud]).toEqual([sentence, true]);
    expect(keys).toContain('Je tiens cette épreuve');
    expect(keys).not.toContain('O');
  });

  test('that another device has taken since is that device’s', async () => {
    const { said, keys } = await open({ tenure: 'other', taken: TAKEN, holder: HOLDER });
    expect(said).toMatch(/^Sautoir 3 a repris cette épreuve à 15:10\./);
    expect(keys).toContain('Reprendre cette épreuve…');
  });

  test('is only read by a device that never held it', async () => {
    const { said, isLoud } = await open({ tenure: 'other', organiser: true });
    expect([said, isLoud]).toEqual(['Le secrétariat écrit cette épreuve. En lecture.', false]);
  });
});

test('a trial that was handed over says when, and which device writes it since', async () => {
  const given = '2026-06-13T13:08:00Z';
  expect(await open({ tenure: 'free', given })).toMatchObject({
    said: 'Épreuve donnée à 15:08. Elle s’écrit sur l’autre appareil.',
  });
  const { said, isLoud } = await open({ tenure: 'other', given, holder: HOLDER });
  expect([said, isLoud]).toEqual(['Épreuve donnée à 15:08. Sautoir 3 tient cette épreuve depuis 15:10.', false]);
});
