import { describe, expect, test } from '@jest/globals';
import type { LoggedFact, SignedFact } from './fact.ts';
import { foldSheet } from './fold-sheet.ts';
import { buildWalkCards, findWalkAlarm } from './walk-state.ts';

type Draft = Readonly<Record<string, unknown>>;

const ROWS = ['12', '5'].map((bib) => ({ row: `bib:${bib}`, bib }));
const walk = (device: string, what: string, more: Draft = {}): Draft => ({
  device,
  kind: 'walk',
  bib: '12',
  what,
  ...more,
});
const red = (judge: string, symbol = '~', device = `phone ${judge}`): Draft => walk(device, 'red', { judge, symbol });
const slip = (judge: string, symbol = '~'): Draft => red(judge, symbol, 'recorder');

/** Facts of a walk of 20 km, one minute apart unless they say when (`after`, s). */
function fold(drafts: readonly Draft[], penaltyZone?: number) {
  let at = Date.parse('2026-06-13T08:00:00Z');
  const facts = drafts.map((draft, index): LoggedFact => {
    const { device = 'recorder', after = 60, by = 'judge', ...content } = draft;
    at += Number(after) * 1000;
    const fact = {
      id: `f${index}`,
      trialOID: 't',
      at: new Date(at).toISOString(),
      ...content,
    } as unknown as SignedFact;
    return { fact, device: String(device), signerKind: by as 'judge', arrivalNumber: index + 1 };
  });
  const dets = penaltyZone === undefined ? {} : { penaltyZone };
  const sheet = foldSheet({ g0: 20_000, g1: 'W', round: 'f', status: 25, dets, rows: ROWS }, facts);
  const walker = sheet.state.walkers.get('bib:12');
  const isOut = sheet.state.athleteStatuses.has('bib:12');
  const alarm = walker && findWalkAlarm(walker, { isOut, penaltyMs: penaltyZone });
  return { sheet, walker, alarm, refused: [...sheet.refusals].map(([id, { reason }]) => [id, reason]) };
}

const THREE = [red('1'), red('6', '>'), red('4')];

describe('Cards of a race walk (TR 54.7)', () => {
  test.each<[string, readonly Draft[], number | undefined, Draft | undefined]>([
    ['two red cards call for nothing', THREE.slice(0, 2), undefined, undefined],
    [
      'three of three judges: disqualification, which nobody has given yet',
      THREE,
      undefined,
      { kind: 'dq', rule: 'TR54.7.1' },
    ],
    ['three with a penalty zone: its time', THREE, 120_000, { kind: 'zone', ms: 120_000 }],
    ['a fourth with a penalty zone: disqualification', [...THREE, red('2')], 120_000, { kind: 'dq', rule: 'TR54.7.3' }],
    ['two of one judge and one of another', [red('1'), slip('1'), red('6')], undefined, undefined],
    [
      'yellow paddles never count',
      ['1', '2', '3', '4'].map((judge) => walk(`phone ${judge}`, 'paddle', { judge, symbol: '~' })),
      undefined,
      undefined,
    ],
    [
      'the third after the finish: the time is proposed, not written',
      [red('1'), red('6'), { kind: 'raw', bib: '12', v: 5_400_000, by: 'chrono', device: 'finish' }, red('4')],
      120_000,
      { kind: 'added', ms: 120_000 },
    ],
  ])('52–53. %s', (_, drafts, zone, expected) => {
    const { alarm, sheet } = fold(drafts, zone);
    expect(alarm).toEqual(expected);
    expect(sheet.rows.find(({ row }) => row === 'bib:12')?.prf).toBeUndefined();
  });

  test('52. a second red card by the same judge’s phone is refused', () => {
    const { refused, walker } = fold([red('1'), red('1', '>')]);
    expect(refused).toEqual([['f1', 'red card by this judge already']]);
    expect(walker?.record.red).toHaveLength(1);
  });

  test('52. a second card by the judge’s phone is refused also where a slip came first', () => {
    expect(fold([slip('4'), red('4'), red('4', '>')]).refused).toEqual([['f2', 'red card by this judge already']]);
  });

  test.each([
    ['the slip first', [slip('4'), red('4', '~')]],
    ['the phone first', [red('4', '~'), slip('4')]],
    ['with another symbol on paper', [red('4', '~'), slip('4', '>')]],
  ])('52. a paper slip and the card of the same judge’s phone count once and both stay: %s', (_, drafts) => {
    const { walker, refused, alarm } = fold([red('1'), red('6'), ...drafts]);
    expect(refused).toEqual([]);
    expect(walker?.record.red).toHaveLength(3);
    expect(walker?.cards.find(({ judge }) => judge === '4')?.facts).toEqual(['f2', 'f3']);
    expect(alarm).toMatchObject({ kind: 'dq' });
  });

  test('52. the slip counts again once the phone’s card is taken back', () => {
    const { walker } = fold([
      red('4'),
      slip('4', '>'),
      { kind: 'correction', replaces: 'f0', with: [], device: 'phone 4' },
    ]);
    expect(walker?.cards.map(({ symbol, facts }) => ({ symbol, facts }))).toEqual([{ symbol: '>', facts: ['f1'] }]);
  });

  test.each<[string, readonly Draft[], readonly string[] | undefined, Draft]>([
    [
      'the whole time',
      [walk('recorder', 'enter'), walk('recorder', 'leave', { after: 120 })],
      undefined,
      { penalty: 'served' },
    ],
    [
      'a second too early',
      [walk('recorder', 'enter'), walk('recorder', 'leave', { after: 119 })],
      ['TR54.7.3'],
      { penalty: 'missed' },
    ],
    ['not going', [walk('recorder', 'ignore')], ['TR54.7.3'], { penalty: 'missed' }],
  ])('53. in the penalty zone: %s', (_, drafts, rules, cards) => {
    const { sheet, walker } = fold([...THREE, ...drafts], 120_000);
    expect(sheet.state.athleteStatuses.get('bib:12')?.fact.rules).toEqual(rules);
    expect(sheet.rows.find(({ row }) => row === 'bib:12')?.prf?.st).toBe(rules === undefined ? undefined : 4);
    expect(walker && buildWalkCards(walker)).toMatchObject(cards);
  });

  test.each<[number, boolean]>([
    [100, true],
    [101, false],
  ])('the chief judge alone, %d m from the finish (TR 54.4.1): %s', (toGo, isOut) => {
    const { sheet, refused } = fold([walk('chief', 'chief', { symbol: '>', toGo })]);
    expect(sheet.state.athleteStatuses.get('bib:12')?.fact.rules).toEqual(isOut ? ['TR54.4.1'] : undefined);
    expect(refused).toEqual(isOut ? [] : [['f0', 'not in the last 100 m']]);
  });

  test.each<[string, Draft, string]>([
    ['a bib that nobody wears', { ...red('1'), bib: '99' }, 'not listed'],
    ['nobody at all', { ...red('1'), bib: undefined }, 'not listed'],
    ['into the zone without a third card', walk('recorder', 'enter'), 'no penalty due'],
  ])('%s is refused', (_, draft, reason) => {
    expect(fold([draft], 120_000).refused).toEqual([['f0', reason]]);
  });
});
