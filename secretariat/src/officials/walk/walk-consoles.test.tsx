import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import type { WalkJudge } from '../log/device.ts';
import { pressKey, pressRadio, readText, renderTask, typeDigits, typeText } from '../testing/render-task.tsx';

const rows = [
  { row: 'bib:12', bib: '12', last: 'Rivière', first: 'Hugo', odr: 1 },
  { row: 'bib:5', bib: '5', last: 'Cadoret', first: 'Malo', odr: 2 },
] as never;
const WALK = { g0: 20_000, g1: 'W', rows } as const;

/** Cards of other devices, `ago` seconds old. */
const list = (...drafts: readonly (Readonly<Record<string, unknown>> & { readonly ago?: number })[]): SeenFact[] =>
  drafts.map(({ ago = 60, device = 'phone', ...fact }, at) => ({
    n: at + 1,
    device: String(device),
    by: 'judge',
    arrived: new Date().toISOString(),
    fact: {
      id: `f${at}`,
      trialOID: 't1',
      kind: 'walk',
      row: 'bib:12',
      at: new Date(Date.now() - ago * 1000).toISOString(),
      ...fact,
    },
  }));
const red = (judge: string, more = {}) => ({ what: 'red', symbol: '~', judge, device: `phone ${judge}`, ...more });
const three = [red('1', { ago: 90 }), red('6', { ago: 80 }), red('4', { ago: 70 })];
const page = () => readText(document.body.textContent ?? '');

test('26. the console of a walk judge whom the secretariat has closed says so in words, and has no keys but those to its journal', async () => {
  await renderTask('walk', WALK, { place: 'Juge 4', walkJudge: '4', codeState: 'closed' });
  expect(readText(screen.getByRole('alert').textContent)).toMatch(/Le secrétariat a fermé cet appareil/);
  expect(screen.getByRole('button', { name: 'Journal' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Carton rouge/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '1' })).toBeNull();
});

describe('judges whose phones are not heard', () => {
  const aJudge = (label: string, silence: number, task = 'walk') => ({ label, task, silence });
  const open = (judges: ReturnType<typeof aJudge>[], isOnline = true) =>
    renderTask('walkRecorder', WALK, { place: 'Table de marche', judges, isOnline });

  test('are named to the recorder, with for how long, as their cards may still be on them', async () => {
    await open([aJudge('Juge 4', 130_000), aJudge('Juge 1', 12_000), aJudge('Chef juge', 61_000)]);
    expect(readText(screen.getByText(/hors ligne depuis/).textContent)).toBe(
      'Chef juge hors ligne depuis 1 min · Juge 4 hors ligne depuis 2 min',
    );
  });

  test.each([
    ['one of two phones of a judge speaks', [aJudge('Juge 4', 600_000), aJudge('Juge 4', 2000)], true],
    ['another task', [aJudge('Commissaire 2', 600_000, 'umpire')], true],
    ['a phone that was put away in the morning', [aJudge('Juge 4', 6 * 3_600_000)], true],
    ['without a network nothing is known of others', [aJudge('Juge 4', 600_000)], false],
  ])('say nothing: %s', async (_, judges, isOnline) => {
    await open(judges, isOnline);
    expect(screen.queryByText(/hors ligne depuis/)).toBeNull();
  });
});

