import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CompiledQuery, type KyselyPlugin, RawNode, sql } from 'kysely';
import { findIds } from '../src/store/search/find-in-index.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ organiser: false });
});
afterAll(() => server.close());

const isPostgres = process.env.TEST_DATABASE === 'postgres';

test.each(['search_athlete', 'search_club', 'search_event', 'search_challenge'] as const)(
  '4. A search of %s goes by the index of words, and goes through no table',
  async (table) => {
    const plans: string[] = [];
    const explain: KyselyPlugin = {
      transformQuery({ node }) {
        if (!RawNode.is(node)) return node;
        const [first = '', ...rest] = node.sqlFragments;
        return { ...node, sqlFragments: [`explain ${isPostgres ? '' : 'query plan '}${first}`, ...rest] };
      },
      async transformResult({ result }) {
        plans.push(result.rows.map((row) => String(row['QUERY PLAN'] ?? row.detail)).join('\n'));
        return result;
      },
    };
    await server.ctx.store.db.connection().execute(async (db) => {
      // A table of a few rows is read whole unless that is forbidden.
      if (isPostgres) await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
      const words = [{ text: 'martin', isWhole: false }];
      await findIds(db.withPlugin(explain), table, { words, limit: 10 });
      if (isPostgres) await sql`reset enable_seqscan`.execute(db);
    });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(
      new RegExp(isPostgres ? `Index Scan.* on ${table}_words` : `SCAN ${table}_words VIRTUAL TABLE INDEX`),
    );
    expect(plans[0]).not.toMatch(/Seq Scan/);
  },
);
