import { parseArgs } from 'node:util';
import { moveToPostgres } from '../src/store/move/move-to-postgres.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { asToolError, placeOf, thousands } from './database.ts';

const USAGE = `Copie la base embarquée (DATA_DIR) dans une base PostgreSQL vide (DATABASE_URL), le serveur étant arrêté.

  DATABASE_URL=postgres://utilisateur:motdepasse@machine/foulee npm run move-to-postgres

Les lignes de chaque table sont comptées des deux côtés ; une différence annule tout. La base embarquée reste où elle est.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } });
  if (values.help) return console.log(USAGE);
  const { dataDir, databaseUrl } = placeOf(process.env);
  if (databaseUrl === undefined) throw new ToolError(USAGE);
  const began = performance.now();
  const moved = await moveToPostgres(dataDir, databaseUrl);
  for (const { table, rows, cleaned } of moved) {
    const note = cleaned === 0 ? '' : `   ${thousands(cleaned)} sans le caractère NUL, que PostgreSQL ne prend pas`;
    console.log(`  ${table.padEnd(24)} ${thousands(rows).padStart(10)}${note}`);
  }
  const seconds = ((performance.now() - began) / 1000).toLocaleString('fr', { maximumFractionDigits: 1 });
  const all = moved.reduce((sum, { rows }) => sum + rows, 0);
  console.log(`✓ ${thousands(all)} lignes copiées et comptées en ${seconds} s.`);
}

main().catch((error) => fail(asToolError(error)));
