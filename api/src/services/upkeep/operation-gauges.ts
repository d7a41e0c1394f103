import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { healthFault } from 'shared-domain/contract/schemas';
import type { Health } from './thread-health.ts';

/** When the newest backup of a folder was made, seconds since 1970; 0 where there is none. */
async function readLastBackupTime(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const backups = names.filter((name) => /\.(sqlite|dump)$/.test(name));
  const times = await Promise.all(backups.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return Math.max(0, ...times) / 1000;
}

/** The gauges that alerts depend on, in Prometheus' text format: `/api/health`, and the time of the last backup. */
export async function readOperationGauges(readHealth: () => Promise<Health>, dataDir: string): Promise<string> {
  const faultIds = await readHealth().then(
    ({ faults }) => faults.map(({ id }) => id),
    () => undefined,
  );
  const faults = healthFault.shape.id.options.map(
    (id) => `foulee_fault{id="${id}"} ${faultIds?.includes(id) === true ? 1 : 0}`,
  );
  return `# HELP foulee_healthy Whether /api/health is 200
# TYPE foulee_healthy gauge
foulee_healthy ${faultIds === undefined ? 0 : 1}
# HELP foulee_fault What /api/health says is wrong
# TYPE foulee_fault gauge
${faults.join('\n')}
# HELP foulee_last_backup_seconds Unix time (s) of the newest backup of DATA_DIR/backups; 0: none
# TYPE foulee_last_backup_seconds gauge
foulee_last_backup_seconds ${await readLastBackupTime(join(dataDir, 'backups'))}
`;
}
