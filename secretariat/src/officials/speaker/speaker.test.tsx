import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  answer,
  notice,
  openSpeaker,
  person,
  press,
  readRegion,
  region,
  speakerServer,
  startSpeakerServer,
} from '../testing/open-speaker.tsx';
import { readText } from '../testing/render-task.tsx';

beforeEach(startSpeakerServer);
afterEach(cleanup);

const listTitles = () =>
  within(region('À l’instant'))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => readText(textContent));

describe('now', () => {
  test('whose turn it is, what it takes to lead, to be among the eight, for a record, and the standing', async () => {
    await openSpeaker();
    const now = readRegion('Maintenant');
    expect(now).toContain('Longueur Femmes SE finale · 3e essai');
    expect(now).toContain('2 VALMOREL Ana');
    expect(now).toContain('Tête 6.71 · 6.72 pour mener · 6.13 pour être dans les 8 · 7.01 = record de la réunion');
    expect(now).toContain('1KERLEAU Ana6.71');
    expect(now).toContain('ensuite KERLEAU');
  });

  test('an event is hidden by a key, its notices with it, and shown again; this device remembers it', async () => {
    const { hear, log } = await openSpeaker();
    await hear({ notices: [notice('l1', { kind: 'leader', trial: 'long', certainty: 'provisional' })] });
    expect(listTitles()).toHaveLength(1);
    await press('Masquer Longueur Femmes SE');
    expect(readRegion('Maintenant')).not.toContain('VALMOREL');
    expect(listTitles()).toEqual([]);
    expect(log.device().speaker?.hidden).toEqual(['long']);
    await press('Montrer Longueur Femmes SE');
    expect(readRegion('Maintenant')).toContain('VALMOREL');
  });
});

test('no event comes, goes or moves under the pointer, now or next', async () => {
  const { hear } = await openSpeaker();
  fireEvent.pointerEnter(region('Ensuite'));
  fireEvent.pointerEnter(region('Maintenant'));
  const started = { trial: 'next', rows: [] };
  await hear({ events: [started, ...(answer().events ?? [])], next: [{ trial: 'race' }] });
  const listEvents = (name: string) =>
    within(region(name))
      .getAllByRole('article')
      .map((one) => one.getAttribute('aria-label'));
  const before = [listEvents('Maintenant'), listEvents('Ensuite')];
  expect(before).toEqual([[expect.stringMatching(/^Longueur/)], [expect.stringMatching(/^200 m/)]]);
  expect(readRegion('Maintenant')).toContain('1 autre épreuve : elle vient quand le pointeur ou le clavier s’en va.');
  expect(readRegion('Ensuite')).toContain('quitte cette liste');
  fireEvent.pointerLeave(region('Maintenant'));
  fireEvent.pointerLeave(region('Ensuite'));
  expect(listEvents('Maintenant').map((name) => name?.split(' ')[0])).toEqual(['200', 'Longueur']);
  expect(listEvents('Ensuite')).toEqual([expect.stringMatching(/^100 m/)]);
});

