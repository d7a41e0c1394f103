import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, readText, renderTask, typeDigits, typeText } from '../testing/render-task.tsx';

const LONG_JUMP = 900_003;
const rows = [1, 2].map((at) => ({
  row: `bib:${at}`,
  bib: String(at),
  last: `Nom${at}`,
  first: 'Ana',
  odr: at,
})) as never;

const attempt = (n: number, bib: number): SeenFact =>
  ({
    n,
    device: 'judge',
    by: 'judge',
    arrived: '',
    fact: {
      id: `f${n}`,
      kind: 'attempt',
      at: `2026-06-13T12:40:0${n}Z`,
      trialOID: 't1',
      row: `bib:${bib}`,
      r: 'o',
      v: 6000,
    },
  }) as unknown as SeenFact;

const readWho = () => readText(document.querySelector('.who')?.textContent ?? '');

test.each([
  [100, 'fr', 'Fenêtre de 10 s, proposée d’après World Athletics, TR 17 (numérotation de 2019 et après).'],
  [LONG_JUMP, 'fr', 'Fenêtre de 5 s, proposée d’après World Athletics, TR 29.10 (numérotation de 2019 et après).'],
  [100, 'en', 'A window of 10 s, proposed by World Athletics, TR 17 (numbering of 2019 and later).'],
] as const)('the window of %i has its rule and edition (%s)', async (g0, language, text) => {
  await renderTask('wind', { g0, g1: '0', rows }, { kind: 'wind', language });
  expect(readWho()).toContain(text);
});

describe('the check of the gauge', () => {
  test('79. is noted once a session: place, which gauge, who reads it', async () => {
    const { said } = await renderTask('wind', { g0: 100, g1: '0', rows }, { kind: 'wind' });
    expect(readWho()).toContain('Contrôle à noter.');
    await pressKey('Autres actions');
    expect(readText(screen.getByRole('dialog').textContent)).toContain('50 m de l’arrivée');
    const confirm = () => screen.getByRole('button', { name: 'Contrôlé, en ordre' }) as HTMLButtonElement;
    expect(confirm().disabled).toBe(true);
    await typeText('Marque et numéro', 'Anémomètre 4');
    await typeText('Qui l’opère', 'F. Vent');
    await pressKey('Contrôlé, en ordre');
    expect(said()).toEqual([{ kind: 'evidence', what: 'gauge', ok: true, text: 'Anémomètre 4', by: 'F. Vent' }]);
    expect(readWho()).toMatch(/Contrôlé à \d\d:\d\d/);
  });

  test('of a runway names the board; one that is not in order is said', async () => {
    const { said } = await renderTask('wind', { g0: LONG_JUMP, g1: '0', rows }, { kind: 'wind' });
    await pressKey('Autres actions');
    expect(readText(screen.getByRole('dialog').textContent)).toContain('20 m de la planche');
    await typeText('Marque et numéro', 'A4');
    await typeText('Qui l’opère', 'F. Vent');
    await pressKey('Pas en ordre');
    await pressKey('Contrôlé, pas en ordre');
    expect(said()).toMatchObject([{ what: 'gauge', ok: false }]);
    expect(readWho()).toContain('Pas en ordre à');
  });
});

