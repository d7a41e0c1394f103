import { isKnownMigration, LATEST_MIGRATION } from '../../src/store/migrate.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Whether the tables of a sound database are this version's. */
export function checkTables(database: string, applied: readonly string[]): Finding {
  const newer = applied.find((name) => !isKnownMigration(name));
  if (newer !== undefined)
    return broken(
      'Base',
      `${database} vient d’une version plus récente (${newer})`,
      'Remettez cette version, ou une sauvegarde faite avant elle.',
    );
  if (applied.includes(LATEST_MIGRATION)) return ok('Base', `${database} est saine, ses tables sont à jour`);
  return warning(
    'Base',
    `${database} est saine, ses tables sont d’une version plus ancienne`,
    'Le prochain démarrage les met à jour ; sauvegardez avant (npm run backup).',
  );
}
