import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localize } from '../src/base/localize.ts';
import { type ErasedAgain, eraseAgain } from '../src/services/people/erase-again.ts';
import { restorePostgres } from '../src/store/postgres/backup-postgres.ts';
import { rehearseRestore } from '../src/store/rehearse-restore.ts';
import { restoreSqlite } from '../src/store/sqlite/restore-sqlite.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { formatMegabytes, readStorePlace, toToolError } from './database.ts';

const USAGE = localize(
  `Remet une sauvegarde à la place de la base, le serveur étant arrêté.

  npm run restore -- FICHIER [--without-erasures] [--drop-unknown]
  npm run restore -- --rehearse [DOSSIER]

La sauvegarde est vérifiée d’abord. La base présente est gardée à côté (SQLite). Les personnes qui en ont été effacées le sont de
nouveau de ce qui est remis ; --without-erasures remet aussi quand la base présente ne peut plus dire qui. Avec PostgreSQL, une base
qu’une version plus récente a mise à jour n’est remplacée avec ce que celle-ci ne connaît pas que par --drop-unknown. Chacun se reconnecte
ensuite ; ce qui a été masqué ou révoqué depuis la sauvegarde est à masquer ou à révoquer de nouveau.

--rehearse ne touche à rien du serveur, qui reste en marche : la dernière sauvegarde de DOSSIER (DATA_DIR/backups) est remise à part,
vérifiée en entier, puis enlevée ; avec PostgreSQL, dans la base d’essai de REHEARSAL_DATABASE_URL.`,
  `Puts a backup in the place of the database, the server being stopped.

  npm run restore -- FILE [--without-erasures] [--drop-unknown]
  npm run restore -- --rehearse [FOLDER]

The backup is checked first. The present database is kept beside it (SQLite). Who was erased from it is erased again from what
is restored; --without-erasures restores also where the present database can no longer say who. With PostgreSQL, a database that
a newer version has updated is replaced with what this one does not know in it only by --drop-unknown. Everybody signs in again
afterwards; what was hidden or revoked since the backup is to be hidden or revoked again.

--rehearse touches nothing of the server, which goes on: the newest backup of FOLDER (DATA_DIR/backups) is restored aside, checked
as a whole and removed; with PostgreSQL, in the trial database of REHEARSAL_DATABASE_URL.`,
);

function describeErased(erased: ErasedAgain | undefined): string {
  if (erased === undefined)
    return localize(
      '! Aucune base d’avant n’a dit qui en avait été effacé : effacez de nouveau les personnes qui l’ont été depuis la sauvegarde (« Organisations »).',
      '! No earlier database said who was erased from it: erase again whoever was erased since the backup (“Organisations”).',
    );
  const { hadErasures, texts, competitions } = erased;
  if (!hadErasures)
    return localize('  Personne n’a été effacé depuis cette sauvegarde.', '  Nobody was erased since this backup.');
  return localize(
    `  Effacements faits depuis la sauvegarde, repris : ${texts} textes, de ${competitions} compétitions.`,
    `  Erasures since the backup, done again: ${texts} texts, of ${competitions} competitions.`,
  );
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      'without-erasures': { type: 'boolean', default: false },
      'drop-unknown': { type: 'boolean', default: false },
      rehearse: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [givenPath] = positionals;
  if (values.help) return console.log(USAGE);
  const location = readStorePlace(process.env);
  const { dataDir, databaseUrl } = location;
  if (values.rehearse) {
    const folder = resolve(givenPath ?? join(dataDir, 'backups'));
    const backup = await rehearseRestore(location, folder, process.env.REHEARSAL_DATABASE_URL);
    return console.log(localize(`✓ ${backup} se remet.`, `✓ ${backup} can be restored.`));
  }
  if (givenPath === undefined) throw new ToolError(USAGE);
  const path = resolve(givenPath);
  const options = {
    now: new Date(),
    ignoresErasures: values['without-erasures'],
    dropsUnknown: values['drop-unknown'],
    eraseAgain,
  };
  if (databaseUrl !== undefined) {
    const { erased } = await restorePostgres(databaseUrl, path, options);
    console.log(localize(`✓ ${path} est remise en place.`, `✓ ${path} is back in place.`));
    console.log(describeErased(erased));
    return;
  }
  const { bytes, aside, erased } = await restoreSqlite(dataDir, path, options);
  console.log(
    localize(
      `✓ ${path} est remise en place (${formatMegabytes(bytes)}).`,
      `✓ ${path} is back in place (${formatMegabytes(bytes)}).`,
    ),
  );
  console.log(describeErased(erased));
  if (aside !== undefined)
    console.log(localize(`  La base d’avant est gardée : ${aside}`, `  The database of before is kept: ${aside}`));
}

main().catch((error) => fail(toToolError(error)));
