import { parseArgs } from 'node:util';
import { makeAccountLink } from '../src/services/accounts/account-links.ts';
import { linkPath } from '../src/services/accounts/link-address.ts';
import { findAccount, verifyAccount } from '../src/store/accounts/organisers.ts';
import { turnOffSecondFactor } from '../src/store/accounts/second-factors.ts';
import { openStore } from '../src/store/open-store.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { asToolError, placeOf } from './database.ts';

const USAGE = `Aide quelqu’un à retrouver son compte, sur la parole de qui tient le serveur.

  npm run account -- verify ADRESSE          compte l’adresse comme confirmée
  npm run account -- reset ADRESSE           donne un lien, valable une heure, vers un nouveau mot de passe
  npm run account -- second-factor ADRESSE   retire un second facteur perdu

La base est celle du serveur : DATA_DIR (serveur arrêté), ou DATABASE_URL.`;

const HOUR = 3_600_000;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [act, email] = positionals;
  if (values.help || act === undefined || email === undefined) return console.log(USAGE);
  const store = await openStore(placeOf(process.env));
  try {
    const account = await findAccount(store.db, email);
    if (account === undefined) throw new ToolError(`${email} : aucun compte n’a cette adresse.`);
    const { oid: organiser } = account;
    const now = new Date();
    switch (act) {
      case 'verify':
        await verifyAccount(store.db, organiser, account.email, now);
        return console.log(`✓ ${account.email} est confirmée.`);
      case 'second-factor':
        await turnOffSecondFactor(store.db, organiser);
        return console.log(`✓ ${account.email} n’a plus de second facteur.`);
      case 'reset': {
        const expires = new Date(now.getTime() + HOUR).toISOString();
        const key = await makeAccountLink(store.db, { organiser, kind: 'reset', email: account.email, expires });
        const origin = process.env.PUBLIC_URL?.replace(/\/$/, '') ?? '';
        return console.log(`À donner en main propre, valable une heure : ${origin}${linkPath('reset', key)}`);
      }
      default:
        throw new ToolError(`${act} : verify, reset ou second-factor est attendu.`);
    }
  } finally {
    await store.close();
  }
}

main().catch((error) => fail(asToolError(error)));
