import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TEAM_SCORINGS, type TeamScoring } from 'shared-domain';
import type { Challenge, ErrorEnvelope, TeamAnswer, TeamsAnswer, UploadResult } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());

const runner = (bib: number, clubName: string, seconds: number): UploadResult => ({
  bib: String(bib),
  last: `ATHLETE ${bib}`,
  first: 'A',
  clubName,
  category: 55,
  prf: ms(Math.round(seconds * 1000)),
});

/** A competition whose teams are scored so, with result lists by uid. */
async function competition(scoring: TeamScoring & { declared?: string }, lists: Record<string, UploadResult[]>) {
  const { oid } = await server.createChallenge({
    metadata: { teamScoring: scoring as Challenge['metadata']['teamScoring'] },
  });
  await server.upload(oid, {
    trialsData: Object.keys(lists).map((uid) => anUploadTrial(uid, { group: uid.slice(0, -1), name: uid })),
    resultlists: lists,
  });
  return oid;
}
const teams = async (oid: string) => (await server.get<TeamsAnswer>(`/api/challenge/${oid}/teams`)).body;
const totals = ({ teams: all }: TeamsAnswer) => all.map(({ title, rank, points }) => [title, rank, points]);

describe('Team scoring as the competition sets it', () => {
  test('8-7-6… over timed finals ranked by mark: the second heat’s winner may be first of the event', async () => {
    const oid = await competition(TEAM_SCORINGS.match, {
      '000100-0-55-f1': [runner(1, 'AC Rennes', 11.2), runner(2, 'EA Brest', 11.5)],
      '000100-0-55-f2': [runner(3, 'EA Brest', 11.1), runner(4, 'AC Rennes', 11.9)],
    });
    expect(totals(await teams(oid))).toEqual([
      ['EA Brest', 1, 14],
      ['AC Rennes', 2, 12],
    ]);
    const [first] = (await teams(oid)).teams;
    const { body } = await server.get<TeamAnswer>(`/api/challenge/${oid}/team/${first?.oid}`);
    expect(
      body.results.map(({ bib, rank, place, teamPoints, counted }) => [bib, rank, place, teamPoints, counted]),
    ).toEqual([
      ['3', 1, 1, 8, true],
      ['2', 2, 3, 6, true],
    ]);
    expect(body.scoring).toEqual(TEAM_SCORINGS.match);
  });

  test('heats give no points, and a B final comes behind the A final', async () => {
    const oid = await competition(TEAM_SCORINGS.match, {
      '000100-0-55-h1': [runner(1, 'AC Rennes', 11.0), runner(2, 'EA Brest', 11.1)],
      '000100-0-55-f1': [runner(2, 'EA Brest', 11.4)],
      '000100-0-55-f2': [runner(1, 'AC Rennes', 11.0)],
    });
    expect(totals(await teams(oid))).toEqual([
      ['EA Brest', 1, 8],
      ['AC Rennes', 2, 7],
    ]);
  });

  test('sums of places: each race has its own ranking of teams, an incomplete one has none', async () => {
    const club = ['A', 'B', 'A', 'B', 'A', 'C', 'A', 'B', 'B'];
    const oid = await competition(
      { kind: 'sums', toScore: 4, maxPerTeam: 6 },
      {
        '000001-0-55-f1': club.map((name, at) => runner(at + 1, name, 1800 + at)),
      },
    );
    const { races, teams: all } = await teams(oid);
    expect(races?.[0]?.teams.map(({ title, rank, score, missing }) => [title, rank, score, missing])).toEqual([
      ['A', 1, 1 + 3 + 5 + 7, 0],
      ['B', 2, 2 + 4 + 8 + 9, 0],
      ['C', undefined, undefined, 3],
    ]);
    // Scorers lead to their pages.
    const scorer = races?.[0]?.teams[0]?.members[0];
    const athlete = await server.get<{ last: string }>(`/api/challenge/${oid}/athlete/${scorer?.auid}`);
    expect([athlete.status, athlete.body.last]).toEqual([200, scorer?.last]);
    expect(all.every(({ rank, points }) => rank === undefined && points === undefined)).toBe(true);
  });

  test('official once declared so; what is no scoring is refused at its field', async () => {
    const declared = '2026-06-13T16:00:00Z';
    const oid = await competition({ ...TEAM_SCORINGS.match, declared }, {});
    expect((await teams(oid)).scoring?.declared).toBe(declared);
    const body = { metadata: { teamScoring: { kind: 'luck' } } };
    const refused = await server.call<ErrorEnvelope>('PUT', `/api/lesecretariat/challenge/${oid}`, { body });
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, '$.metadata.teamScoring.kind']);
  });

  test('without a scoring the points of the table are compared, as before', async () => {
    const { oid } = await server.createChallenge();
    await server.upload(oid, {
      trialsData: [anUploadTrial('000100-0-55-f1')],
      resultlists: { '000100-0-55-f1': [runner(1, 'AC Rennes', 10.5)] },
    });
    const answer = await teams(oid);
    expect(answer.scoring).toBeUndefined();
    expect(answer.teams[0]?.points).toBeGreaterThan(900);
  });
});