describe('next', () => {
  test('in order of call: who is there, bests, what they did before, and the time to beat', async () => {
    await openSpeaker();
    const next = readRegion('Ensuite');
    expect(next).toContain('1 présent · 1 attendu');
    expect(next).toContain('Q : les 3 premiers · q : 2 au temps · 24.20 à battre');
    expect(next).toContain('AC Valmont · SE · RP 24.31 · SB 24.50');
    expect(next).toContain('100 m F : 2e 11.58');
    expect(next).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  test.each<['fr' | 'en', number, string]>([
    ['fr', 1, 'Par équipes, AC Valmont mène de 1 point.'],
    ['fr', 1.5, 'Par équipes, AC Valmont mène de 1,5 point.'],
    ['fr', 12, 'Par équipes, AC Valmont mène de 12 points.'],
    ['en', 1, 'Teams: AC Valmont leads by 1 point.'],
    ['en', 0.5, 'Teams: AC Valmont leads by 0.5 points.'],
  ])('in %s, which team leads, by %s', async (language, lead, said) => {
    speakerServer.answer = answer({ teams: { first: 'AC Valmont', second: 'US Montclair', lead } });
    await openSpeaker({ language });
    expect(readRegion(language === 'fr' ? 'Ensuite' : 'Next')).toContain(said);
  });

  test('a note on an athlete is kept on the device', async () => {
    const { log } = await openSpeaker();
    await press(/^LESCOUËT Ana/);
    await act(async () => {
      fireEvent.change(screen.getByLabelText(/^Prononciation/), { target: { value: 'lèss-kou-ète' } });
    });
    await press('Garder');
    expect(readRegion('Ensuite')).toContain('« lèss-kou-ète » · AC Valmont');
    expect(log.device().speaker?.notes).toEqual({ 'LESCOUËT Ana AC Valmont': 'lèss-kou-ète' });
  });
});

describe('just in', () => {
  test.each([
    [notice('a'), ['non officiel', '100 m F finale : VALMOREL Ana, RP', '11.58 vent +1.2', '2 KERBRAT Ana 11.66']],
    [notice('b', { certainty: 'official' }), ['officiel']],
    [
      notice('c', { kind: 'leader', certainty: 'provisional', who: [person('VALMOREL', 1, 11_580)] }),
      ['provisoire', '100 m F finale : VALMOREL Ana en tête'],
    ],
    [
      notice('d', {
        kind: 'record',
        certainty: 'possible',
        who: [person('VALMOREL', 1, 11_580)],
        record: { kind: 'MR', relation: 'beats', missing: ['official', 'wind'], isTold: false },
      }),
      [
        'à vérifier',
        '100 m F finale : record de la réunion, possible',
        'Manque : le résultat officiel, la mesure du vent. Ne pas annoncer.',
        'À l’écran : non',
      ],
    ],
    [
      notice('e', {
        kind: 'record',
        certainty: 'pending',
        who: [person('VALMOREL', 1, 11_580)],
        record: { kind: 'NR', scope: 'FRA', relation: 'beats', missing: [], isTold: false },
      }),
      ['sous réserve d’homologation', 'Ne pas annoncer avant que le mot RECORD soit tapé', 'À l’écran : non'],
    ],
    [
      notice('f', { kind: 'protest', certainty: 'protest', text: 'gêne', until: '2026-06-13T13:10:00Z' }),
      ['réclamation', '100 m F finale : réclamation', '2 VALMOREL Ana', 'gêne', 'Fin du délai à 15:10.'],
    ],
    [
      notice('g', { kind: 'delay', certainty: 'official', who: [], start: '2026-06-13T12:50:00Z' }),
      ['100 m F finale : départ à 14:50', 'prévu à 14:35'],
    ],
    [
      notice('h', { kind: 'qualified', who: [person('VALMOREL', 1, 11_580, { qualified: 'Q' })], count: 3 }),
      ['100 m F finale : qualifiés', '1 VALMOREL Ana Q 11.58', 'et 2 autres'],
    ],
    [
      notice('j', {
        kind: 'record',
        certainty: 'official',
        who: [person('VALMOREL', 1, 11_580)],
        record: { kind: 'NL', relation: 'equals', missing: [], isTold: true },
      }),
      ['officiel100 m F finale : meilleure performance nationale de l’année, égalée'],
    ],
    [
      notice('l', {
        kind: 'record',
        certainty: 'official',
        who: [person('VALMOREL', 1, 11_580)],
        record: { kind: 'MR', relation: 'beats', missing: [], isTold: true },
      }),
      ['homologué100 m F finale : record de la réunion'],
    ],
    [
      notice('m', {
        kind: 'lost',
        certainty: 'official',
        who: [person('VALMOREL', 1, 11_700)],
        record: { kind: 'MR', relation: 'beats', missing: [], isTold: true },
        why: 'photo-finish relue',
      }),
      [
        '100 m F finale : plus de record de la réunion, après une correction',
        '1 VALMOREL Ana 11.70',
        'photo-finish relue',
      ],
    ],
    [notice('k', { kind: 'waiting' }), ['100 m F finale : qualification au temps en attente']],
    [notice('i', { kind: 'correction', why: 'couloir' }), ['100 m F finale : correction', 'couloir', '11.58']],
  ])('%#. each with the word that says how sure it is', async (one, words) => {
    speakerServer.answer = answer({ notices: [one] });
    await openSpeaker();
    const text = readRegion('À l’instant');
    for (const word of words) expect(text).toContain(word);
  });

  test('unread until it is touched, and the other speakers are told', async () => {
    await openSpeaker();
    expect(readRegion('À l’instant')).toContain('1 à lire');
    await press('Vu : 100 m F finale : VALMOREL Ana, RP');
    expect(readRegion('À l’instant')).toContain('tout est lu');
    const put = speakerServer.fetched.mock.calls.find(([, init]) => init?.method === 'PUT');
    expect(put?.[0]).toBe('/api/live-input/c/speaker');
    expect(JSON.parse(String(put?.[1]?.body))).toMatchObject({ notices: ['r1'] });
  });

  test('nothing moves while the pointer is on it', async () => {
    const { hear } = await openSpeaker();
    fireEvent.pointerEnter(region('À l’instant'));
    await hear({ notices: [notice('r2', { trial: 'long' }), notice('r1')] });
    expect(listTitles()).toEqual(['100 m F finale : VALMOREL Ana, RP']);
    expect(readRegion('À l’instant')).toContain('1 nouvelle');
    fireEvent.pointerLeave(region('À l’instant'));
    expect(listTitles()).toHaveLength(2);
  });

  test('77. one that no longer holds says so at once, under the pointer too, and goes with it', async () => {
    const { hear } = await openSpeaker();
    fireEvent.pointerEnter(region('À l’instant'));
    await hear({ notices: [] });
    expect(readRegion('À l’instant')).toContain('a changé : ne pas annoncer');
    expect(within(region('À l’instant')).queryAllByRole('button')).toEqual([]);
    fireEvent.pointerLeave(region('À l’instant'));
    expect(listTitles()).toEqual([]);
  });

  test('only the notices of one event', async () => {
    speakerServer.answer = answer({ notices: [notice('r2', { trial: 'long', kind: 'leader' }), notice('r1')] });
    await openSpeaker();
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Épreuve'), { target: { value: 'long' } });
    });
    expect(listTitles()).toEqual(['Longueur F finale : VALMOREL Ana, KERBRAT Ana en tête']);
  });
});

