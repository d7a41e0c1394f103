import { parseArgs } from 'node:util';
import { eraseMessagesFrom, listMessagesFrom } from '../src/services/mail/visitor-messages.ts';
import { openStore } from '../src/store/open-store.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { asToolError, placeOf } from './database.ts';

const USAGE = `Remet ou efface ce que quelqu’un a écrit par la fenêtre de contact, quand cette personne le demande.

  npm run messages -- give ADRESSE    écrit ses messages, en JSON
  npm run messages -- erase ADRESSE   les efface de la base, ceux qui attendent d’être envoyés aussi

Ce qui est déjà parti par e-mail, et les sauvegardes, ne sont pas touchés. La base est celle du serveur : DATA_DIR (serveur
arrêté), ou DATABASE_URL.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [act, address] = positionals;
  if (values.help || act === undefined || address === undefined) return console.log(USAGE);
  if (act !== 'give' && act !== 'erase') throw new ToolError(`${act} : give ou erase est attendu.`);
  const store = await openStore(placeOf(process.env));
  try {
    if (act === 'give') {
      const messages = await listMessagesFrom(store.db, address);
      return console.log(JSON.stringify({ sender: address, messages }, undefined, 2));
    }
    const erased = await store.transaction((tx) => eraseMessagesFrom(tx, address));
    console.log(`✓ ${address} : ${erased} message${erased > 1 ? 's effacés' : ' effacé'}.`);
  } finally {
    await store.close();
  }
}

main().catch((error) => fail(asToolError(error)));
