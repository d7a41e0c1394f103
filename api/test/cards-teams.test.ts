import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findRowTeam } from 'shared-domain';
import type { CardsAnswer, ErrorEnvelope, PerfsAnswer, TeamAnswer, TeamsAnswer } from 'shared-domain/contract';
import { cardsAnswer, perfsAnswer, teamAnswer, teamsAnswer } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

const YOUNG = '000050-0-45-f1';
const HEATS = ['000200-0-55-h1', '000200-0-55-h2'] as const;
let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge({ hashtag: 'Printemps' })).oid;
  const two = { group: '200 m Hommes', name: '200 m Hommes', status: 40 } as const;
  await server.upload(chOID, {
    trialsData: [
      anUploadTrial(YOUNG, { group: '50 m Benjamins', name: '50 m Benjamins', status: 40 }),
      anUploadTrial(HEATS[0], two),
      anUploadTrial(HEATS[1], { ...two, dets: { hand: true } }),
    ],
    resultlists: {
      [YOUNG]: [{ bib: '50', last: 'PETITOT', first: 'Lou', category: 45, clubName: 'EA Brest', prf: ms(7100) }],
      [HEATS[0]]: [{ bib: '11', last: 'MARTIN', first: 'Léo', clubName: 'AC Rennes', category: 55, prf: ms(21_500) }],
      [HEATS[1]]: [{ bib: '12', last: 'PETIT', first: 'Noé', clubName: 'EA Brest', category: 55, prf: ms(21_200) }],
    },
  });
  await server.upload(chOID, aFinal());
});
afterAll(() => server.close());

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { status, body } = await server.get<T>(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  expect({ path, issues: schema.safeParse(body).error?.issues }).toEqual({ path, issues: undefined });
  expect(JSON.stringify(body)).not.toContain('2001-03-04');
  return body;
}

describe('A card', () => {
  test('shows a group as it stands: the first rows over all heats of its round', async () => {
    const { cards, hashtag }: CardsAnswer = await read(`/api/igcs/${chOID}`, cardsAnswer);
    expect(hashtag).toBe('Printemps');
    expect(cards.map(({ title, round, heats, status }) => [title, round, heats, status])).toEqual([
      ['50 m Benjamins', 'f', 1, 40],
      ['200 m Hommes', 'h', 2, 40],
      ['100 m Hommes', 'f', 1, 15],
    ]);
    expect(cards[1]?.rows.map(({ last, rank, gap, hand }) => [last, rank, gap, hand])).toEqual([
      ['PETIT', 1, 0, true],
      ['MARTIN', 2, 300, undefined],
    ]);
  });

  test('of the U16 and younger bears no name', async () => {
    const { cards }: CardsAnswer = await read(`/api/igcs/${chOID}`, cardsAnswer);
    expect(cards[0]?.rows).toMatchObject([{ last: 'ATHLETE', first: 'Anonyme', rank: 1, prf: ms(7100) }]);
    expect(JSON.stringify(cards)).not.toContain('PETITOT');
  });

  test('comes first in the feed when its group changed last', async () => {
    const { cards }: CardsAnswer = await read(`/api/igfeed/${chOID}`, cardsAnswer);
    expect(cards[0]?.title).toBe('100 m Hommes');
    await server.upload(chOID, { trialsData: [anUploadTrial(YOUNG, { group: '50 m Benjamins', name: 'Finale' })] });
    expect((await read(`/api/igfeed/${chOID}`, cardsAnswer)).cards[0]?.title).toBe('50 m Benjamins');
  });
});

