import { parseArgs } from 'node:util';
import { localize } from '../src/base/localize.ts';
import { eraseMessagesFrom, listMessagesFrom } from '../src/services/mail/visitor-messages.ts';
import { openStore } from '../src/store/open-store.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { readStorePlace, toToolError } from './database.ts';

const USAGE = localize(
  `Remet ou efface ce que quelqu’un a écrit par la fenêtre de contact, quand cette personne le demande.

  npm run messages -- give ADRESSE    écrit ses messages, en JSON
  npm run messages -- erase ADRESSE   les efface de la base, ceux qui attendent d’être envoyés aussi

Ce qui est déjà parti par e-mail, et les sauvegardes, ne sont pas touchés. La base est celle du serveur : DATA_DIR (serveur
arrêté), ou DATABASE_URL.`,
  `Gives or erases what somebody wrote in the contact window, when that person asks for it.

  npm run messages -- give ADDRESS    writes their messages, as JSON
  npm run messages -- erase ADDRESS   erases them from the database, those that wait to be sent too

What has left by e-mail, and backups, are not touched. The database is the server's: DATA_DIR (server stopped), or
DATABASE_URL.`,
);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [action, address] = positionals;
  if (values.help || action === undefined || address === undefined) return console.log(USAGE);
  if (action !== 'give' && action !== 'erase')
    throw new ToolError(localize(`${action} : give ou erase est attendu.`, `${action}: give or erase is expected.`));
  const store = await openStore(readStorePlace(process.env));
  try {
    if (action === 'give') {
      const messages = await listMessagesFrom(store.db, address);
      return console.log(JSON.stringify({ sender: address, messages }, undefined, 2));
    }
    const erased = await store.transaction((tx) => eraseMessagesFrom(tx, address));
    console.log(
      localize(
        `✓ ${address} : ${erased} message${erased > 1 ? 's effacés' : ' effacé'}.`,
        `✓ ${address}: ${erased} message${erased === 1 ? '' : 's'} erased.`,
      ),
    );
  } finally {
    await store.close();
  }
}

main().catch((error) => fail(toToolError(error)));