describe('the console of a wind gauge', () => {
  test.each([
    ['100 m', { g0: 100, g1: '0' }, /^Pistolet\s*mesurer 10 s$/, 10],
    ['100 m hurdles', { g0: 100, g1: 'HP084' }, /^Pistolet\s*mesurer 13 s$/, 13],
    ['110 m hurdles', { g0: 110, g1: 'HP106' }, /^Pistolet\s*mesurer 13 s$/, 13],
    ['200 m', { g0: 200, g1: '0' }, /^Entrée en ligne droite\s*mesurer 10 s$/, 10],
    ['long jump', { g0: LONG_JUMP, g1: '0' }, /^Passage à 40 m\s*mesurer 5 s$/, 5],
  ])(
    '47. measures for the window of a %s, and asks for the reading when it has run',
    async (_, event, key, seconds) => {
      await renderTask('wind', { ...event, rows }, { kind: 'wind' });
      const timers = jest.spyOn(globalThis, 'setTimeout');
      await pressKey(key);
      expect(screen.getByRole('timer').textContent).toMatch(/s$/);
      const [end, ms = 0] = timers.mock.calls.find(([, wait = 0]) => wait > 2000) ?? [];
      timers.mockRestore();
      // Less what has run until the screen was drawn.
      expect(ms).toBeLessThanOrEqual(seconds * 1000);
      expect(ms).toBeGreaterThan(seconds * 1000 - 2000);
      const findSign = () => screen.queryByRole('button', { name: /dans le dos/ });
      expect(findSign()).toBeNull();
      await act(async () => (end as () => void)());
      expect(findSign()).not.toBeNull();
    },
  );

  test('after the wind of a race the next race is one tap away, and is held', async () => {
    const others = [
      { g0: LONG_JUMP, g1: '0', rows, date: '2026-06-13T12:36:00Z' },
      { g0: 100, g1: '0', rows, heat: 2, heats: 2, date: '2026-06-13T12:38:00Z' },
    ];
    const { said, current, device } = await renderTask(
      'wind',
      { g0: 100, g1: '0', rows, heat: 1, heats: 2 },
      { kind: 'wind', others },
    );
    const findNext = () => screen.queryByRole('button', { name: /^Suivante/ });
    expect(findNext()).toBeNull();
    await pressKey(/^Pas de vent mesuré/);
    expect(said()).toEqual([{ kind: 'wind' }]);
    await pressKey(/^Suivante : 100 m/);
    expect(current()).toMatchObject({ name: 'trial', task: 'wind', trial: 't3' });
    await waitFor(() => expect(device().open).toEqual(['t3']));
    expect(findNext()).toBeNull();
  });

  describe('47. the start that a starter says', () => {
    const said = (n: number, kind: string, agoMs: number, more: object = {}): SeenFact =>
      ({
        n,
        device: 'starter',
        by: 'starter',
        arrived: '',
        fact: { id: `s${n}`, kind, at: new Date(Date.now() - agoMs).toISOString(), trialOID: 't1', ...more },
      }) as unknown as SeenFact;
    const recall = (n: number) => said(n, 'recall', 0, { card: 'green', who: [] });
    const readTimer = () => Number.parseFloat(screen.getByRole('timer').textContent ?? '');
    const isMeasuring = () => screen.queryByRole('button', { name: /Pistolet/ }) === null;

    test('opens the window of its race, as long ago as it was, and its age is told', async () => {
      const { hear } = await renderTask('wind', { g0: 100, g1: '0', rows }, { kind: 'wind' });
      expect(isMeasuring()).toBe(false);
      await hear(said(1, 'start', 3000));
      expect(isMeasuring()).toBe(true);
      expect(readTimer()).toBeLessThanOrEqual(7.1);
      expect(readTimer()).toBeGreaterThan(5);
      expect(readWho()).toMatch(/Parti il y a [34] s|parti il y a [34] s/);
    });

    test('is none once it was recalled; the next one opens it anew', async () => {
      const { hear } = await renderTask('wind', { g0: 100, g1: '0', rows }, { kind: 'wind' });
      await hear(said(1, 'start', 3000));
      await hear(recall(2));
      expect(isMeasuring()).toBe(false);
      expect(readTimer()).toBe(10);
      await hear(said(3, 'start', -1));
      expect(isMeasuring()).toBe(true);
    });

    test('does not open again a window that was stopped', async () => {
      const { hear } = await renderTask('wind', { g0: 100, g1: '0', rows }, { kind: 'wind' });
      await hear(said(1, 'start', 1000));
      await pressKey('Arrêter la fenêtre');
      expect(isMeasuring()).toBe(false);
      await hear(said(2, 'word', 0, { row: 'bib:1', st: 2 }));
      expect(isMeasuring()).toBe(false);
    });

    test.each([
      ['of a window that is over', { g0: 100, g1: '0' }, 11_000],
      ['of a race whose window begins in the straight', { g0: 200, g1: '0' }, 1000],
    ])('opens nothing: %s', async (_, event, agoMs) => {
      const { hear } = await renderTask('wind', { ...event, rows }, { kind: 'wind' });
      await hear(said(1, 'start', agoMs));
      expect(readTimer()).toBe(10);
    });

    test('leaves the window that the gauge opened itself', async () => {
      const { hear } = await renderTask('wind', { g0: 100, g1: '0', rows }, { kind: 'wind' });
      await pressKey(/^Pistolet/);
      await hear(said(1, 'start', 5000));
      expect(readTimer()).toBeGreaterThan(8);
    });
  });

  test('45. sends the wind of a race by its name, once its sign was chosen', async () => {
    const { said } = await renderTask('wind', { g0: 100, g1: '0', rows, heat: 2, heats: 3 }, { kind: 'wind' });
    await pressKey('Lire maintenant');
    await typeDigits('23');
    expect((screen.getByText('Choisissez le signe').closest('button') as HTMLButtonElement).disabled).toBe(true);
    await pressKey('+ dans le dos');
    expect(readWho()).toContain('favorable : pas de record');
    await pressKey(/^Envoyer \+2\.3 m\/s\s*100 m/);
    await pressKey('Lire maintenant');
    await typeDigits('05');
    expect(screen.getByText('Choisissez le signe')).toBeTruthy();
    expect(said()).toEqual([{ kind: 'wind', w: 2.3 }]);
  });

  test('45. says that no wind was measured, of the attempt that is named', async () => {
    const { said } = await renderTask(
      'wind',
      { g0: LONG_JUMP, g1: '0', rows },
      { kind: 'wind', facts: [attempt(1, 1)] },
    );
    await pressKey(/^Pas de vent mesuré\s*2, essai 1$/);
    expect(said()).toEqual([{ kind: 'wind', row: 'bib:2', n: 1 }]);
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('2, essai 1 : pas de vent mesuré');
  });

  test('45. sends the wind of a jump to the attempt that is next, or to the one that was written last', async () => {
    const options = { kind: 'wind', facts: [attempt(1, 1)] } as const;
    const { said } = await renderTask('wind', { g0: LONG_JUMP, g1: '0', rows }, options);
    expect(readWho()).toContain('2, essai 1');
    await pressKey('Lire maintenant');
    await typeDigits('08');
    await pressKey('− de face');
    await pressKey(/2, essai 1$/);
    await pressKey('Précédent');
    await pressKey('Lire maintenant');
    await typeDigits('11');
    await pressKey('+ dans le dos');
    await pressKey(/1, essai 1$/);
    expect(said()).toEqual([
      { kind: 'wind', row: 'bib:2', n: 1, w: -0.8 },
      { kind: 'wind', row: 'bib:1', n: 1, w: 1.1 },
    ]);
  });

  test('45. the reading that is being typed stays the attempt’s for which it was begun, whatever the judge writes meanwhile', async () => {
    const { said, hear } = await renderTask(
      'wind',
      { g0: LONG_JUMP, g1: '0', rows },
      { kind: 'wind', facts: [attempt(1, 1)] },
    );
    await pressKey('Lire maintenant');
    await typeDigits('18');
    await hear(attempt(2, 2));
    expect(readWho()).toContain('2, essai 1');
    await pressKey('+ dans le dos');
    await pressKey(/2, essai 1$/);
    expect(said()).toEqual([{ kind: 'wind', row: 'bib:2', n: 1, w: 1.8 }]);
    expect(readWho()).toContain('1, essai 2');
  });

  const reading = (n: number, w: number, second: number): SeenFact =>
    ({
      n,
      device: 'gauge',
      by: 'wind',
      arrived: '',
      fact: { id: `w${n}`, kind: 'wind', at: `2026-06-13T12:40:${second}Z`, trialOID: 't1', w },
    }) as unknown as SeenFact;
  const readLoose = () => [...document.querySelectorAll('.loose-winds li')].map((one) => readText(one.textContent));

  test('46. without a network a reading has no attempt, is listed by its time, and is attached later, once', async () => {
    const options = { kind: 'wind', isOnline: false, facts: [attempt(1, 1)] } as const;
    const { said, facts } = await renderTask('wind', { g0: LONG_JUMP, g1: '0', rows }, options);
    expect(readWho()).toContain('Essai inconnu');
    await pressKey('Lire maintenant');
    await typeDigits('11');
    await pressKey('+ dans le dos');
    await pressKey(/^Envoyer \+1\.1 m\/s\s*essai inconnu, à attribuer$/);
    expect(said()).toEqual([{ kind: 'wind', w: 1.1 }]);
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('Vent +1.1, à attribuer');
    expect(readLoose()).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d \+1\.1/)]);
    await pressKey(/\+1\.1/);
    expect((screen.getByText('Choisissez l’essai').closest('button') as HTMLButtonElement).disabled).toBe(true);
    await pressKey(/^1, essai 1/);
    await pressKey('Attribuer à 1, essai 1');
    expect(readLoose()).toEqual([]);
    expect(said()[1]).toMatchObject({
      kind: 'correction',
      replaces: facts()[0]?.id,
      with: [{ kind: 'wind', row: 'bib:1', n: 1, w: 1.1 }],
    });
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('1, essai 1 : vent +1.1');
    await pressKey('Annuler cette ligne');
    expect(readLoose()).toHaveLength(1);
  });

  test('46. a reading that a person does not want to name waits with a network too; one of no attempt is taken back', async () => {
    const { said } = await renderTask('wind', { g0: LONG_JUMP, g1: '0', rows }, { kind: 'wind' });
    await pressKey('Plus tard');
    expect((screen.getByText('Pas de vent mesuré').closest('button') as HTMLButtonElement).disabled).toBe(true);
    await pressKey('Lire maintenant');
    await typeDigits('04');
    await pressKey('− de face');
    await pressKey(/^Envoyer/);
    await pressKey(/-0\.4|−0\.4/);
    await pressKey('Aucun : retirer cette lecture');
    await pressKey('Retirer la lecture');
    expect(said()).toMatchObject([
      { kind: 'wind', w: -0.4 },
      { kind: 'correction', with: [] },
    ]);
    expect(readLoose()).toEqual([]);
  });

  test('46. a judge attaches the gauge’s readings, the attempts nearest in time first; each reading and each attempt once', async () => {
    const facts = [attempt(1, 1), attempt(2, 2), reading(3, 1.1, 11), reading(4, 0.5, 12)];
    const { said } = await renderTask('attempts', { g0: LONG_JUMP, g1: '0', rows }, { facts });
    await pressKey('Attribuer');
    const listAttempts = () =>
      screen
        .getAllByRole('button', { name: /, essai/ })
        .map((one) => /^\d, essai \d/.exec(readText(one.textContent))?.[0]);
    expect(listAttempts()).toEqual(['2, essai 1', '1, essai 1', '1, essai 2']);
    expect(screen.queryByText(/^Aucun/)).toBeNull();
    await pressKey(/^1, essai 1/);
    await pressKey('Attribuer à 1, essai 1');
    await pressKey('Attribuer');
    expect(listAttempts()).toEqual(['2, essai 1', '1, essai 2']);
    await pressKey(/^2, essai 1/);
    await pressKey('Attribuer à 2, essai 1');
    expect(said()).toMatchObject([
      { replaces: 'w3', with: [{ row: 'bib:1', n: 1, w: 1.1 }] },
      { replaces: 'w4', with: [{ row: 'bib:2', n: 1, w: 0.5 }] },
    ]);
    expect(screen.queryByText('Attribuer')).toBeNull();
  });
});