describe('Teams', () => {
  test('are clubs with what they count, most points first', async () => {
    const { teams, by }: TeamsAnswer = await read(`/api/challenge/${chOID}/teams`, teamsAnswer);
    expect(by).toBe('hun');
    expect(teams.map(({ oid, title, index, rank, counts }) => [oid, title, index, rank, counts.athletes])).toEqual([
      ['EABrest', 'EA Brest', 1, 1, 2],
      ['ACRennes', 'AC Rennes', 2, 2, 1],
      ['USVannes', 'US Vannes', 3, undefined, 1],
    ]);
    expect(teams[1]?.counts).toEqual({
      athletes: 1,
      relays: 0,
      entries: 1,
      results: 2,
      marks: 2,
      wins: 1,
      pb: 1,
      sb: 0,
      counted: 2,
    });
    expect(teams[2]?.counts).not.toHaveProperty('counted');
  });

  test('have members and results, whose counted points add up to the team’s', async () => {
    const team: TeamAnswer = await read(`/api/challenge/${chOID}/team/ACRennes`, teamAnswer);
    expect(team.members.map(({ last, events }) => [last, events.map(({ group }) => group)])).toEqual([
      ['MARTIN', ['200 m Hommes', '100 m Hommes']],
    ]);
    const counted = team.results.filter(({ counted: counts }) => counts);
    expect(counted).toHaveLength(2);
    expect(counted.reduce((sum, { pts }) => sum + (pts?.hun ?? 0), 0)).toBe(team.points);
  });

  test('of a team competition go by the team that was sent', async () => {
    const other = (await server.createChallenge({ name: 'Interclubs' })).oid;
    const teamTG = { oid: 'tg-1', n: 'Entente 35', cat: 55 };
    const row = {
      bib: '1',
      last: 'MARTIN',
      first: 'Léo',
      category: 55,
      clubName: 'AC Rennes',
      teamTG,
      prf: ms(10_500),
    };
    await server.upload(other, { trialsData: [anUploadTrial()], resultlists: { [FINAL]: [row] } });
    const { teams }: TeamsAnswer = await read(`/api/challenge/${other}/teams`, teamsAnswer);
    expect(teams).toMatchObject([{ oid: 'tg-1', kind: 'tg', title: 'Entente 35' }]);
    const { men }: PerfsAnswer = await read(`/api/challenge/${other}/perfs`, perfsAnswer);
    expect(men.map((perf) => findRowTeam(perf)?.oid)).toEqual(['tg-1']);
  });

  test('that have the code of their club are found by what a best mark says of them', async () => {
    const other = (await server.createChallenge({ name: 'Codes' })).oid;
    const row = { bib: '1', last: 'MARTIN', first: 'Léo', category: 55, clubName: 'AC Rennes', coid: '035001' };
    await server.upload(other, {
      trialsData: [anUploadTrial()],
      resultlists: { [FINAL]: [{ ...row, prf: ms(10_500) }] },
    });
    const { men }: PerfsAnswer = await read(`/api/challenge/${other}/perfs`, perfsAnswer);
    const [oid] = men.map((perf) => findRowTeam(perf)?.oid);
    const team: TeamAnswer = await read(`/api/challenge/${other}/team/${oid}`, teamAnswer);
    expect(team).toMatchObject({ oid: '035001', title: 'AC Rennes' });
  });

  test('count an event once for an athlete, whatever its heats, rounds and parts', async () => {
    const own = (await server.createChallenge()).oid;
    const [H1, H2, FINAL_A, WHOLE, PART] = [
      '000100-0-55-h1',
      '000100-0-55-h2',
      '000100-0-55-f1',
      '800003-0-55-f1',
      '000060-0-55-c1',
    ] as const;
    const runner = (bib: string) =>
      ({ bib, last: `COUREUR ${bib}`, first: 'Léo', category: 55, clubName: 'AC Rennes' }) as const;
    const [one, two] = [runner('1'), runner('2')];
    const sprint = { group: '100 m', name: '100 m', status: 40 } as const;
    const triathlon = { group: 'Triathlon', name: 'Triathlon', status: 20 } as const;
    await server.upload(own, {
      trialsData: [
        ...[H1, H2, FINAL_A].map((uid) => anUploadTrial(uid, sprint)),
        anUploadTrial(WHOLE, triathlon),
        anUploadTrial(PART, { ...triathlon, dets: { combined: WHOLE } }),
      ],
      startlists: { [H1]: [one], [H2]: [two], [FINAL_A]: [one, two], [WHOLE]: [one], [PART]: [one] },
      resultlists: {
        [H1]: [{ bib: '1', prf: ms(10_900) }],
        [H2]: [{ bib: '2', prf: ms(10_800) }],
        [FINAL_A]: [
          { bib: '1', prf: ms(10_700) },
          { bib: '2', prf: ms(10_750) },
        ],
      },
    });
    const { teams }: TeamsAnswer = await read(`/api/challenge/${own}/teams`, teamsAnswer);
    expect(teams.map(({ counts }) => counts)).toMatchObject([{ athletes: 2, entries: 3, results: 4, wins: 1 }]);
  });

  test('win an event of timed finals once, by the mark over all heats', async () => {
    const own = (await server.createChallenge()).oid;
    const heats = ['000100-0-55-f1', '000100-0-55-f2'] as const;
    const runner = (bib: string, v: number) => ({ bib, last: `COUREUR ${bib}`, clubName: 'AC Rennes', prf: ms(v) });
    await server.upload(own, {
      trialsData: heats.map((uid) => anUploadTrial(uid, { status: 40 })),
      resultlists: { [heats[0]]: [runner('1', 11_000)], [heats[1]]: [runner('2', 10_900)] },
    });
    const { teams }: TeamsAnswer = await read(`/api/challenge/${own}/teams`, teamsAnswer);
    expect(teams.map(({ counts }) => counts.wins)).toEqual([1]);
  });

  test('are one club each, by its code or its name in any spelling', async () => {
    const own = (await server.createChallenge()).oid;
    const runner = (bib: string, clubName: string, coid?: string) =>
      ({ bib, last: `COUREUR ${bib}`, clubName, prf: ms(10_000 + Number(bib)), ...(coid && { coid }) }) as const;
    await server.upload(own, {
      trialsData: [anUploadTrial(FINAL)],
      resultlists: {
        [FINAL]: [
          runner('1', 'AC Évreux'),
          runner('2', 'A.C. EVREUX', '027001'),
          runner('3', 'AC Evreux', '027001'),
          runner('4', 'AC Évreux', '027999'),
        ],
      },
    });
    const { teams }: TeamsAnswer = await read(`/api/challenge/${own}/teams`, teamsAnswer);
    expect(teams.map(({ oid, title, counts }) => [oid, title, counts.athletes])).toEqual([
      ['ACÉvreux', 'AC Évreux', 3],
      ['027999', 'AC Évreux', 1],
    ]);
    const { oid, members }: TeamAnswer = await read(`/api/challenge/${own}/team/027001`, teamAnswer);
    expect([oid, members.length]).toEqual(['ACÉvreux', 3]);
  });

  test('that are not there are not found', async () => {
    const { status, body } = await server.get<ErrorEnvelope>(`/api/challenge/${chOID}/team/none`);
    expect([status, body.errors[0]?.id]).toEqual([404, 'not found']);
  });

  test('of a hidden competition are its organisation’s to see, and nobody else’s', async () => {
    const hidden = (await server.createChallenge({ visible: false })).oid;
    await server.upload(hidden, aFinal());
    expect((await server.get(`/api/challenge/${hidden}/teams`)).status).toBe(404);
    const { body } = await server.call<TeamsAnswer>('GET', `/api/lesecretariat/teams/${hidden}`);
    expect(body.teams.map(({ title }) => title).toSorted()).toEqual(['AC Rennes', 'EA Brest', 'US Vannes']);
    const [first] = body.teams;
    const one = await server.call<TeamAnswer>('GET', `/api/lesecretariat/teams/${hidden}/${first?.oid}`);
    expect(one.body.members).toHaveLength(1);
  });
});
