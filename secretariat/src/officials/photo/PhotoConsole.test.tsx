import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { pressKey, readText, renderTask, typeText } from '../testing/render-task.tsx';
import { readLifRows } from './read-lif-rows.ts';

const starts = [101, 102, 103, 104].map((bib, at) => ({
  row: `bib:${bib}`,
  bib: String(bib),
  last: `Nom${at + 1}`,
  first: 'Ana',
  lane: at + 3,
  odr: at + 1,
}));
const rows = starts as never;
const RACE = { g0: 100, g1: '0', rows };
const EVENT = { g0: 100, g1: '0' };

const LIF = [
  '1,1,1,100 m F,1.2,m/s,,,,,14:50:02.1234',
  '1,102,4,NOM2,Ana,Club,11.584,,,0.151',
  '2,101,3,NOM1,Ana,Club,11.5911,,,0.162',
  'DNS,103,5,NOM3,Ana,Club,',
  '4,999,8,INCONNUE,Zoé,Club,12.01',
].join('\r\n');

async function drop(text: string, name = 'series1.lif'): Promise<void> {
  const file = new File([text], name);
  Object.defineProperty(file, 'arrayBuffer', {
    value: async () => new Uint8Array([...text].map((letter) => letter.codePointAt(0) ?? 0)).buffer,
  });
  await act(async () => {
    fireEvent.drop(document.querySelector('.drop') as HTMLElement, { dataTransfer: { files: [file] } });
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

const readList = () => [...document.querySelectorAll('.photo li')].map(({ textContent }) => readText(textContent));
const readPage = () => readText(document.body.textContent);

describe('a file of a photo finish (FinishLynx .lif)', () => {
  const read = (text: string) => readLifRows(text, rows, EVENT);

  test('has places, times to the thousandth, reactions, words and the wind; a fourth decimal is rounded up', () => {
    expect(read(LIF)).toEqual({
      name: '100 m F',
      wind: 1.2,
      left: ['4 999 8 INCONNUE Zoé Club 12.01'],
      rows: [
        { row: 'bib:102', st: 1, v: 11_584, place: 1, reaction: 151 },
        { row: 'bib:101', st: 1, v: 11_592, place: 2, reaction: 162 },
        { row: 'bib:103', st: 2 },
      ],
    });
  });

  test.each<[string, string, ReturnType<typeof read>]>([
    ['without a head', 'Bonjour,\r\nle monde', undefined],
    ['empty', '', undefined],
    ['a head alone', '1,1,1,100 m', { name: '100 m', wind: undefined, rows: [], left: [] }],
    [
      'a row by its lane where it has no number',
      '1,1,1,100 m,NWI\n1,,3,,,,11.60',
      { name: '100 m', wind: undefined, rows: [{ row: 'bib:101', st: 1, v: 11_600, place: 1 }], left: [] },
    ],
    ['an empty lane is no row', '1,1,1,100 m\n,,7,,,,', { name: '100 m', wind: undefined, rows: [], left: [] }],
    [
      'a shared place and a disqualification',
      '1,1,1,100 m\n=1,101,3,,,,11.60\nDQ,102,4,,,,',
      {
        name: '100 m',
        wind: undefined,
        rows: [
          { row: 'bib:101', st: 1, v: 11_600, place: 1 },
          { row: 'bib:102', st: 4 },
        ],
        left: [],
      },
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('the console of the photo finish', () => {
  test('a file that is dropped gives its rows and the wind; what is nobody’s is shown', async () => {
    const { said } = await renderTask('photo', RACE, { kind: 'chrono' });
    await drop(LIF);
    expect(said()).toEqual([
      { kind: 'raw', row: 'bib:102', st: 1, v: 11_584, place: 1, reaction: 151 },
      { kind: 'raw', row: 'bib:101', st: 1, v: 11_592, place: 2, reaction: 162 },
      { kind: 'raw', row: 'bib:103', st: 2 },
      { kind: 'wind', w: 1.2 },
    ]);
    expect(readList()).toEqual([
      '1cl. 4102NOM2 Anaréaction 0.15111.59',
      '2cl. 3101NOM1 Anaréaction 0.16211.60',
      'cl. 5103NOM3 AnaDNS',
      'cl. 6104NOM4 Ana',
    ]);
    expect(readPage()).toContain('1 ligne de personne, ou sans temps');
    expect(readPage()).toContain('vent +1.2');
  });

  test('a disqualification is written with its rule, of the list or typed, and the list says it; a machine knows none', async () => {
    const { said } = await renderTask('photo', RACE, { kind: 'chrono' });
    await drop('1,1,1,100 m\n=1,101,3,,,,11.60\nDQ,102,4,,,,');
    expect(readList()[1]).toBe('cl. 4102NOM2 AnaDQ règle ?');
    await pressKey(/^cl. 4 102/);
    expect((screen.getByRole('button', { name: 'Écrire' }) as HTMLButtonElement).disabled).toBe(true);
    await typeText('Autre règle', 'TR 17.3.1');
    await pressKey('Écrire');
    expect(said().at(-1)).toMatchObject({
      kind: 'correction',
      with: [{ kind: 'raw', row: 'bib:102', st: 4, rules: ['TR17.3.1'] }],
    });
    expect(readList()[1]).toBe('cl. 4102NOM2 AnaDQ TR17.3.1');
    await pressKey(/^cl. 5 103/);
    await pressKey('DQ');
    await pressKey(/^TR16.8/);
    await pressKey('Écrire');
    expect(said().at(-1)).toEqual({ kind: 'raw', row: 'bib:103', st: 4, rules: ['TR16.8'] });
  });

  test('the same file again says nothing; one that was read anew corrects what differs', async () => {
    const { said } = await renderTask('photo', RACE, { kind: 'chrono' });
    await drop(LIF);
    await drop(LIF);
    expect(said()).toHaveLength(4);
    await drop(LIF.replace('11.584', '11.574'));
    expect(said().slice(4)).toMatchObject([{ kind: 'correction', with: [{ kind: 'raw', row: 'bib:102', v: 11_574 }] }]);
  });

  const noSignal = { kind: 'evidence', what: 'startSignal', ok: false };
  const listTimes = () => [...document.querySelectorAll('.photo .nb')].map(({ textContent }) => textContent);

  test('a missing start signal is evidence, and withholds hundredths; a page that is opened again knows it', async () => {
    const { said, factory, kill } = await renderTask('photo', RACE, { kind: 'chrono' });
    await pressKey('Pas de signal');
    await drop(LIF);
    expect(said()[0]).toEqual(noSignal);
    expect((said().slice(1) as { v?: number }[]).map(({ v }) => v)).toEqual([11_600, 11_600, undefined, undefined]);
    expect(readPage()).toContain('les temps sont donnés au dixième');
    kill();
    const again = await renderTask('photo', RACE, { kind: 'chrono', factory });
    expect(screen.getByRole('button', { name: 'Pas de signal', pressed: true })).toBeVisible();
    await drop(LIF);
    expect(again.said()).toHaveLength(5);
    await pressKey('Pas de signal');
    expect(again.said()).toHaveLength(5);
  });

  test('times that stand are corrected to the tenth once no signal was seen, and have their hundredths again with one', async () => {
    const { said } = await renderTask('photo', RACE, { kind: 'chrono' });
    await drop(LIF);
    expect(listTimes()).toEqual(['11.59', '11.60', 'DNS', '']);
    await pressKey('Pas de signal');
    expect(said().slice(4)).toMatchObject([
      noSignal,
      { kind: 'correction', with: [{ kind: 'raw', row: 'bib:102', v: 11_600, place: 1, reaction: 151 }] },
      { kind: 'correction', with: [{ kind: 'raw', row: 'bib:101', v: 11_600, place: 2 }] },
    ]);
    await pressKey('Signal de départ reçu');
    expect(said().slice(7)).toMatchObject([
      { kind: 'evidence', what: 'startSignal', ok: true },
      { kind: 'correction', with: [{ kind: 'raw', row: 'bib:102', v: 11_584, place: 1 }] },
      { kind: 'correction', with: [{ kind: 'raw', row: 'bib:101', v: 11_592, place: 2 }] },
    ]);
    expect(listTimes()).toEqual(['11.59', '11.60', 'DNS', '']);
  });

  test('another device’s word on the signal counts here; another official’s does not', async () => {
    const hear = (by: string) => ({
      n: 1,
      by,
      device: 'other',
      received: '2026-06-13T12:40:00Z',
      fact: { id: 'e', at: '2026-06-13T12:40:00Z', seq: 1, trialOID: 't1', ...noSignal },
    });
    for (const [by, times] of [
      ['chrono', [11_600, 11_600]],
      ['starter', [11_584, 11_592]],
    ] as const) {
      const { said } = await renderTask('photo', RACE, { kind: 'chrono', facts: [hear(by)] as never });
      await drop(LIF);
      expect((said().slice(0, 2) as { v?: number }[]).map(({ v }) => v)).toEqual(times);
    }
  });

  test('something else than a result of a photo finish is said, and nothing is written', async () => {
    const { said } = await renderTask('photo', RACE, { kind: 'chrono' });
    await drop('Bonjour', 'photo.jpg');
    expect([said(), readPage()]).toEqual([[], expect.stringContaining('photo.jpg n’est pas un résultat')]);
  });

  test('a row is typed, or gets a word', async () => {
    const { said } = await renderTask('photo', RACE, { kind: 'chrono' });
    await pressKey(/101 ?NOM1/, 400);
    fireEvent.change(screen.getByLabelText('Temps'), { target: { value: '11.62' } });
    fireEvent.change(screen.getByLabelText('Place'), { target: { value: '1' } });
    await pressKey('Écrire');
    await pressKey(/102 ?NOM2/, 400);
    await pressKey('DNF', 400);
    await pressKey('Écrire');
    expect(said()).toEqual([
      { kind: 'raw', row: 'bib:101', st: 1, v: 11_620, place: 1 },
      { kind: 'raw', row: 'bib:102', st: 3 },
    ]);
  });

  test('the wind is typed with its sign', async () => {
    const { said } = await renderTask('photo', RACE, { kind: 'chrono' });
    await pressKey('Vent lu…');
    fireEvent.change(screen.getByLabelText('Vent, m/s (+1.2)'), { target: { value: '1.2' } });
    expect((screen.getByRole('button', { name: /Envoyer/ }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Vent, m/s (+1.2)'), { target: { value: '-1.2' } });
    await pressKey(/^Envoyer/);
    expect(said()).toEqual([{ kind: 'wind', w: -1.2 }]);
  });

  test('provisional times are sent by a second key, and open again with a reason', async () => {
    const { said } = await renderTask('photo', RACE, { kind: 'chrono' });
    await drop(LIF);
    await pressKey('Temps provisoires…');
    expect(readText(screen.getByRole('dialog').textContent)).toContain('Il manque 1 athlète');
    await pressKey('Envoyer');
    expect(said().at(-1)).toEqual({ kind: 'status', status: 15 });
    expect(readPage()).toContain('Temps provisoires envoyés');
    expect(screen.queryByRole('button', { name: /Fichier/ })).toBeNull();
  });

  test('the zero is controlled once a session, with the camera and who works it; the judge signs, once', async () => {
    const { said } = await renderTask('photo', RACE, {
      kind: 'chrono',
      place: 'Photo-finish 1',
      others: [{ ...RACE, oid: 't2' }],
    });
    expect(readPage()).toContain('Contrôle du zéro pas noté');
    await pressKey('Contrôle du zéro…');
    expect(screen.getByRole('button', { name: 'Contrôlé, en ordre' })).toHaveProperty('disabled', true);
    await typeText('Appareil : marque et numéro', 'Lynx Vision, n° 12');
    await typeText('Qui l’opère', 'Anne Le Goff');
    await pressKey('Contrôlé, en ordre');
    expect(readPage()).toMatch(/Zéro contrôlé à \d\d:\d\d · Lynx Vision, n° 12 · Anne Le Goff/);
    await pressKey('Contrôle du zéro…');
    await pressKey('Pas en ordre');
    await pressKey('Contrôlé, pas en ordre');
    expect(readPage()).toContain('Zéro pas en ordre');
    await pressKey('Signer les temps');
    expect(readPage()).toContain('Signé : Photo-finish 1');
    expect(screen.getByRole('button', { name: 'Signer les temps' })).toHaveProperty('disabled', true);
    const control = { kind: 'evidence', what: 'zero', text: 'Lynx Vision, n° 12', by: 'Anne Le Goff' };
    expect(said()).toEqual([
      { ...control, ok: true },
      { ...control, ok: false },
      { kind: 'evidence', what: 'sign', by: 'Photo-finish 1' },
    ]);
  });
});
