import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SeenFact } from 'shared-domain/live-input';
import { pressKey, pressRadio, readText, renderTask, typeDigits, typeText } from '../testing/render-task.tsx';
import { readTimeOfDay } from './StartSheets.tsx';

const NAMES = ['RIVOALLAN', 'LESCOUËT', 'SANTERRE'];
const rows = NAMES.map((last, at) => ({
  row: `bib:${at + 1}`,
  bib: String(at + 1),
  last,
  first: 'Ana',
  lane: at + 3,
  odr: at + 1,
})) as never;
const RACE: Parameters<typeof renderTask>[1] = { g0: 100, g1: '0', rows, status: 30 };
const DECATHLON: typeof RACE = { ...RACE, round: 'c', category: 55 };

const fact = (n: number, content: object, by = 'starter'): SeenFact =>
  ({
    n,
    device: 'other',
    by,
    arrived: '',
    fact: { id: `f${n}`, at: `2026-06-13T12:40:0${n}Z`, trialOID: 't1', ...content },
  }) as unknown as SeenFact;

const readWho = () => readText(document.querySelector('.who')?.textContent ?? '');
const readFoot = () => readText(screen.getByRole('contentinfo').textContent);
const isDisabled = (name: RegExp) =>
  (screen.getByRole('button', { name: (found) => name.test(readText(found)) }) as HTMLButtonElement).disabled;
const findCard = (name: RegExp) => screen.getByRole('radio', { name }) as HTMLButtonElement;
const open = (trial = RACE, options = {}) => renderTask('start', trial, { kind: 'starter', ...options });

