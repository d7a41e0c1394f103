import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  calls,
  makeUrl,
  type ResultsAnswer,
  type RoundsAnswer,
  type StartsAnswer,
  type Trial,
} from 'shared-domain/contract';
import { makeCompetition } from '../tools/volume/competition.ts';
import { writeCompetition } from '../tools/volume/fill-database.ts';
import { makeLists } from '../tools/volume/lists.ts';
import { type RunningServer, startServer } from './running-server.ts';

const TODAY = new Date('2026-06-13T12:00:00Z');

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => TODAY });
});
afterAll(() => server.close());

/** A trial as both ways of writing it must leave it: without what is each one's own. */
const plain = ({ oid, gOID, chOID, updated, revision, ...trial }: Trial) => trial;

async function readAll(chOID: string) {
  const { body } = await server.get<RoundsAnswer>(makeUrl(calls.rounds, { chOID }));
  const trials = body.rounds.flatMap(({ heats }) => heats);
  const lists = [];
  for (const trial of trials) {
    const { results } = (await server.get<ResultsAnswer>(makeUrl(calls.results, {}, { trialOID: trial.oid }))).body;
    const { starts } = (await server.get<StartsAnswer>(makeUrl(calls.starts, {}, { trialOID: trial.oid }))).body;
    const rows = [...results, ...starts].map((list) => list.rows);
    lists.push({ trial: plain(trial), rows });
  }
  return lists;
}

describe('A competition of the large database', () => {
  test.each(['road', 'outdoor', 'cross', 'coming'])(
    '%s: is what an upload of the same lists leaves',
    async (wanted) => {
      const numbers = Array.from({ length: 200 }, (_, number) => number);
      const number = numbers.find((one) => {
        const { kind, isOver } = makeCompetition(one, TODAY);
        return wanted === 'coming' ? !isOver : kind === wanted && isOver;
      });
      if (number === undefined) throw new Error(`no ${wanted}`);
      const competition = makeCompetition(number, TODAY);
      const made = await server.ctx.store.transaction((tx) => writeCompetition(tx, number, server.org, TODAY));
      server.ctx.revisions.recordChange(made, 2, true);
      const { body } = competition;
      const sent = (await server.createChallenge({ ...body, org: { oid: server.org } })).oid;
      expect(await server.upload(sent, makeLists(makeCompetition(number, TODAY)))).toMatchObject({ status: 200 });
      const [left, right] = [await readAll(made), await readAll(sent)];
      expect(left.flatMap(({ rows }) => rows.flat()).length).toBeGreaterThan(20);
      expect(left).toEqual(right);
    },
  );
});
