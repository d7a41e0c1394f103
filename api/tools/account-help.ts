import { parseArgs } from 'node:util';
import { localize } from '../src/base/localize.ts';
import { makeAccountLink } from '../src/services/accounts/account-links.ts';
import { formatLinkPath } from '../src/services/accounts/link-address.ts';
import { findAccount, verifyAccount } from '../src/store/accounts/organisers.ts';
import { turnOffSecondFactor } from '../src/store/accounts/second-factors.ts';
import { openStore } from '../src/store/open-store.ts';
import { fail } from './account.ts';
import { ToolError } from './client.ts';
import { readStorePlace, toToolError } from './database.ts';

const USAGE = localize(
  `Aide quelqu’un à retrouver son compte, sur la parole de qui tient le serveur.

  npm run account -- verify ADRESSE          compte l’adresse comme confirmée
  npm run account -- reset ADRESSE           donne un lien, valable une heure, vers un nouveau mot de passe
  npm run account -- second-factor ADRESSE   retire un second facteur perdu

La base est celle du serveur : DATA_DIR (serveur arrêté), ou DATABASE_URL.`,
  `Helps somebody back into their account, on the word of whoever runs the server.

  npm run account -- verify ADDRESS          counts the address as confirmed
  npm run account -- reset ADDRESS           gives a link, good for one hour, to a new password
  npm run account -- second-factor ADDRESS   removes a second factor that was lost

The database is the server's: DATA_DIR (server stopped), or DATABASE_URL.`,
);

const HOUR_MS = 3_600_000;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  const [action, email] = positionals;
  if (values.help || action === undefined || email === undefined) return console.log(USAGE);
  const store = await openStore(readStorePlace(process.env));
  try {
    const account = await findAccount(store.db, email);
    if (account === undefined)
      throw new ToolError(
        localize(`${email} : aucun compte n’a cette adresse.`, `${email}: no account has this address.`),
      );
    const { oid: organiser } = account;
    const now = new Date();
    switch (action) {
      case 'verify':
        await verifyAccount(store.db, organiser, account.email, now);
        return console.log(localize(`✓ ${account.email} est confirmée.`, `✓ ${account.email} is confirmed.`));
      case 'second-factor':
        await turnOffSecondFactor(store.db, organiser);
        return console.log(
          localize(
            `✓ ${account.email} n’a plus de second facteur.`,
            `✓ ${account.email} has no second factor any more.`,
          ),
        );
      case 'reset': {
        const expires = new Date(now.getTime() + HOUR_MS).toISOString();
        const key = await makeAccountLink(store.db, { organiser, kind: 'reset', email: account.email, expires });
        const origin = process.env.PUBLIC_URL?.replace(/\/$/, '') ?? '';
        return console.log(
          localize(
            `À donner en main propre, valable une heure : ${origin}${formatLinkPath('reset', key)}`,
            `To hand over in person, good for one hour: ${origin}${formatLinkPath('reset', key)}`,
          ),
        );
      }
      default:
        throw new ToolError(
          localize(
            `${action} : verify, reset ou second-factor est attendu.`,
            `${action}: verify, reset or second-factor is expected.`,
          ),
        );
    }
  } finally {
    await store.close();
  }
}

main().catch((error) => fail(toToolError(error)));