describe('the console of a walk judge', () => {
  const open = (facts: SeenFact[] = [], walkJudge: WalkJudge | undefined = '4', place = 'Juge 4') =>
    renderTask('walk', WALK, { place, walkJudge, facts });

  test('52. a bib, a paddle by one tap, a red card by two, and only one’s own cards', async () => {
    const { said } = await open(list(red('1')));
    expect(page()).toContain('Aucun carton de cet appareil.');
    await typeDigits('12');
    await pressKey('12 RIVIÈRE');
    await pressKey(/^contact ~\s*Palette$/);
    await typeDigits('12');
    await pressKey('12 RIVIÈRE');
    await pressKey(/^genou >\s*Carton rouge…$/);
    expect(readText(screen.getByRole('dialog').textContent)).toMatch(/Rouge à 12 RIVIÈRE\s*genou >, \d\d:\d\d:\d\d/);
    expect(said()).toHaveLength(1);
    await pressKey('Carton rouge');
    expect(said()).toEqual([
      { kind: 'walk', what: 'paddle', row: 'bib:12', symbol: '~', judge: '4' },
      { kind: 'walk', what: 'red', row: 'bib:12', symbol: '>', judge: '4' },
    ]);
    expect(document.querySelectorAll('.rows.cards li')).toHaveLength(2);
  });

  test('52. a second red card to the same walker is refused with its rule, and nothing is written', async () => {
    const { said } = await open();
    for (const _ of [1, 2]) {
      await typeDigits('5');
      await pressKey('5 CADORET');
      await pressKey(/^contact ~\s*Carton rouge…$/);
      await pressKey('Carton rouge');
      if (screen.queryByText('Autre dossard') !== null) await pressKey('Autre dossard');
    }
    expect(page()).toContain('Ce juge a déjà montré un rouge à ce marcheur');
    expect(said()).toHaveLength(1);
  });

  test('a bib that nobody wears opens nothing', async () => {
    await open();
    await typeDigits('99');
    expect(
      screen
        .getByRole('button', { name: (name) => readText(name) === 'Personne ne porte ce dossard' })
        .matches(':disabled'),
    ).toBe(true);
  });

  test('the chief judge disqualifies in the last 100 m, and no farther (TR 54.4.1)', async () => {
    const { said } = await open([], 'chief', 'Chef juge');
    await typeDigits('12');
    await pressKey('12 RIVIÈRE');
    expect(screen.queryByText('Palette')).toBeNull();
    await pressKey(/^genou >\s*Derniers 100 m…$/);
    await pressKey('Disqualifier');
    expect(said()).toEqual([{ kind: 'walk', what: 'chief', row: 'bib:12', symbol: '>', toGo: 100 }]);
  });
});

describe('what a walk judge may say hangs on which judge the device is, not on what it is called', () => {
  const openCalled = async (place: string, walkJudge?: WalkJudge) => {
    const opened = await renderTask('walk', WALK, { place, ...(walkJudge && { walkJudge }) });
    if (walkJudge !== undefined) {
      await typeDigits('12');
      await pressKey('12 RIVIÈRE');
    }
    return opened;
  };

  test('11. a judge at «Ligne opposée» shows paddles and cards of her number, and has none of the chief’s keys', async () => {
    const { said } = await openCalled('Ligne opposée', '7');
    expect(screen.queryByText(/Derniers 100 m/)).toBeNull();
    expect(readText(screen.getByRole('heading', { level: 1 }).textContent)).toBe('Juge 7 · Ligne opposée');
    await pressKey(/^contact ~\s*Palette$/);
    expect(said()).toMatchObject([{ what: 'paddle', judge: '7' }]);
  });

  test('11. the chief judge who stands at «Virage 2» is no judge 2', async () => {
    await openCalled('Virage 2', 'chief');
    expect(screen.queryByText('Palette')).toBeNull();
    expect(screen.getAllByText(/Derniers 100 m…/)).not.toHaveLength(0);
  });

  test('11. a device that has not said which judge it is writes nothing', async () => {
    await openCalled('Juge 4');
    expect(readText(screen.getByRole('alert').textContent)).toContain('Dites d’abord quel juge vous êtes.');
    expect(screen.queryByRole('button', { name: '1' })).toBeNull();
  });

  test('11. the number is chosen beside the place, which is free', async () => {
    const { device } = await openCalled('Sautoir 2');
    await pressKey('Choisir');
    await pressRadio(/^Marche – juge/);
    const isShut = () => screen.getByRole('button', { name: /Voir les épreuves/ }).matches(':disabled');
    await pressKey(/^Autre/);
    await typeText('Lieu', 'Ligne opposée');
    expect(isShut()).toBe(true);
    await pressKey('Juge 7');
    expect(isShut()).toBe(false);
    await pressKey('Voir les épreuves');
    await waitFor(() => expect(device()).toMatchObject({ walkJudge: '7', place: 'Ligne opposée' }));
  });
});

