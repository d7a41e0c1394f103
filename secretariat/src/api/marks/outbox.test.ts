import { describe, expect, test } from '@jest/globals';
import { aResultRow } from 'shared-domain/testing';
import { buildDraftKey } from './draft.ts';
import { openMemoryStore } from './draft-store.ts';
import { Outbox } from './outbox.ts';
import type { DraftInput, Outcome } from './outbox-types.ts';

const aMark = (row: string, v: number, state: DraftInput['state'] = 'ready'): DraftInput => ({
  key: buildDraftKey('heat', row),
  chOID: 'ch',
  trial: 'heat',
  row,
  who: row,
  typed: { mark: String(v / 10) },
  state,
  fields: { prf: { v, st: 1 } },
  before: {},
  revision: 0,
});

/** An outbox on a store that outlives it, and a fake server that gives the outcomes it is given. */
function anOutbox(store = openMemoryStore()) {
  const sent: [string, number, number | undefined][] = [];
  const answers: (Outcome | Promise<Outcome>)[] = [];
  const outbox = new Outbox({
    store,
    runAlone: (_, work) => work(),
    notifyTabs: () => undefined,
    send: async ({ row, revision, fields }) => {
      sent.push([row, revision, fields.prf?.v]);
      return (await answers.shift()) ?? { kind: 'done', revision: 7 };
    },
  });
  const rows = () => outbox.getState().drafts.map(({ row, state }) => `${row} ${state}`);
  return { outbox, sent, answers, rows, store };
}

/** Waits until all started work has ended. */
const settled = () => new Promise((done) => setTimeout(done, 5));

const NOBODY: Outcome = { kind: 'later', why: 'network', detail: '' };

