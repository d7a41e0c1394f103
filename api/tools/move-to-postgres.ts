import { parseArgs } from 'node:util';
import { localize, readLanguage } from '../src/base/localize.ts';
import { moveToPostgres } from '../src/store/move/move-to-postgres.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { formatThousands, readStorePlace, toToolError } from './database.ts';

const USAGE = localize(
  `Copie la base embarquée (DATA_DIR) dans une base PostgreSQL vide (DATABASE_URL), le serveur étant arrêté.

  DATABASE_URL=postgres://utilisateur:motdepasse@machine/foulee npm run move-to-postgres

Les lignes de chaque table sont comptées des deux côtés ; une différence annule tout. La base embarquée reste où elle est.`,
  `Copies the embedded database (DATA_DIR) into an empty PostgreSQL database (DATABASE_URL), the server being stopped.

  DATABASE_URL=postgres://user:password@machine/foulee npm run move-to-postgres

The rows of each table are counted on both sides; a difference undoes everything. The embedded database stays where it is.`,
);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
  if (values.help) return console.log(USAGE);
  const { dataDir, databaseUrl } = readStorePlace(process.env);
  if (databaseUrl === undefined) throw new ToolError(USAGE);
  const startTime = performance.now();
  const tables = await moveToPostgres(dataDir, databaseUrl);
  for (const { table, rows, cleaned } of tables) {
    const note =
      cleaned === 0
        ? ''
        : localize(
            `   ${formatThousands(cleaned)} sans le caractère NUL, que PostgreSQL ne prend pas`,
            `   ${formatThousands(cleaned)} without the NUL character, which PostgreSQL does not take`,
          );
    console.log(`  ${table.padEnd(24)} ${formatThousands(rows).padStart(10)}${note}`);
  }
  const seconds = ((performance.now() - startTime) / 1000).toLocaleString(readLanguage(), { maximumFractionDigits: 1 });
  const totalRows = tables.reduce((sum, { rows }) => sum + rows, 0);
  console.log(
    localize(
      `✓ ${formatThousands(totalRows)} lignes copiées et comptées en ${seconds} s.`,
      `✓ ${formatThousands(totalRows)} rows copied and counted in ${seconds} s.`,
    ),
  );
}

main().catch((error) => fail(toToolError(error)));
