import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formatRound, type RoundContext } from 'shared-domain';
import type {
  CardsAnswer,
  HomeAnswer,
  ResultsAnswer,
  RoundsAnswer,
  ScratchAnswer,
  Trial,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const FINALS = [1, 2, 3].map((heat) => `000100-0-55-f${heat}`);

let server: RunningServer;
let chOID: string;
let trials: Trial[];
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T16:00:00Z') });
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, {
    trialsData: FINALS.map((uid) => anUploadTrial(uid)),
    resultlists: Object.fromEntries(
      FINALS.map((uid, at) => [uid, [{ bib: `${at}`, last: `ROCHE ${at}`, first: 'A', prf: ms(11_000 + at) }]]),
    ),
  });
  trials = await server.trials(chOID);
});
afterAll(() => server.close());

const label = (trial: RoundContext): string => formatRound(trial, 'fr');
const DIRECT = ['Finale directe 1/3', 'Finale directe 2/3', 'Finale directe 3/3'];

describe('Three timed finals of one event are called so in every answer that names them (P4.4):', () => {
  test('the programme and the organiser’s own', async () => {
    const { body } = await server.get<RoundsAnswer>(`/api/rounds/${chOID}`);
    expect(body.rounds.flatMap(({ heats }) => heats).map(label)).toEqual(DIRECT);
    expect(trials.map(label)).toEqual(DIRECT);
  });

  test('result lists and the overall ranking', async () => {
    const { gOID } = trials[0] as Trial;
    const lists = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&groupOID=${gOID}`);
    expect(lists.body.results.map(label)).toEqual(DIRECT);
    const scratch = await server.get<ScratchAnswer>(`/api/scratch/${gOID}`);
    expect(scratch.body.results.map(label)).toEqual(DIRECT);
  });

  test('the home page', async () => {
    const { body } = await server.get<HomeAnswer>('/api/home');
    expect(body.results.map(label).toSorted()).toEqual(DIRECT);
  });

  test('cards and the calendar', async () => {
    const { body } = await server.get<CardsAnswer>(`/api/igcs/${chOID}`);
    expect(body.cards).toMatchObject([{ round: 'f', heats: 3, rounds: 1 }]);
    const calendar = await (await fetch(`${server.url}/api/challenge/${chOID}/calendar`)).text();
    expect(calendar.replace(/\r\n /g, '')).toContain('Finale directe 2/3');
  });
});

test('Tables of results say so too', async () => {
  const { gOID } = trials[0] as Trial;
  const listed = await fetch(`${server.url}/api/results-csv?chOID=${chOID}&groupOID=${gOID}`);
  expect(await listed.text()).toContain('Finale directe 2/3');
});

test('Once heats come before them they are final A, B and C', async () => {
  await server.upload(chOID, { trialsData: [anUploadTrial('000100-0-55-h1', { status: 20 })] });
  const finals = (await server.trials(chOID)).filter(({ round }) => round === 'f');
  expect(finals.map(label)).toEqual(['Finale A', 'Finale B', 'Finale C']);
});
