import { startCluster } from './cluster.ts';
import { makeTemplate } from './test-database.ts';

declare global {
  var testCluster: Awaited<ReturnType<typeof startCluster>> | undefined;
}

/** `TEST_DATABASE=postgres`: one PostgreSQL server for the whole run, a database for each server that a test starts. */
export default async function setUp(): Promise<void> {
  if (process.env.TEST_DATABASE !== 'postgres') return;
  globalThis.testCluster = await startCluster();
  process.env.TEST_DATABASE_URL = globalThis.testCluster.urlOf('postgres');
  await makeTemplate();
}