describe('the console of a start', () => {
  test('lists who is in which lane, and a tap says that she is there, is not, or that nobody knows', async () => {
    const { said } = await open();
    await pressKey('Couloir 3, 1 RIVOALLAN, présence inconnue');
    await pressKey('Couloir 3, 1 RIVOALLAN, Présente');
    await pressKey('Couloir 3, 1 RIVOALLAN, Absente');
    expect(said().map(({ row, presence }) => [row, presence])).toEqual([
      ['bib:1', 'present'],
      ['bib:1', 'absent'],
      ['bib:1', null],
    ]);
    expect(readFoot()).toContain('1 RIVOALLAN : présence retirée');
  });

  test('an exchange of lanes is proposed to the secretariat by whoever sees it, and moves nobody', async () => {
    const { said } = await open();
    const before = screen.getAllByRole('button', { name: /^Couloir/ }).map((one) => one.getAttribute('aria-label'));
    await pressKey('Autres actions');
    await pressKey('Échange de couloirs ou de dossards…');
    await pressKey('3 1 RIVOALLAN');
    await pressKey('4 2 LESCOUËT');
    await pressKey('Proposer : 1 RIVOALLAN ↔ 2 LESCOUËT');
    expect(said()).toEqual([
      { kind: 'report', row: 'bib:1', what: 'swap', text: expect.any(String), from: 'Sautoir 2' },
    ]);
    expect(readFoot()).toContain('1 RIVOALLAN : Échange proposé, couloirs 3 ↔ 4, avec 2 LESCOUËT');
    expect(screen.getAllByRole('button', { name: /^Couloir/ }).map((one) => one.getAttribute('aria-label'))).toEqual(
      before,
    );
  });

  test('«Parti» goes at once, and the step is said; a recall brings the race back to its blocks', async () => {
    const { said } = await open();
    expect(document.querySelector('.steps .cur')?.textContent).toBe('Aux blocs');
    await pressKey('Parti');
    expect(document.querySelector('.steps .cur')?.textContent).toBe('Parti');
    expect(isDisabled(/^Parti/)).toBe(true);
    await pressKey('Rappel…');
    await pressRadio(/Vert/);
    await pressKey(/^Vert : personne/);
    expect(said()).toEqual([{ kind: 'start' }, { kind: 'recall', card: 'green', who: [] }]);
    expect(document.querySelector('.steps .cur')?.textContent).toBe('Aux blocs');
    expect(readWho()).toContain('1 rappel.');
  });

  test('35, 48. a red card asks elsewhere, names whom it puts out and the rule, and is written once it is confirmed', async () => {
    const { said } = await open();
    await pressKey('Rappel…');
    expect(document.activeElement?.textContent).toBe('Annuler');
    expect(isDisabled(/^Choisissez le carton$/)).toBe(true);
    await pressRadio(/Rouge/);
    expect(isDisabled(/^Touchez un couloir$/)).toBe(true);
    await pressKey('Couloir 4, 2 LESCOUËT');
    expect(said()).toEqual([]);
    await pressKey(/^Rouge à 4 LESCOUËT\s*disqualification · DQ TR16.8$/);
    expect(said()).toEqual([{ kind: 'recall', card: 'red', who: [{ row: 'bib:2' }] }]);
    expect(screen.getByRole('button', { name: /^Couloir 4, 2 LESCOUËT, DQ$/ })).toBeTruthy();
    expect(readFoot()).toContain('Carton rouge : 4 LESCOUËT');
  });

  test('Escape leaves a recall, and nothing is written', async () => {
    const { said } = await open();
    await pressKey('Rappel…');
    await pressKey('Annuler');
    expect(said()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('48. a reaction of 0.099 is a hint: the green card stays possible and nobody is out', async () => {
    const { said } = await open();
    await pressKey('Rappel…');
    await pressKey('Changer la réaction');
    await typeDigits('099');
    await pressKey('Garder');
    expect(readText(screen.getByText(/indice, jamais une décision/).textContent)).toContain('0.099');
    expect(screen.getAllByRole('radio').map((card) => card.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'false',
    ]);
    await pressRadio(/Vert/);
    await pressKey(/^Vert : personne/);
    expect(said()).toEqual([{ kind: 'recall', card: 'green', who: [], reaction: 99 }]);
    expect(document.querySelectorAll('.ln.out')).toHaveLength(0);
  });

  test('48. in a decathlon the first recall warns all, the second disqualifies', async () => {
    const { said } = await open(DECATHLON);
    await pressKey('Rappel…');
    expect(findCard(/Rouge/).disabled).toBe(true);
    await pressKey('Couloir 3, 1 RIVOALLAN');
    await pressRadio(/Jaune/);
    await pressKey(/^Jaune à 3 RIVOALLAN\s*faux départ : avertit tout le monde$/);
    expect(readWho()).toContain('Tous avertis');
    await pressKey('Rappel…');
    await pressKey('Couloir 5, 3 SANTERRE');
    await pressRadio(/Rouge/);
    await pressKey(/^Rouge à 5 SANTERRE/);
    expect(said().map(({ card }) => card)).toEqual(['yellow', 'red']);
    expect(screen.getByRole('button', { name: /^Couloir 5, 3 SANTERRE, DQ$/ })).toBeTruthy();
    expect(isDisabled(/^Couloir 3, 1 RIVOALLAN, présence inconnue, averti$/)).toBe(false);
  });

  const warn = async (lane: string) => {
    await pressKey('Rappel…');
    await pressKey(lane);
    await pressRadio(/Jaune/);
    await pressKey(/^Jaune à 4 LESCOUËT\s*avertissement de conduite$/);
  };

  test('a warning of conduct stands on the lane, and the second one is proposed as a red card before it is given (TR 16.5)', async () => {
    const { said } = await open();
    await warn('Couloir 4, 2 LESCOUËT');
    expect(isDisabled(/^Couloir 4, 2 LESCOUËT, présence inconnue, avertie$/)).toBe(false);
    expect(document.querySelector('.ln .cardi.y')?.textContent).toBe('J');
    await pressKey('Rappel…');
    await pressRadio(/Jaune/);
    await pressKey('Couloir 3, 1 RIVOALLAN');
    await pressKey('Couloir 4, 2 LESCOUËT, avertie');
    expect(isDisabled(/^4 LESCOUËT : 2e avertissement, son carton à part$/)).toBe(true);
    await pressKey('Couloir 3, 1 RIVOALLAN');
    expect(readText(findCard(/Jaune/).textContent)).toContain('2e : rouge');
    await pressKey(/^Rouge à 4 LESCOUËT\s*2e avertissement de conduite · DQ TR16.5$/);
    expect(said()).toEqual([
      { kind: 'recall', card: 'yellow', who: [{ row: 'bib:2' }] },
      { kind: 'recall', card: 'red', who: [{ row: 'bib:2' }], rules: ['TR16.5'] },
    ]);
    expect(screen.getByRole('button', { name: /^Couloir 4, 2 LESCOUËT, DQ$/ })).toBeTruthy();
    expect(readFoot()).toContain('Carton rouge, 2e avertissement : 4 LESCOUËT');
  });

  test.each([
    ['a starter', [{ kind: 'recall', card: 'yellow', who: [{ bib: '2' }] }]],
    [
      'a referee',
      [
        { kind: 'report', what: 'conduct', bib: '2' },
        { kind: 'ruling', attempt: 'f1', upheld: true, act: 'YC' },
      ],
    ],
  ])('a warning by %s in another event of the competition counts', async (_, contents) => {
    const others = [{ g0: 200, g1: '0', rows, status: 35 }] as never;
    const facts = contents.map((content, at) => fact(at + 1, { ...content, trialOID: 't2' }));
    await open(RACE, { others, facts });
    expect(isDisabled(/^Couloir 4, 2 LESCOUËT, présence inconnue, avertie$/)).toBe(false);
    await pressKey('Rappel…');
    await pressKey('Couloir 4, 2 LESCOUËT, avertie');
    await pressRadio(/Jaune/);
    expect(isDisabled(/^Rouge à 4 LESCOUËT\s*2e avertissement de conduite · DQ TR16.5$/)).toBe(false);
  });

  const ABSENCES = [
    fact(1, { kind: 'check', row: 'bib:2', presence: 'absent' }, 'judge'),
    fact(2, { kind: 'word', row: 'bib:1', st: 2 }, 'judge'),
  ];

  test('at the recall each lane keeps its place: who is out is greyed with the word, who is absent is marked and can be chosen', async () => {
    await open(RACE, { facts: ABSENCES });
    await pressKey('Rappel…');
    const keys = [...document.querySelectorAll<HTMLButtonElement>('.lp button')];
    expect(keys.map((key) => [readText(key.getAttribute('aria-label')), key.textContent, key.disabled])).toEqual([
      ['Couloir 3, 1 RIVOALLAN, DNS', '3DNS', true],
      ['Couloir 4, 2 LESCOUËT, absente', '4absente', false],
      ['Couloir 5, 3 SANTERRE', '53', false],
    ]);
  });

  test('56. who was said to be absent is marked and chosen in the list of those who do not start, by the lane', async () => {
    const { said } = await open(RACE, { facts: ABSENCES });
    await pressKey('Autres actions');
    await pressKey('Absents : DNS…');
    const lines = [...document.querySelectorAll('.dns li')].map((line) => readText(line.textContent));
    expect(lines).toEqual(['4 LESCOUËT Ana · absenteDNS', '5 SANTERRE AnaDNS ?']);
    await pressKey('1 DNS');
    expect(said()).toEqual([{ kind: 'word', row: 'bib:2', st: 2 }]);
    expect(readFoot()).toContain('4 LESCOUËT : DNS');
  });

  test('once the race is away, a DNS of those absent is asked for, each alone, by a second key elsewhere', async () => {
    const { said } = await open(RACE, { facts: ABSENCES });
    expect(screen.queryByRole('alert')).toBeNull();
    await pressKey('Parti');
    expect(readText(screen.getByRole('alert').textContent)).toContain('Pas là à l’appel : 4 LESCOUËT.');
    await pressKey('1 DNS ?');
    expect(said()).toEqual([{ kind: 'start' }]);
    await pressKey('1 DNS');
    expect(said()).toEqual([{ kind: 'start' }, { kind: 'word', row: 'bib:2', st: 2 }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    [55, 'Appelés'],
    [56, 'Appelées'],
  ])('a race of category %s is «%s»', async (category, word) => {
    await open({ ...RACE, category });
    expect(readText(document.querySelector('.steps')?.textContent ?? '')).toMatch(new RegExp(`^${word}Aux blocs`));
  });

  test('a red card is taken back with a reason', async () => {
    const { facts, write } = await open();
    await write(() => ({ kind: 'recall', trialOID: 't1', card: 'red', who: [{ row: 'bib:2' }] }));
    await pressKey('Corriger');
    expect(isDisabled(/^Retirer$/)).toBe(true);
    await typeText('Raison', 'capteur');
    await pressKey('Retirer');
    expect(facts().at(-1)).toMatchObject({ kind: 'correction', with: [], why: 'capteur' });
    expect(document.querySelectorAll('.ln.out')).toHaveLength(0);
  });

  test('says who is ready: heard of late, silent for minutes by its name, or not known', async () => {
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    const tenures = [
      { by: 'chrono', device: 'c', since: ago(900_000), last: ago(20_000) },
      { by: 'judge', device: 'j', label: 'Commissaire 3', since: ago(900_000), last: ago(130_000) },
    ] as never;
    await open({ ...RACE, tenures });
    const ready = [...document.querySelectorAll('.ready .sr')].map(({ textContent }) => readText(textContent));
    expect(ready).toEqual(['Chrono : là', 'Vent : sans nouvelles', 'Juges : hors ligne']);
    expect(readWho()).toContain('Commissaire 3 : hors ligne depuis 2 min.');
    expect(readWho()).toContain('Vent : sans nouvelles, voir à la vue ou à la radio.');
  });

  describe('reads of those who hold no race, of judges and of the finish, from their devices', () => {
    const aDevice = (by: 'judge' | 'chrono', task: string, label: string, seconds: number) =>
      ({ by, device: `${label} ${seconds}`, label, task, silence: seconds * 1000 }) as const;
    const last = new Date().toISOString();
    const wind = [{ by: 'wind', device: 'w', since: last, last }] as never;
    const readStates = () =>
      [...document.querySelectorAll('.ready .sr')].map(({ textContent }) => readText(textContent));
    const openHeard = (...heard: ReturnType<typeof aDevice>[]) => open({ ...RACE, tenures: wind }, { heard });
    const finish = aDevice('chrono', 'chrono', 'Arrivée 1', 5);

    test('all are there: the start is ready', async () => {
      await openHeard(finish, aDevice('judge', 'umpire', 'Commissaire 1', 10), aDevice('judge', 'umpire', 'C 2', 80));
      expect(readStates()).toEqual(['Chrono : là', 'Vent : là', 'Juges : là']);
      expect(document.querySelector('.steps .cur')?.textContent).toBe('Prêt');
    });

    test('the one that is silent names itself, and another phone of the same post speaks for it', async () => {
      await openHeard(
        finish,
        aDevice('chrono', 'order', 'Ordre 1', 600),
        aDevice('chrono', 'order', 'Ordre 1', 3),
        aDevice('judge', 'umpire', 'Commissaire 1', 10),
        aDevice('judge', 'umpire', 'Commissaire 3', 130),
      );
      expect(readStates()).toEqual(['Chrono : là', 'Vent : là', 'Juges : hors ligne']);
      expect(readWho()).toContain('Commissaire 3 : hors ligne depuis 2 min.');
      expect(readWho()).not.toContain('Ordre 1');
    });

    test('judges of field events, the call room and a phone that was put away are no news', async () => {
      await openHeard(
        finish,
        aDevice('judge', 'bars', 'Sautoir 1', 5),
        aDevice('judge', 'callRoom', 'Chambre d’appel', 5),
        aDevice('judge', 'walk', 'Juge 4', 5),
        aDevice('judge', 'umpire', 'Commissaire 1', 7200),
      );
      expect(readStates()).toEqual(['Chrono : là', 'Vent : là', 'Juges : sans nouvelles']);
    });

    test('the judges of a walk are its walk judges', async () => {
      await open({ ...RACE, g0: 20_000, g1: 'W' }, { heard: [finish, aDevice('judge', 'walk', 'Juge 4', 5)] });
      expect(readStates()).toEqual(['Chrono : là', 'Juges : là']);
    });
  });

  test('without a network nobody is known to be ready, and all keys are there', async () => {
    const last = new Date().toISOString();
    await open({ ...RACE, tenures: [{ by: 'chrono', device: 'c', since: last, last }] as never }, { isOnline: false });
    expect([...document.querySelectorAll('.ready .hol')]).toHaveLength(3);
    expect(readWho()).toContain('Chrono, vent, juges : sans nouvelles, voir à la vue ou à la radio.');
    expect([isDisabled(/^Parti$/), isDisabled(/^Rappel…$/)]).toEqual([false, false]);
  });

  test('56. presence of the call room shows, and who has a DNS stays out', async () => {
    await open(RACE, {
      facts: [
        fact(1, { kind: 'check', row: 'bib:1', presence: 'present' }, 'judge'),
        fact(2, { kind: 'check', row: 'bib:2', presence: 'absent' }, 'judge'),
        fact(3, { kind: 'word', row: 'bib:3', st: 2 }, 'judge'),
      ],
    });
    const lanes = [...document.querySelectorAll('.ln')].map((lane) => readText(lane.getAttribute('aria-label')));
    expect(lanes).toEqual([
      'Couloir 3, 1 RIVOALLAN, Présente',
      'Couloir 4, 2 LESCOUËT, Absente',
      'Couloir 5, 3 SANTERRE, DNS',
    ]);
  });

  test('a DNS is chosen for each person, a start that nobody noted gets its time, the system is evidence', async () => {
    const { said } = await open();
    await pressKey('Autres actions');
    await pressKey('Absents : DNS…');
    await pressKey('DNS : 4 LESCOUËT');
    await pressKey('1 DNS');
    await pressKey('Autres actions');
    await pressKey('Contrôle du système de départ…');
    await typeText('Marque et numéro', 'A12');
    await pressKey('Contrôlé, en ordre');
    await pressKey('Autres actions');
    await pressKey('Déjà partie…');
    await typeText('Heure du coup', '14:52:58');
    await pressKey('Partie à 14:52:58');
    expect(said().slice(0, 3)).toEqual([
      { kind: 'word', row: 'bib:2', st: 2 },
      { kind: 'evidence', what: 'startSystem', ok: true, text: 'A12' },
      { kind: 'start' },
    ]);
    expect(said()[3]).toMatchObject({ kind: 'gun', time: expect.stringMatching(/:52:58\.000Z$/) });
  });

  test('a race that was not called is called, and one that is official is not written any more', async () => {
    const { said } = await open({ ...RACE, status: 25 });
    expect(document.querySelector('.steps .cur')).toBeNull();
    await pressKey('Appel clos : aux blocs');
    expect(said()).toEqual([{ kind: 'status', status: 30 }]);
    expect(readFoot()).toContain('Appel clos');
    await open({ ...RACE, status: 40 });
    expect(screen.queryByRole('button', { name: /Parti/ })).toBeNull();
  });
});

test.each([
  ['14:32:58', '2026-06-13T12:32:58.000Z'],
  ['14:52', undefined],
  ['25:00:00', undefined],
  ['23:59:30', '2026-06-12T21:59:30.000Z'],
  ['01:10:00', '2026-06-12T23:10:00.000Z'],
  ['14:40:30', '2026-06-13T12:40:30.000Z'],
])('the time of day %s is of the day of the stadium', (typed, instant) => {
  expect(readTimeOfDay(typed, Date.parse('2026-06-13T12:40:00.400Z'), 'Europe/Paris')).toBe(instant);
});
