import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster.ts';
import { makeFolderTemplate, makePostgresTemplate } from './test-database.ts';

declare global {
  var testCluster: Awaited<ReturnType<typeof startCluster>> | undefined;
}

const BUILD = join(__dirname, '..', '..', '..', 'scripts', 'build.mjs');

/** `TEST_DATABASE=postgres`: one PostgreSQL server for the whole run, a database for each server that a test starts. */
export default async function setUp(): Promise<void> {
  // Tests that start a server start it as `npm start` does.
  execFileSync(process.execPath, [BUILD, 'api']);
  if (process.env.TEST_DATABASE === 'postgres') {
    globalThis.testCluster = await startCluster();
    process.env.TEST_DATABASE_URL = globalThis.testCluster.buildUrl('postgres');
    await makePostgresTemplate();
  } else {
    process.env.TEST_DATA_TEMPLATE = mkdtempSync(join(tmpdir(), 'foulee-template-'));
    await makeFolderTemplate(process.env.TEST_DATA_TEMPLATE);
  }
}
