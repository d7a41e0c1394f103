import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { AccessCodeKind } from 'shared-domain';
import type { DeviceTrial, SeenFact } from 'shared-domain/live-input';
import { openPhotoStore } from '../report-photo/photo-store.ts';
import { pressKey, readText, renderTask } from '../testing/render-task.tsx';

const rows = [4, 5].map((lane) => ({
  row: `bib:32${lane}`,
  bib: `32${lane}`,
  lane,
  last: `Nom${lane}`,
  first: 'Lou',
})) as never;
const HEAT = { g0: 200, g1: '0', rows, heat: 2, heats: 4, round: 'h' } as const;
const HEAT_BEFORE = {
  ...HEAT,
  oid: 't0',
  uid: '200-0-56-h1',
  heat: 1,
  category: 56,
  status: 25,
  date: '2026-06-13T10:00:00Z',
  dets: {},
  refused: [],
} as unknown as DeviceTrial;
const page = () => readText(document.body.textContent ?? '');

const list = (...drafts: readonly Readonly<Record<string, unknown>>[]): SeenFact[] =>
  drafts.map(({ by = 'judge', ...fact }, at) => ({
    n: at + 1,
    device: String(fact.from ?? 'referee'),
    by: by as AccessCodeKind,
    arrived: '2026-06-13T13:33:08Z',
    fact: { id: `f${at}`, trialOID: 't1', at: `2026-06-13T13:33:0${at}Z`, ...fact },
  }));
const line = { kind: 'report', what: 'line', row: 'bib:325', steps: 3, where: 245, from: 'Commissaire 3' };
const clear = (n: number) => ({ kind: 'report', clear: true, from: `Commissaire ${n}` });