describe('marks between the hand and the server', () => {
  test('what is being typed is kept on the device and not sent; finished, it is sent once and forgotten', async () => {
    const { outbox, sent, rows, store } = anOutbox();
    outbox.saveTyped(aMark('a', 10_500, 'typing'));
    await settled();
    expect([rows(), (await store.list()).length, sent]).toEqual([['a typing'], 1, []]);
    outbox.saveTyped(aMark('a', 10_520));
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    expect([rows(), await store.list(), sent]).toEqual([[], [], [['a', 0, 10_520]]]);
  });

  test('nobody answers: every mark waits, on the device too, and goes once somebody does', async () => {
    const { outbox, sent, answers, rows, store } = anOutbox();
    answers.push(NOBODY);
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    answers.push(NOBODY);
    outbox.saveTyped(aMark('b', 10_600));
    await settled();
    expect(outbox.getState().waitingReason).toBe('network');
    expect(rows()).toEqual(['a ready', 'b ready']);
    const after = anOutbox(store);
    await after.outbox.load();
    await after.outbox.flush();
    expect(after.sent.map(([row]) => row)).toEqual(['a', 'b']);
    expect([after.rows(), await store.list()]).toEqual([[], []]);
    expect(sent.length).toBeGreaterThan(0);
  });

  test('typed on while the first mark is on its way: the second goes over the revision that the first was given', async () => {
    const { outbox, sent, answers } = anOutbox();
    const first = Promise.withResolvers<Outcome>();
    answers.push(first.promise);
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    outbox.saveTyped(aMark('a', 10_480));
    first.resolve({ kind: 'done', revision: 5 });
    await settled();
    expect(sent).toEqual([
      ['a', 0, 10_520],
      ['a', 5, 10_480],
    ]);
  });

  test('typed while the device is still being read, a mark is not forgotten', async () => {
    const store = openMemoryStore();
    const slow = Promise.withResolvers<undefined>();
    const read = async () => {
      const kept = await store.list();
      await slow.promise;
      return kept;
    };
    const { outbox, rows } = anOutbox({ ...store, list: read });
    const loading = outbox.load();
    await settled();
    outbox.saveTyped(aMark('a', 10_520, 'typing'));
    slow.resolve(undefined);
    await loading;
    expect(rows()).toEqual(['a typing']);
  });

  test('cells of a row that the device kept stay when another cell of it is typed before they are read', async () => {
    const store = openMemoryStore();
    const before = anOutbox(store);
    before.outbox.saveTyped({ ...aMark('a', 7450, 'typing'), typed: { a0: '745', a1: '7' } });
    await settled();
    const slow = Promise.withResolvers<undefined>();
    const read = async () => {
      const kept = await store.list();
      await slow.promise;
      return kept;
    };
    const { outbox, sent } = anOutbox({ ...store, list: read });
    const loading = outbox.load();
    await settled();
    outbox.saveTyped({ ...aMark('a', 7300), typed: { a1: '730' } });
    slow.resolve(undefined);
    await loading;
    await settled();
    expect(outbox.findDraft(buildDraftKey('heat', 'a'))).toMatchObject({
      typed: { a0: '745', a1: '730' },
      state: 'typing',
    });
    expect((await store.list())[0]?.typed).toEqual({ a0: '745', a1: '730' });
    expect(sent).toEqual([]);
  });

  test('cells that the device kept stay when what was typed before they were read is taken back', async () => {
    const store = openMemoryStore();
    anOutbox(store).outbox.saveTyped({ ...aMark('a', 7450, 'typing'), typed: { a0: '745' } });
    await settled();
    const slow = Promise.withResolvers<undefined>();
    const read = async () => {
      const kept = await store.list();
      await slow.promise;
      return kept;
    };
    const { outbox } = anOutbox({ ...store, list: read });
    const loading = outbox.load();
    await settled();
    outbox.saveTyped({ ...aMark('a', 0, 'typing'), typed: { a1: '7' } });
    outbox.discard(buildDraftKey('heat', 'a'));
    slow.resolve(undefined);
    await loading;
    await settled();
    expect((await store.list())[0]?.typed).toEqual({ a0: '745' });
  });

  test('typed on while another mark is found standing: the hand finishes before a person is asked', async () => {
    const { outbox, answers, rows } = anOutbox();
    const first = Promise.withResolvers<Outcome>();
    answers.push(first.promise);
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    outbox.saveTyped(aMark('a', 104, 'typing'));
    first.resolve({ kind: 'stale', revision: 5, theirs: { prf: { v: 10_400, st: 1 } } });
    await settled();
    expect(rows()).toEqual(['a typing']);
    outbox.saveTyped(aMark('a', 10_480, 'typing'));
    answers.push({ kind: 'stale', revision: 5, theirs: { prf: { v: 10_400, st: 1 } } });
    outbox.saveTyped(aMark('a', 10_480));
    await settled();
    expect([rows(), outbox.getState().drafts[0]?.fields.prf?.v]).toEqual([['a conflict'], 10_480]);
  });

  test('a store that keeps nothing loses nothing of this visit', async () => {
    const broken = { ...openMemoryStore(), put: () => Promise.reject(new Error('full')) };
    const { outbox, sent, rows } = anOutbox(broken);
    outbox.saveTyped(aMark('a', 10_520));
    await outbox.load();
    await settled();
    expect([sent.length, rows()]).toEqual([1, []]);
  });

  test('what was typed is said to be kept once it is on the disk, and never where the browser refuses it', async () => {
    const onDisk = Promise.withResolvers<void>();
    const lasting = { ...openMemoryStore(), isPersistent: true };
    const { outbox, answers } = anOutbox({ ...lasting, put: (draft) => onDisk.promise.then(() => lasting.put(draft)) });
    answers.push(NOBODY);
    const told: string[] = [];
    outbox.subscribe(() => told.push(outbox.getStorageState()));
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    expect([outbox.getStorageState(), outbox.getState().waitingReason]).toEqual(['storing', undefined]);
    onDisk.resolve();
    await settled();
    expect([outbox.getStorageState(), told.at(-1), outbox.getState().waitingReason]).toEqual([
      'stored',
      'stored',
      'network',
    ]);

    const full = anOutbox({ ...lasting, put: () => Promise.reject(new Error('full')) });
    full.answers.push(NOBODY);
    full.outbox.saveTyped(aMark('b', 10_600));
    await settled();
    expect(full.outbox.getStorageState()).toBe('refused');
    full.outbox.discard('heat b');
    expect(full.outbox.getStorageState()).toBe('stored');

    const forTheVisit = anOutbox();
    forTheVisit.answers.push(NOBODY);
    forTheVisit.outbox.saveTyped(aMark('c', 10_600));
    await settled();
    expect(forTheVisit.outbox.getStorageState()).toBe('refused');
  });

  test('an answer that was lost: the same mark stands, nothing is written twice', async () => {
    const { outbox, answers, rows } = anOutbox();
    answers.push({ kind: 'stale', revision: 5, theirs: { prf: { v: 10_520, u: 'ms', st: 1 } } });
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    expect(rows()).toEqual([]);
  });

  test('the row changed in what was not typed: the mark goes over it without a question', async () => {
    const { outbox, sent, answers } = anOutbox();
    answers.push({ kind: 'stale', revision: 5, theirs: {} });
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    expect(sent.map(([, revision]) => revision)).toEqual([0, 5]);
  });

  test.each([
    ['mine', [0, 5]],
    ['theirs', [0]],
  ] as const)('another mark stands: a person chooses %s', async (whose, revisions) => {
    const { outbox, sent, answers, rows } = anOutbox();
    answers.push({ kind: 'stale', revision: 5, theirs: { prf: { v: 10_400, st: 1 } } });
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    expect(rows()).toEqual(['a conflict']);
    outbox.saveTyped(aMark('a', 10_530));
    expect(outbox.getState().drafts[0]?.fields.prf?.v).toBe(10_520);
    outbox.settle(buildDraftKey('heat', 'a'), whose);
    await settled();
    expect([sent.map(([, revision]) => revision), rows()]).toEqual([revisions, []]);
  });

  test.each([
    ['another attempt in the place of mine is asked about', [{ r: 'x' as const }], ['a conflict']],
    [
      'attempts behind mine and a wind replace nothing',
      [{ v: 6020, r: 'o' as const, w: 1.2 }, { r: 'x' as const }],
      [],
    ],
  ])('sent, then an upload writes the list: %s', async (_, attempts, drafts) => {
    const { outbox, rows } = anOutbox();
    outbox.saveTyped({ ...aMark('a', 0), fields: { attempts: [{ v: 6020, r: 'o' }] } });
    await settled();
    expect(rows()).toEqual([]);
    outbox.askAboutReplaced('heat', [{ ...aResultRow(), row: 'a', revision: 8, attempts }]);
    expect(rows()).toEqual(drafts);
  });

  test('sent, and the sheet left: what is written in its place is no longer asked about', async () => {
    const { outbox, rows } = anOutbox();
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    outbox.forgetSent('heat');
    outbox.askAboutReplaced('heat', [{ ...aResultRow(), row: 'a', revision: 8 }]);
    expect(rows()).toEqual([]);
  });

  test.each([
    ['written: its marks are no question, those of other trials are', ['heat'], ['b conflict']],
    ['refused: what came meanwhile is asked about', [], ['a conflict', 'b conflict']],
  ])('sent, then a file of this desk is %s', async (_, written, drafts) => {
    const { outbox, rows } = anOutbox();
    outbox.saveTyped(aMark('a', 10_520));
    outbox.saveTyped({ ...aMark('b', 10_600), key: buildDraftKey('other', 'b'), trial: 'other' });
    await settled();
    const endImport = outbox.startImport(Date.now());
    // The stream may bring the new list before the answer comes.
    outbox.askAboutReplaced('heat', [{ ...aResultRow(), row: 'a', revision: 8 }]);
    outbox.askAboutReplaced('other', [{ ...aResultRow(), row: 'b', revision: 8 }]);
    expect(rows()).toEqual([]);
    endImport(written);
    outbox.askAboutReplaced('heat', [{ ...aResultRow(), row: 'a', revision: 8 }]);
    expect(rows()).toEqual(drafts);
  });

  test('sent after the changes of a file were shown, it is asked about all the same', async () => {
    const { outbox, rows } = anOutbox();
    const shownAt = Date.now() - 1000;
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    outbox.startImport(shownAt)(['heat']);
    outbox.askAboutReplaced('heat', [{ ...aResultRow(), row: 'a', revision: 8 }]);
    expect(rows()).toEqual(['a conflict']);
  });

  test('two wrote other trials of one series: both stand', async () => {
    const { outbox, sent, answers, rows } = anOutbox();
    const [first, second] = [
      { v: 7450, r: 'o' as const },
      { v: 7300, r: 'o' as const },
    ];
    answers.push({ kind: 'stale', revision: 5, theirs: { attempts: [first, second], prf: { v: 7450, st: 1 } } });
    outbox.saveTyped({
      ...aMark('a', 7200),
      fields: { attempts: [{ v: 7200, r: 'o' }], prf: { v: 7200, st: 1 } },
      before: { attempts: [], prf: undefined } as never,
    });
    await settled();
    expect(rows()).toEqual(['a conflict']);
    outbox.discard(buildDraftKey('heat', 'a'));
    answers.push({ kind: 'stale', revision: 6, theirs: { attempts: [first, second] } });
    outbox.saveTyped({
      ...aMark('a', 0),
      fields: { attempts: [first, { r: 'x' }, { r: '-' }] },
      before: { attempts: [first] },
    });
    await settled();
    expect(rows()).toEqual(['a conflict']);
    outbox.discard(buildDraftKey('heat', 'a'));
    answers.push({ kind: 'stale', revision: 6, theirs: { attempts: [{ r: 'x' }, second] } });
    outbox.saveTyped({
      ...aMark('a', 0),
      fields: { attempts: [first, second, { r: '-' }] },
      before: { attempts: [first, second] },
    });
    await settled();
    expect(rows()).toEqual([]);
    expect(sent).toHaveLength(4);
  });

  test('somebody holds one trial: its marks wait, those of another go', async () => {
    const { outbox, answers, rows } = anOutbox();
    const held: Outcome = { kind: 'later', why: 'held', detail: 'held by marie@club.example' };
    answers.push(held);
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    answers.push(held);
    outbox.saveTyped({ ...aMark('b', 10_600), key: buildDraftKey('other', 'b'), trial: 'other' });
    await settled();
    expect(rows()).toEqual(['a ready']);
    expect(outbox.getState().heldBy).toEqual({ heat: 'held by marie@club.example' });
  });

  test('a refused mark stays with its sentence, and goes with a reason', async () => {
    const { outbox, answers, rows } = anOutbox();
    answers.push({ kind: 'refused', refusal: { id: 'invalid request', path: '$.reason' } });
    outbox.saveTyped(aMark('a', 10_520));
    await settled();
    expect(outbox.getState().drafts[0]).toMatchObject({ state: 'refused', refusal: { path: '$.reason' } });
    outbox.retry(buildDraftKey('heat', 'a'), 'relecture');
    await settled();
    expect(rows()).toEqual([]);
  });
});
