import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { rankResults } from 'shared-domain';
import type { SeenFact } from 'shared-domain/live-input';
import { EXTRAS_PART } from '../extra-parts.ts';
import type { WriteFact } from '../log/fact-log.ts';
import { pressKey, readText, renderTask, typeDigits } from '../testing/render-task.tsx';
import { type AttemptSaid, createAttemptsFacts } from './attempts-facts.ts';

const LONG_JUMP = 900_003;
const facts = createAttemptsFacts('t1');

const listAthletes = (count: number, pb?: number) =>
  Array.from({ length: count }, (_, at) => ({
    row: `bib:${at + 1}`,
    bib: String(at + 1),
    last: `Nom${at + 1}`,
    first: 'Ana',
    odr: at + 1,
    ...(pb !== undefined && { pe: { pb } }),
  })) as never;

const renderLongJump = (count = 3, options: Parameters<typeof renderTask>[2] & { pb?: number } = {}) =>
  renderTask('attempts', { g0: LONG_JUMP, g1: '0', rows: listAthletes(count, options.pb) }, options);

/** The rounds of attempts, in centimetres or `x`, in starting order. */
const play = (...rounds: readonly (readonly (number | 'x')[])[]): WriteFact[] =>
  rounds.flatMap((round, n) =>
    round.map((one, at) => {
      const said: AttemptSaid = one === 'x' ? { r: 'x' } : { r: 'o', v: one * 10 };
      return facts.attempt(`bib:${at + 1}`, n + 1, said);
    }),
  );

const findWho = () => readText(screen.getByRole('region', { name: / Nom/ }).textContent);
const findQuestion = () => readText(screen.getByRole('alert').textContent);
const measure = async (digits: string) => {
  await pressKey('Blanc mesurer');
  await typeDigits(digits);
};

