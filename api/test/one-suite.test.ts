import { expect, test } from '@jest/globals';
import { startServer } from './running-server.ts';

test('The suite runs on the database that the run asks for', async () => {
  const server = await startServer();
  expect(server.ctx.store.engine).toBe(process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite');
  await server.close();
});