describe('the chief judge is told who has reached the number of red cards', () => {
  const openChief = (facts: SeenFact[], penaltyZone?: number) =>
    renderTask(
      'walk',
      { ...WALK, dets: penaltyZone === undefined ? {} : { penaltyZone } },
      { place: 'Chef juge', walkJudge: 'chief', facts },
    );
  const notice = () => readText(screen.getByRole('alert').textContent);

  test('52. three cards of three judges, until it was read, also once the recorder has disqualified', async () => {
    await openChief(list(...three, { kind: 'word', st: 4, rules: ['TR54.7.1'], device: 'recorder' }));
    expect(notice()).toContain('12 RIVIÈRE Hugo · DQ TR54.7.1');
    expect(notice()).toContain('3 rouges de 3 juges (1, 6, 4) · à annoncer au marcheur');
    // The keys keep their place: it is in the list that scrolls.
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    await pressKey('Vu');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('52. with a penalty zone the third one calls for the zone, and a fourth one is told anew', async () => {
    const { hear } = await openChief(list(...three), 120_000);
    expect(notice()).toContain('zone de pénalité 2:00');
    await pressKey('Vu');
    const [fourth] = list(red('8', { id: 'fourth', ago: 10 }));
    await hear({ ...(fourth as SeenFact), n: 9 });
    expect(notice()).toContain('12 RIVIÈRE Hugo · DQ TR54.7.3');
    expect(notice()).toContain('4 rouges de 4 juges');
  });

  test('52. two cards, paddles, and another judge’s phone: nothing', async () => {
    await openChief(list(red('1'), red('6'), { what: 'paddle', symbol: '~', judge: '2', device: 'p' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await renderTask('walk', WALK, { place: 'Juge 4', walkJudge: '4', facts: list(...three) });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the console of the walk’s recorder', () => {
  const open = (facts: SeenFact[], penaltyZone?: number) =>
    renderTask(
      'walkRecorder',
      { ...WALK, dets: penaltyZone === undefined ? {} : { penaltyZone } },
      { place: 'Table', facts },
    );

  test('52. three reds of three judges alarm, and only the recorder’s two taps disqualify', async () => {
    const { said } = await open(list(...three));
    expect(readText(screen.getByRole('alert').textContent)).toContain('12 RIVIÈRE Hugo · DQ TR54.7.1');
    expect(readText(screen.getByRole('alert').textContent)).toContain('3 rouges de 3 juges (1, 6, 4)');
    await pressKey('Disqualifier…');
    expect(said()).toEqual([]);
    await pressKey('Disqualifier');
    expect(said()).toEqual([{ kind: 'word', row: 'bib:12', st: 4, rules: ['TR54.7.1'] }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('52. a paper slip of a judge whose phone has sent the card counts once', async () => {
    await open(list(red('1'), red('6')));
    for (const judge of ['1', '4']) {
      await pressKey('Taper un bulletin papier…');
      await pressKey(judge);
      const { fireEvent } = await import('@testing-library/react');
      fireEvent.change(screen.getByLabelText('Dossard'), { target: { value: '12' } });
      await pressKey(/Contact ~$/);
      await pressKey('Écrire');
      if (judge === '1') expect(screen.queryByRole('alert')).toBeNull();
    }
    expect(readText(screen.getByRole('alert').textContent)).toContain('3 rouges de 3 juges');
    expect(page()).toContain('bulletin et téléphone');
  });

  test('53. leaving the zone early asks first, then disqualifies', async () => {
    const { said } = await open(list(...three, { what: 'enter', device: 'recorder', ago: 30 }), 120_000);
    expect(readText(screen.getByRole('alert').textContent)).toMatch(/dans la zone, reste 1:(29|30|31)/);
    await pressKey('Sort…');
    expect(readText(screen.getByRole('dialog').textContent)).toContain('disqualifie (TR 54.7.3)');
    expect(said()).toEqual([]);
    await pressKey('Sorti : disqualifier');
    expect(said()).toEqual([{ kind: 'walk', what: 'leave', row: 'bib:12' }]);
    expect(page()).toContain('DQ TR54.7.3');
  });

  test('53. after the whole time one tap lets the walker out', async () => {
    const { said } = await open(list(...three, { what: 'enter', ago: 61 }), 60_000);
    await pressKey('Sort de la zone');
    expect(said()).toEqual([{ kind: 'walk', what: 'leave', row: 'bib:12' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('53. a third red after the finish proposes added time, once', async () => {
    const finish = { kind: 'raw', v: 5_400_000, st: 1, ago: 75, device: 'finish' };
    const { said } = await open(list(three[0] ?? {}, three[1] ?? {}, finish, three[2] ?? {}), 120_000);
    expect(readText(screen.getByRole('alert').textContent)).toContain('+ 2:00 à proposer');
    await pressKey('Proposer…');
    await pressKey('Trop tard pour la zone : proposer + 2:00');
    expect(said()).toMatchObject([{ kind: 'report', what: 'penalty', row: 'bib:12', rules: ['TR54.7.3'] }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('53. the zone: shown on the board by a tap, entered by another', async () => {
    const { said } = await open(list(...three), 120_000);
    await pressKey('Zone…');
    await pressKey('Afficher au tableau');
    await pressKey('Zone…');
    await pressKey('Entre dans la zone');
    expect(said().map(({ kind, what }) => [kind, what])).toEqual([
      ['report', 'penalty'],
      ['walk', 'enter'],
    ]);
  });
});