describe('the console of a long jump', () => {
  test('writes a mark after the white flag and a foul by one tap, for the athlete above the keys', async () => {
    const { said } = await renderLongJump();
    expect(findWho()).toContain('1NOM1 Ana');
    await measure('658');
    expect(screen.getByText('Mesure en cours')).toBeTruthy();
    await pressKey('Valider 6.58');
    expect(findWho()).toContain('2NOM2 Ana');
    await pressKey('X mordu');
    await pressKey('impasse');
    expect(findWho()).toMatch(/1NOM1 AnaMeilleure 6\.58 · 1er/);
    expect(said()).toEqual([
      { kind: 'clock', act: 'measure', row: 'bib:1' },
      { kind: 'attempt', row: 'bib:1', n: 1, r: 'o', v: 6580 },
      { kind: 'attempt', row: 'bib:2', n: 1, r: 'x' },
      { kind: 'attempt', row: 'bib:3', n: 1, r: '-' },
    ]);
  });

  test('33. takes two touches within 350 ms for one', async () => {
    const { said } = await renderLongJump();
    await pressKey('X mordu');
    await pressKey('X mordu', 300);
    expect(said()).toHaveLength(1);
  });

  test('40. asks once about a mark ten metres over the best, and keeps the digits', async () => {
    const { said } = await renderLongJump(3, { pb: 6420 });
    await measure('1658');
    await pressKey('Valider 16.58');
    expect(findQuestion()).toContain('16.58 m ?');
    expect(said()).toHaveLength(1);
    await pressKey('Effacer un chiffre', 10);
    await pressKey('Effacer un chiffre', 10);
    await typeDigits('58');
    await pressKey('Valider 16.58');
    await pressKey('Écrire 16.58');
    expect(said().at(-1)).toMatchObject({ v: 16_580 });
  });

  test('40. writes no mark that is too long to be one', async () => {
    await renderLongJump(3, { pb: 6420 });
    await measure('64560');
    expect(screen.getByRole('button', { name: /^Valider/ })).toBeDisabled();
    await pressKey('Effacer un chiffre', 10);
    await pressKey('Effacer un chiffre', 10);
    expect(screen.getByRole('button', { name: /^Valider/ })).toBeEnabled();
  });

  test('40. asks about 7.50 where the best is 6.42, and not about 7.30', async () => {
    const { said } = await renderLongJump(3, { pb: 6420 });
    await measure('750');
    await pressKey('Valider 7.50');
    expect(findQuestion()).toContain('Meilleure performance : 6.42');
    await pressKey('Effacer un chiffre', 10);
    await pressKey('Effacer un chiffre', 10);
    await typeDigits('30');
    await pressKey('Valider 7.30');
    expect(said().at(-1)).toMatchObject({ v: 7300 });
  });

  test('is handed over from «Autres actions»', async () => {
    const { current } = await renderLongJump();
    await pressKey('Autres actions');
    await pressKey('Donner par QR…');
    expect(current()).toEqual({ name: 'handOver', trial: 't1' });
  });

  test('43. shows the tie at the eighth place and the new order, and calls the first of it', async () => {
    const { write, said } = await renderLongJump(12);
    const marks = [612, 640, 650, 660, 670, 680, 690, 612, 597, 'x', 584, 655] as const;
    const xs = marks.map(() => 'x' as const);
    await write(...play(marks, xs, xs));
    expect(screen.getByRole('heading', { name: 'Égalité à la 8e place' })).toBeTruthy();
    await pressKey('Passer à la finale à 8 (9)…');
    await pressKey('Continuer');
    expect(said().at(-1)).toEqual({ kind: 'call', row: 'bib:1', next: 'bib:8' });
  });

  test('43. waits for the script that draws a cut, the sheet being there meanwhile', async () => {
    const { write } = await renderLongJump(2);
    const extras = await EXTRAS_PART.load();
    const coming = Promise.withResolvers<typeof extras>();
    const load = jest.spyOn(EXTRAS_PART, 'load').mockReturnValue(coming.promise);
    const find = jest.spyOn(EXTRAS_PART, 'find').mockReturnValue(undefined);
    await write(...play([612, 640], ['x', 'x'], ['x', 'x']));
    expect(screen.getByText('La console se charge…')).toBeTruthy();
    expect(screen.getAllByText('6.40').length).toBeGreaterThan(0);
    for (const mocked of [load, find]) mocked.mockRestore();
    await act(async () => coming.resolve(extras));
    expect(screen.getByRole('heading', { name: /^Après 3 essais, tous continuent/ })).toBeTruthy();
    expect(screen.queryByText('La console se charge…')).toBeNull();
  });

  test('43. cuts within each implement, the lightest first, and says what leads among one’s own', async () => {
    const categories = [55, 49, 49, 49, 55];
    const rows = (listAthletes(5) as object[]).map((row, at) => ({ ...row, category: categories[at] })) as never;
    const dets = { nbTries: 4, cuts: [{ after: 2, to: 2 }] };
    const { write, said } = await renderTask('attempts', { g0: 900_005, g1: '0', category: 57, rows, dets });
    await write(...play([800, 1200, 1150, 1100, 850]));
    expect(findWho()).toContain('1NOM1');
    expect(findWho()).toMatch(/il faut 8\.50 pour passer 5, en tête/);
    await write(...play([], ['x', 'x', 'x', 'x', 'x']));
    expect(screen.getByRole('heading', { name: '4 continuent après 2 essais' })).toBeTruthy();
    expect(
      screen.getByText('Nouvel ordre : engin par engin, le plus léger d’abord, du dernier au premier.'),
    ).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      '23NOM3 Ana11.50',
      '12NOM2 Ana12.00',
      '51NOM1 Ana8.00',
      '45NOM5 Ana8.50',
      'S’arrêtent ici',
      '34NOM4 Ana11.00',
    ]);
    await pressKey('Passer à la finale à 2 + 2…');
    await pressKey('Continuer');
    expect(said().at(-1)).toEqual({ kind: 'call', row: 'bib:3', next: 'bib:2' });
  });

  test('43. a meeting that cuts to two after two attempts says so', async () => {
    const rows = listAthletes(3);
    const dets = { nbTries: 4, cuts: [{ after: 2, to: 2 }] };
    const { write, said } = await renderTask('attempts', { g0: LONG_JUMP, g1: '0', rows, dets });
    await write(...play([700, 600, 650], ['x', 'x', 'x']));
    expect(screen.getByRole('heading', { name: '2 continuent après 2 essais' })).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['23NOM3 Ana6.50', '11NOM1 Ana7.00', 'S’arrêtent ici', '32NOM2 Ana6.00']);
    await pressKey('Passer à la finale à 2…');
    await pressKey('Continuer');
    expect(said().at(-1)).toEqual({ kind: 'call', row: 'bib:3', next: 'bib:1' });
    expect(findWho()).toContain('3NOM3');
    expect(findWho()).toMatch(/il faut 7\.00 pour passer 1, en tête/);
    await pressKey('X mordu');
    expect(findWho()).toContain('1NOM1');
  });

  test('43. a meeting that cuts to twelve has the places and the order of `rankResults`, ties by the second best included', async () => {
    const marks = [612, 640, 650, 660, 670, 680, 690, 612, 597, 'x', 584, 655, 633, 641] as const;
    const second = marks.map((_, at) => (at === 0 ? 600 : 'x') as number | 'x');
    const xs = marks.map(() => 'x' as const);
    const dets = { cuts: [{ after: 3, to: 12 }] };
    const { write, said } = await renderTask('attempts', { g0: LONG_JUMP, g1: '0', rows: listAthletes(14), dets });
    await write(...play(marks, second, xs));
    const attempt = (one: number | 'x') => (one === 'x' ? { r: 'x' as const } : { r: 'o' as const, v: one * 10 });
    const places = rankResults(
      marks.map((mark, at) => ({
        prf: { v: mark === 'x' ? undefined : mark * 10, u: 'mm', st: mark === 'x' ? 16 : 1 } as never,
        attempts: [attempt(mark), attempt(second[at] ?? 'x'), attempt('x')],
      })),
      { g0: LONG_JUMP, g1: '0' },
    ).map(({ rank }, at) => ({ rank: rank ?? Number.POSITIVE_INFINITY, bib: at + 1 }));
    const ranked = places.toSorted((a, b) => b.rank - a.rank);
    expect(screen.getByRole('heading', { name: '12 continuent après 3 essais' })).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => readText(textContent));
    const readBib = (line: string) => Number(/NOM(\d+)/.exec(line)?.[1]);
    const cut = lines.indexOf('S’arrêtent ici');
    const goingOn = ranked.filter(({ rank }) => rank <= 12);
    expect(lines.slice(0, cut).map(readBib)).toEqual(goingOn.map(({ bib }) => bib));
    for (const { rank, bib } of goingOn)
      expect(lines.find((line) => readBib(line) === bib)?.startsWith(`${rank}${bib}NOM`)).toBe(true);
    expect(lines.slice(cut + 1).map(readBib)).toEqual([11, 10]);
    await pressKey('Passer à la finale à 12…');
    await pressKey('Continuer');
    expect(said().at(-1)).toMatchObject({ kind: 'call', row: `bib:${goingOn[0]?.bib}` });
  });

  test('44. a foul measured under protest has two places until the ruling', async () => {
    const { write, said } = await renderLongJump(2);
    await write(...play(['x', 600]));
    await pressKey('Autres actions');
    await pressKey('Mesurer un essai nul de 1 sous réclamation');
    await typeDigits('650');
    await pressKey('Valider 6.50');
    expect(said().slice(-2)).toEqual([
      { kind: 'attempt', row: 'bib:1', n: 2, r: 'x', v: 6500 },
      { kind: 'protest', attempt: expect.any(String) },
    ]);
    expect(findWho()).toContain('réclamation : place 2 si acceptée, 1 sinon');
    await pressKey(/^Corriger 1, essai 2/);
    await pressKey('Réclamation acceptée');
    expect(screen.getByRole('table').textContent).toContain('6.50');
    expect(findWho()).not.toContain('réclamation');
  });

  test('44. a corrected wind leaves a measured foul a foul, and its protest pending', async () => {
    const { write, said } = await renderLongJump(2);
    await write(...play(['x', 600]));
    await pressKey('Autres actions');
    await pressKey('Mesurer un essai nul de 1 sous réclamation');
    await typeDigits('650');
    await pressKey('Valider 6.50');
    await pressKey(/^Corriger 1, essai 2/);
    await pressKey('vent ?');
    await typeDigits('12');
    await pressKey('+ vent favorable');
    await pressKey('Corriger');
    const [correction, protest] = said().slice(-2) as { with?: { id: string }[]; attempt?: string }[];
    expect(correction?.with).toEqual([expect.objectContaining({ r: 'x', v: 6500, w: 1.2 })]);
    expect(protest).toEqual({ kind: 'protest', attempt: correction?.with?.[0]?.id });
    expect(findWho()).toContain('réclamation : place 2 si acceptée, 1 sinon');
  });

  test('44. only the foul that is protested waits for a ruling; upheld without a measurement it is taken again', async () => {
    const { write, said } = await renderLongJump(2);
    await write(...play(['x', 600], ['x', 610]));
    await pressKey(/^Corriger 1, essai 2/);
    await pressKey('Réclamation sur cet essai');
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('Réclamation · 1');
    const cells = screen.getAllByText('X', { selector: 'span' });
    expect(cells.map(({ className }) => className.includes('prot'))).toEqual([false, true]);
    await pressKey(/^Corriger 1, essai 2/);
    expect(screen.queryByRole('button', { name: 'Réclamation acceptée' })).toBeNull();
    await pressKey('Acceptée : refaire l’essai');
    expect(said().slice(-2)).toMatchObject([{ kind: 'ruling', upheld: true }, { kind: 'void' }]);
    expect(findWho()).toContain('1NOM1');
  });

  test('44. a protest about the last attempt has its two places on the standing, and its ruling there', async () => {
    const { write, said, facts: written } = await renderLongJump(2);
    await write(...play([600, 610], ['x', 'x'], ['x', 'x'], ['x', 'x'], ['x', 'x']));
    await pressKey('Autres actions');
    await pressKey('Mesurer un essai nul de 1 sous réclamation');
    await typeDigits('630');
    await pressKey('Valider 6.30');
    const protested = written().at(-2)?.id;
    await pressKey('X mordu');
    const readLines = () => screen.getAllByRole('listitem').map(({ textContent }) => readText(textContent));
    expect(readLines()[0]).toContain('réclamation : place 1 si acceptée, 2 sinon');
    expect(readLines()[1]).toContain('réclamation : place 2 si acceptée, 1 sinon');
    await pressKey('Autres actions');
    await pressKey('Corriger…');
    await pressKey(/^Corriger 1, essai 2/);
    expect(screen.queryByRole('button', { name: 'Réclamation rejetée' })).toBeNull();
    await pressKey('Annuler');
    await pressKey(/^Corriger 1, essai 6/);
    await pressKey('Réclamation rejetée');
    expect(said().at(-1)).toEqual({ kind: 'ruling', attempt: protested, upheld: false });
    await pressKey('Corrections finies');
    expect(readLines().join(' ')).not.toContain('réclamation');
    expect(readLines()[0]).toContain('NOM2');
  });

  test('45. the sign of a typed wind is chosen each time; the gauge’s reading stands before it', async () => {
    const gauge = {
      n: 1,
      device: 'gauge',
      by: 'wind',
      arrived: '',
      fact: { id: 'w1', kind: 'wind', at: new Date().toISOString(), trialOID: 't1', row: 'bib:2', n: 1, w: 2.1 },
    } as unknown as SeenFact;
    const { said } = await renderLongJump(2, { facts: [gauge] });
    await measure('600');
    await pressKey('vent ?');
    await typeDigits('08');
    expect((screen.getByRole('button', { name: 'vent' }) as HTMLButtonElement).disabled).toBe(true);
    await pressKey('− vent contraire');
    await pressKey('−0.8');
    await pressKey('Valider 6.00');
    expect(said().at(-1)).toMatchObject({ v: 6000, w: -0.8 });
    await measure('610');
    expect(screen.getByText('+2.1')).toBeTruthy();
    await pressKey('Valider 6.10');
    expect(said().at(-1)).not.toHaveProperty('w');
    expect(screen.getByRole('table').textContent).toContain('6.10');
  });

  test('35. retiring asks elsewhere and a disqualification says its rule', async () => {
    const { said } = await renderLongJump();
    await pressKey('Retrait…');
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Choisissez' });
    expect((confirm as HTMLButtonElement).disabled).toBe(true);
    await pressKey('Disqualifier…');
    await pressKey(/^TR5\.2/);
    await pressKey('Disqualifier 1');
    expect(said()).toEqual([{ kind: 'word', row: 'bib:1', st: 4, rules: ['TR5.2'] }]);
    expect(findWho()).toContain('2NOM2');
    await pressKey('Retrait…');
    await pressKey('Ne part pas');
    await pressKey('2 : DNS, ne part pas');
    expect(findWho()).toContain('3NOM3');
  });

  test('36. an earlier attempt is corrected, with a reason once results were given out', async () => {
    const { write, said, facts: written } = await renderLongJump(2);
    await write(...play([600, 610]));
    await pressKey('Corriger 1, essai 1 : 6.00, non envoyé');
    await typeDigits('605');
    await pressKey('Corriger');
    expect(said().at(-1)).toMatchObject({
      kind: 'correction',
      replaces: written()[0]?.id,
      with: [{ kind: 'attempt', row: 'bib:1', r: 'o', v: 6050 }],
    });
    expect(screen.getByRole('table').textContent).toContain('6.05');
    // The line at the foot says what was corrected, and leads to it again.
    expect(readText(screen.getByRole('contentinfo').textContent)).toMatch(/6\.05/);
    await pressKey('Corriger');
    expect(readText(screen.getByRole('heading', { level: 2 }).textContent)).toMatch(/^1 NOM1, essai 1/);
  });

  test('36. the first attempt stays to be seen and corrected in the fifth round', async () => {
    const { write, said } = await renderLongJump(2);
    await write(...play(...Array.from({ length: 4 }, () => [612, 640])));
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => readText(textContent))).toContain('E1');
    expect(heads.filter(({ className }) => className !== '' && !/^(c1|cur)$/.test(className))).toEqual([]);
    await pressKey(/^Corriger 1, essai 1/);
    await typeDigits('605');
    await pressKey('Corriger');
    expect(said().at(-1)).toMatchObject({ kind: 'correction', with: [{ row: 'bib:1', v: 6050 }] });
  });

  test('the whole sheet has the places, for who only reads too', async () => {
    const { write } = await renderLongJump(2);
    await write(...play([600, 610], ['x', 'x']));
    await pressKey('Autres actions');
    await pressKey('Vue feuille');
    const lines = screen.getAllByRole('row').map(({ textContent }) => readText(textContent));
    expect(lines[0]).toMatch(/Meil\.Pl\.$/);
    expect(lines.slice(1).map((line) => line.at(-1))).toEqual(['2', '1']);
  });

  test('a pause stops the keys until it is over', async () => {
    const { said } = await renderLongJump();
    await pressKey('Autres actions');
    await pressKey('Mettre en pause…');
    await pressKey('Pluie');
    await pressKey('Mettre en pause');
    expect(screen.queryByRole('button', { name: 'X mordu' })).toBeNull();
    expect(readText(screen.getByText(/En pause depuis/).textContent)).toMatch(/En pause depuis \d\d:\d\d/);
    await pressKey('Reprendre');
    expect(screen.getByRole('button', { name: 'X mordu' })).toBeTruthy();
    expect(said()).toEqual([
      { kind: 'clock', act: 'pause', reason: 'rain' },
      { kind: 'clock', act: 'resume' },
    ]);
  });

  test('a page that is killed during a measurement goes on with it', async () => {
    const { factory, kill } = await renderLongJump();
    await pressKey('Blanc mesurer');
    kill();
    await renderLongJump(3, { factory });
    await typeDigits('600');
    await pressKey('Valider 6.00');
    expect(findWho()).toContain('2NOM2');
  });

  test('41. proposes the time of the rules, starts it by a tap, and says who is next', async () => {
    const { said } = await renderLongJump();
    expect(findWho()).toContain('1:00');
    expect(findWho()).toContain('ensuite 2, 3');
    await pressKey(/^Horloge/);
    expect(said()).toEqual([{ kind: 'clock', act: 'start', row: 'bib:1', ms: 60_000 }]);
    expect(screen.getByRole('timer').textContent).toMatch(/1:00|0:59/);
  });

  test('at the end the sheet has the places, and is signed', async () => {
    const { write, said } = await renderLongJump(2);
    await write(...play([600, 610], ['x', 'x'], ['x', 'x'], ['x', 'x'], ['x', 'x'], ['x', 'x']));
    expect(screen.getByRole('heading', { name: 'Plus d’essai.' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12NOM2 Ana6.10 X X X X X6.10',
      '21NOM1 Ana6.00 X X X X X6.00',
    ]);
    await pressKey('Terminer et signer…');
    await pressKey('Terminer et signer');
    expect(said().at(-1)).toEqual({ kind: 'status', status: 15 });
  });
});

test('a foul of a throw is no «mordu»: its keys and what was written say «nul»', async () => {
  const { said } = await renderTask('attempts', { g0: 900_005, g1: '0', rows: listAthletes(2) });
  await pressKey('X nul');
  expect(said()).toEqual([{ kind: 'attempt', row: 'bib:1', n: 1, r: 'x' }]);
  expect(readText(screen.getByRole('contentinfo').textContent)).toContain('1 – 1er essai : nul');
  await pressKey('Blanc mesurer');
  expect(screen.getByRole('button', { name: 'X nul' })).toBeTruthy();
});
