import { rmSync } from 'node:fs';

export default async function tearDown(): Promise<void> {
  await globalThis.testCluster?.stop();
  const { TEST_DATA_TEMPLATE: template } = process.env;
  if (template !== undefined) rmSync(template, { recursive: true, force: true });
}