describe('the console of an umpire', () => {
  test('lane, what, steps, words: one report; «nothing to report» is one too', async () => {
    const { said } = await renderTask('umpire', HEAT, { place: 'Commissaire 3' });
    await pressKey(/^5\s*325$/);
    await pressKey('Ligne en virage');
    await pressKey('Un appui de plus');
    await pressKey('Un appui de plus');
    for (const _ of [1, 2]) fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    await pressKey('Mots…');
    fireEvent.change(screen.getByLabelText('En quelques mots'), { target: { value: 'pied gauche' } });
    await pressKey('Garder');
    await pressKey(/^Envoyer\s*5 NOM5 : Ligne en virage, 3 appuis/);
    await pressKey('Rien à signaler');
    expect(said()).toEqual([
      { kind: 'report', from: 'Commissaire 3', row: 'bib:325', what: 'line', steps: 3, where: 20, text: 'pied gauche' },
      { kind: 'report', from: 'Commissaire 3', clear: true },
    ]);
    expect(readText(screen.getByRole('contentinfo').textContent)).toContain('Rien à signaler');
  });

  test('a photo is on the disk before the report names it; it waits for the network, then says that it was sent', async () => {
    globalThis.indexedDB = new IDBFactory();
    const { said, facts } = await renderTask('umpire', HEAT, { place: 'Commissaire 3', isOnline: false });
    globalThis.createImageBitmap = async () => ({ width: 4000, height: 3000, close: () => undefined }) as ImageBitmap;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => ({ drawImage: () => undefined }),
      // Too large at first: the picture is made smaller until it is not.
      toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void) {
        const size = this.width * 250;
        done({ size, arrayBuffer: async () => new ArrayBuffer(size) } as Blob);
      },
    });
    const file = new File(['camera'], 'IMG_1.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } });
    expect(await screen.findByAltText('Photo du rapport')).toBeTruthy();
    await pressKey(/^5\s*325$/);
    await pressKey('Haie');
    await pressKey(/^Envoyer/);
    const [report] = said();
    const store = await openPhotoStore();
    const key = String(report?.photo);
    expect(await store.list()).toMatchObject([{ key, state: 'waiting', trial: 't1' }]);
    expect((await store.readPicture(key))?.byteLength).toBe(1024 * 250);
    expect(await screen.findByText('en attente du réseau')).toBeTruthy();
    expect(facts()).toHaveLength(1);
    const [photo] = await store.list();
    if (photo !== undefined) await store.mark({ ...photo, state: 'sent' });
    expect(await screen.findByText('envoyée')).toBeTruthy();
    expect(await store.readPicture(key)).toBeUndefined();
  });

  test('a report without an athlete and without words cannot be sent', async () => {
    await renderTask('umpire', HEAT, { place: 'Commissaire 3' });
    await pressKey('Haie');
    expect((screen.getByText('couloir et motif').closest('button') as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('the console of the referee', () => {
  const open = (facts: SeenFact[], options = {}) =>
    renderTask('referee', HEAT, { place: 'Juge-arbitre', facts, ...options });

  test('54. nothing is disqualified before the referee’s two taps; the rule is of the list', async () => {
    const { said } = await open(list(line, { ...line, from: 'Commissaire 4' }));
    expect(page()).toContain('2 à décider');
    await pressKey(/^5 NOM5 · Ligne en virage.*Commissaire 3/);
    expect(page()).toContain('Commissaire 3 (15:33:00), Commissaire 4 (15:33:01)');
    expect(page()).toContain('second virage, 245 m');
    expect(page()).toContain('Résultat en attente du juge-arbitre');
    await pressKey(/^DQ…/);
    expect(said()).toEqual([]);
    await pressKey(/^TR17\.3\.1/);
    await pressKey('DQ TR17.3.1');
    expect(said()).toEqual([{ kind: 'ruling', attempt: 'f0', upheld: true, act: 'DQ', rules: ['TR17.3.1'] }]);
    expect(page()).toContain('Commissaire 3 · décidé');
    expect(page()).toContain('1 à décider');
  });

  test('a mark that would be a record is confirmed by one tap, and no longer by another', async () => {
    const claim = { row: 'bib:325', v: 23_400, relation: 'beats', missing: ['official'] } as const;
    const claims = [
      { ...claim, kind: 'MR' },
      { ...claim, kind: 'NR', scope: 'FRA', missing: ['official', 'zero', 'doping'] },
    ] as const;
    const { said } = await renderTask('referee', { ...HEAT, claims: claims as never }, { place: 'Juge-arbitre' });
    expect(page()).toContain('5 NOM5 · 23.40');
    expect(page()).toContain(
      'mieux que le record de la réunion, mieux que le record national (FRA) · 2 points à vérifier',
    );
    await pressKey('Confirmer');
    const fact = { kind: 'evidence', what: 'mark', row: 'bib:325', value: 23_400 };
    expect(said()).toEqual([{ ...fact, ok: true }]);
    expect(page()).toContain('performance confirmée · 2 points à vérifier');
    await pressKey('Ne plus confirmer');
    expect(said()).toEqual([
      { ...fact, ok: true },
      { ...fact, ok: false },
    ]);
    expect(page()).not.toContain('performance confirmée');
  });

  test('54. a second step on the line over two rounds proposes a disqualification, and writes nothing', async () => {
    const noted = [
      { ...line, trialOID: 't0' },
      { kind: 'ruling', trialOID: 't0', attempt: 'f0', upheld: true, act: 'L' },
    ];
    const { said } = await open(list(...noted, line), { others: [HEAT_BEFORE] });
    const reports = screen.getAllByRole('button', { name: (name) => /5 NOM5/.test(readText(name)) });
    const undecided = reports.find((one) => !readText(one.textContent).includes('décidé'));
    fireEvent.click(undecided as HTMLElement);
    expect(page()).toContain('Deuxième appui sur la ligne.');
    expect(page()).toContain('Disqualification proposée (TR17.3)');
    expect(said()).toEqual([]);
  });

  test('54. L is one tap, and its first step proposes nothing', async () => {
    const { said } = await open(list(line));
    await pressKey(/^5 NOM5/);
    expect(page()).not.toContain('Deuxième appui');
    await pressKey(/^L\s*première fois$/);
    expect(said()).toEqual([{ kind: 'ruling', attempt: 'f0', upheld: true, act: 'L' }]);
  });

  describe('a second yellow card is proposed as a red one, wherever in the competition the first was shown', () => {
    const other = { kind: 'report', what: 'other', row: 'bib:325', text: 'gestes', from: 'Commissaire 3' };
    const ofReferee = [
      { ...other, trialOID: 't0' },
      { kind: 'ruling', trialOID: 't0', attempt: 'f0', upheld: true, act: 'YC', rules: ['CR18.5'] },
    ];
    const ofStarter = [{ by: 'starter', kind: 'recall', trialOID: 't0', card: 'yellow', who: [{ row: 'bib:325' }] }];
    const openUndecided = () => {
      const reports = screen.getAllByRole('button', { name: (name) => /5 NOM5/.test(readText(name)) });
      fireEvent.click(reports.find((one) => !readText(one.textContent).includes('décidé')) as HTMLElement);
    };

    test.each([
      ['by the referee', ofReferee],
      ['by the starter', ofStarter],
    ])('%s: RC is chosen beforehand, and nothing is written before two taps', async (_, before) => {
      const { said } = await open(list(...before, other), { others: [HEAT_BEFORE] });
      openUndecided();
      expect(page()).toContain('Déjà un carton jaune.');
      expect(page()).toContain('YC (200 m');
      expect(screen.getByRole('button', { name: /^RC…/ })).toHaveClass('sel');
      await pressKey(/^YC…/);
      expect(page()).toContain('Le deuxième est rouge (TR16.5, CR18.5) : RC proposé');
      await pressKey(/^TR16\.5/);
      expect(said()).toEqual([]);
      await pressKey('RC TR16.5');
      expect(said()).toMatchObject([{ kind: 'ruling', act: 'RC', rules: ['TR16.5'] }]);
    });

    test('the referee may keep it yellow', async () => {
      const { said } = await open(list(...ofReferee, other), { others: [HEAT_BEFORE] });
      openUndecided();
      await pressKey(/^YC…/);
      await pressKey('YC – carton jaune');
      await pressKey(/^TR16\.5/);
      await pressKey('YC TR16.5');
      expect(said()).toMatchObject([{ kind: 'ruling', act: 'YC' }]);
    });

    test('the first one is yellow, another athlete’s too', async () => {
      const { said } = await open(list(...ofReferee, { ...other, row: 'bib:324' }), { others: [HEAT_BEFORE] });
      await pressKey(/^4 NOM4/);
      expect(page()).not.toContain('Déjà un carton jaune.');
      await pressKey(/^YC…/);
      await pressKey(/^TR16\.5/);
      await pressKey('YC TR16.5');
      expect(said()).toMatchObject([{ kind: 'ruling', act: 'YC' }]);
    });
  });

  test('55. «nothing to report» of all umpires turns the heat green; one who is missing does not', async () => {
    await open(list(clear(1), clear(2)));
    expect(document.querySelector('.state.ok')?.textContent).toContain('2');
    await pressKey('Un commissaire de plus');
    await waitFor(() => expect(page()).toContain('2 sur 3'));
    expect(document.querySelector('.state.ok')).toBeNull();
    await open(list(clear(1), clear(2), line, clear(3)));
    expect(document.querySelector('.state.ok')).toBeNull();
    expect(document.querySelector('.state.wait')).not.toBeNull();
  });

  test('protests of the register and the end of their time are in the inbox', async () => {
    const announced = new Date(Date.now() - 60_000).toISOString();
    const protests = [
      { oid: 'p', lodged: '2026-06-13T13:21:00Z', row: 'bib:324', text: 'gêne à la 7e haie', answered: false },
    ];
    await renderTask('referee', { ...HEAT, announced, protests } as never, { place: 'Juge-arbitre' });
    expect(page()).toContain('gêne à la 7e haie');
    expect(page()).toMatch(/Réclamations jusqu’à \d\d:\d\d/);
    expect(page()).toContain('1 à décider');
  });
});
