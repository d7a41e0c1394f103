import { localize } from '../../src/base/localize.ts';
import { isKnownMigration, LATEST_MIGRATION } from '../../src/store/migrate.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Whether the tables of an undamaged database are those of this version. */
export function checkTables(database: string, applied: readonly string[]): Finding {
  const newer = applied.find((name) => !isKnownMigration(name));
  if (newer !== undefined)
    return broken(
      'Base',
      localize(
        `${database} vient d’une version plus récente (${newer})`,
        `${database} comes from a newer version (${newer})`,
      ),
      localize(
        'Remettez cette version, ou une sauvegarde faite avant elle.',
        'Put that version back, or a backup made before it.',
      ),
    );
  if (applied.includes(LATEST_MIGRATION))
    return ok(
      'Base',
      localize(`${database} est saine, ses tables sont à jour`, `${database} is sound, its tables are up to date`),
    );
  return warning(
    'Base',
    localize(
      `${database} est saine, ses tables sont d’une version plus ancienne`,
      `${database} is sound, its tables are of an older version`,
    ),
    localize(
      'Le prochain démarrage les met à jour ; sauvegardez avant (npm run backup).',
      'The next start updates them; back up before (npm run backup).',
    ),
  );
}