test('a decision of the referee waits for the speaker, who says it and then shows it (officials 5.4)', async () => {
  const { know } = await openSpeaker();
  const fact = (n: number, content: object) => ({
    n,
    device: 'referee',
    by: 'judge',
    arrived: '2026-06-13T12:40:00Z',
    fact: { id: `f${n}`, at: `2026-06-13T12:40:0${n}Z`, trialOID: 'race', ...content },
  });
  const facts = [
    fact(1, { kind: 'report', what: 'line', row: 'bib:2', bib: '2' }),
    fact(2, { kind: 'ruling', attempt: 'f1', upheld: true, act: 'DQ', rules: ['TR17.3.1'] }),
  ];
  await know({ facts });
  expect(readRegion('À l’instant')).not.toContain('Décision du juge-arbitre');
  await know({ facts, withheld: ['f1'] });
  expect(readRegion('À l’instant')).toContain('2 VALMOREL Ana');
  expect(readRegion('À l’instant')).toMatch(/disqualification TR17\.3\.1/);
  await press(/^Annoncé, montrer aux écrans/);
  const sent = speakerServer.fetched.mock.calls.filter(([url]) => String(url).includes('/screens'));
  expect(sent.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([{ act: 'announce', report: 'f1' }]);
  await know({ facts });
  expect(readRegion('À l’instant')).not.toContain('Décision du juge-arbitre');
});

test('without a network the last data stay, with their age in a line across the top, after a reload too', async () => {
  const { lose } = await openSpeaker();
  await lose();
  expect(readText(document.body.textContent)).toMatch(/Pas de réseau : ce qui est écrit ici date de \d\d:\d\d:\d\d\./);
  cleanup();
  await openSpeaker();
  expect(readRegion('Maintenant')).toContain('VALMOREL');
});

test('26. closed by the secretariat, it sends nothing to a screen and marks nothing as seen', async () => {
  const { close } = await openSpeaker();
  await close();
  expect(screen.getByText(/Le secrétariat a fermé cet appareil/)).toBeTruthy();
  const names = screen.getAllByRole('button').map(({ textContent }) => readText(textContent));
  expect(names.filter((name) => /À l’écran|Vu/.test(name))).toEqual([]);
});

describe('39. by keyboard', () => {
  /** As Tab and Enter do it. */
  const find = (name: RegExp) => screen.getByRole('button', { name: (found) => name.test(readText(found)) });
  const use = async (name: RegExp) => {
    find(name).focus();
    await press(name);
  };
  const readFocus = () => readText(document.activeElement?.textContent ?? '');

  test('nothing moves while the keyboard is in a list', async () => {
    const { hear } = await openSpeaker();
    act(() => find(/^Vu : /).focus());
    await hear({ notices: [notice('r2', { who: [person('MORVILLE', 1, 11_400)] }), notice('r1')] });
    expect(listTitles()).toHaveLength(1);
    expect(readRegion('À l’instant')).toContain('1 nouvelle : elle vient quand le pointeur ou le clavier s’en va.');
    act(() => find(/^Écrans/).focus());
    expect(listTitles()).toHaveLength(2);
  });

  test('a key that goes leaves the focus in its part', async () => {
    await openSpeaker();
    await act(() => use(/^Vu : /));
    expect(document.activeElement?.tagName).toBe('LI');
    expect(readFocus()).toContain('VALMOREL');
    await act(() => use(/^Masquer/));
    expect(document.activeElement).toBe(region('Maintenant'));
  });

  test('the screens have the focus when they open, their key has it when they close', async () => {
    await openSpeaker();
    await act(() => use(/^Écrans/));
    expect(document.activeElement).toBe(region('Écrans'));
    await act(() => use(/^Fermer/));
    expect(readFocus()).toContain('Écrans');
  });
});

test('in English', async () => {
  await openSpeaker({ language: 'en' });
  expect(readText(document.body.textContent)).toContain('Leader 6.71 · 6.72 to lead · 6.13 to be in the top 8');
  expect(readText(document.body.textContent)).toContain('unofficial');
  expect(readText(document.body.textContent)).toContain('Journal of this device: ');
});
