import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DeviceAnswer } from 'shared-domain/contract';
import { aDevice, aMeeting, type FactDraft, findTrial, HIGH, LONG } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
});
afterAll(() => server.close());

const jump = (bib: string): FactDraft => ({ kind: 'attempt', bib, r: 'o', v: 7000 });

async function openContest() {
  const chOID = await aMeeting(server, 3);
  const { oid } = await findTrial(server, chOID, LONG);
  const judge = await aDevice(server, chOID, 'judge');
  const ask = async (query: string) => {
    const headers = { 'x-access-code': judge.code };
    return (await server.get<DeviceAnswer>(`/api/live-input/${chOID}?${query}`, headers)).body;
  };
  const edit = (op: object) =>
    server.call('POST', `/api/lesecretariat/start-edits/${chOID}`, { body: { edits: [{ ...op, trial: oid }] } });
  return { chOID, oid, judge, ask, edit };
}

describe('A device that follows a trial', () => {
  test('reads that trial alone, and rows only where the lists have changed since', async () => {
    const { oid, judge, ask, edit } = await openContest();
    await judge.sendNew(HIGH, { kind: 'heights', heights: [1800] });
    await judge.sendNew(LONG, jump('1'));
    const all = await ask(`trialOIDs[]=${oid}`);
    expect([all.trials.map(({ uid }) => uid), all.facts.map(({ fact }) => fact.kind)]).toEqual([[LONG], ['attempt']]);
    const [same] = (await ask(`trialOIDs[]=${oid}&revision=${all.revision}`)).trials;
    expect([same?.same, same?.rows]).toEqual([true, []]);
    await edit({ op: 'scratch', row: 'bib:3' });
    const [changed] = (await ask(`trialOIDs[]=${oid}&revision=${all.revision}`)).trials;
    expect([changed?.same, changed?.rows.length, changed?.fold?.absences]).toEqual([
      undefined,
      3,
      { 'bib:3': 'scratched' },
    ]);
  });

  test('reads the rows again as soon as an athlete in them is hidden, and when the name is shown again', async () => {
    const { chOID, oid, ask } = await openContest();
    const { trials, revision } = await ask(`trialOIDs[]=${oid}`);
    const { last = '', first = '' } = trials[0]?.rows[0] ?? {};
    const hide = (hidden: boolean) =>
      server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { body: { last, first, hidden } });
    await hide(true);
    const masked = await ask(`trialOIDs[]=${oid}&revision=${revision}`);
    expect([masked.trials[0]?.same, masked.trials[0]?.rows.length]).toEqual([undefined, 3]);
    expect(JSON.stringify(masked)).not.toContain(last);
    await hide(false);
    const shown = await ask(`trialOIDs[]=${oid}&revision=${masked.revision}`);
    expect(shown.trials[0]?.rows[0]?.last).toBe(last);
  });

  test.each<[string, (contest: Awaited<ReturnType<typeof openContest>>) => Promise<unknown>]>([
    ['a fact', ({ judge }) => judge.sendNew(LONG, jump('2'))],
    ['a change by the desk', ({ edit }) => edit({ op: 'scratch', row: 'bib:3' })],
    [
      'another holder',
      ({ chOID, oid, judge }) =>
        server.call('POST', `/api/live-input/${chOID}/hold`, {
          token: '',
          headers: { 'x-access-code': judge.code },
          body: { trialOID: oid, device: 'B' },
        }),
    ],
    ['an organiser who writes', ({ oid }) => server.call('POST', `/api/lesecretariat/trial/hold?oid=${oid}`)],
  ])('waits, and is answered as soon as there is %s', async (_, act) => {
    const contest = await openContest();
    const { judge, oid, ask } = contest;
    await judge.sendNew(LONG, jump('1'));
    const { cursor, revision } = await ask(`trialOIDs[]=${oid}`);
    const begun = performance.now();
    const waiting = ask(`trialOIDs[]=${oid}&since=${cursor}&revision=${revision}&wait=20`);
    // What happens in another trial wakes nobody here.
    await judge.sendNew(HIGH, { kind: 'heights', heights: [1800] });
    await act(contest);
    const answer = await waiting;
    expect(performance.now() - begun).toBeLessThan(15_000);
    const [trial] = answer.trials;
    const holders = (trial?.tenures?.length ?? 0) + (trial?.organiser ? 1 : 0);
    expect(answer.facts.length + holders + (trial?.same ? 0 : 1)).toBeGreaterThan(0);
  });

  test('is answered after its time with nothing new', async () => {
    const { oid, ask } = await openContest();
    const { cursor, revision } = await ask(`trialOIDs[]=${oid}`);
    const answer = await ask(`trialOIDs[]=${oid}&since=${cursor}&revision=${revision}&wait=1`);
    expect([answer.facts, answer.trials[0]?.same]).toEqual([[], true]);
  });
});
