import { hostname, networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../src/base/config.ts';
import { listLocalCaFiles } from '../src/base/local-ca-files.ts';
import { localize } from '../src/base/localize.ts';
import { listSiteOrigins } from '../src/base/site-origins.ts';
import { fail } from './account.ts';
import { makeLocalCertificate } from './local-ca/make-certificate.ts';
import { formatStartLines } from './local-ca/start-lines.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const USAGE = localize(
  `Fait une autorité de certification pour les tablettes du club, et le certificat de ce serveur.

  npm run local-ca                       pour les adresses de cette machine dans ses réseaux
  npm run local-ca -- stade.club.lan     pour ce nom aussi (ou cette adresse)
  npm run local-ca -- --new              avec une autorité nouvelle : les tablettes installent la nouvelle

Les fichiers vont dans DATA_DIR/ca. Relancez la commande quand une adresse a changé : l’autorité reste la même.`,
  `Makes a certificate authority for the club’s tablets, and this server’s certificate.

  npm run local-ca                       for this machine’s addresses in its networks
  npm run local-ca -- stade.club.lan     for this name too (or this address)
  npm run local-ca -- --new              with a new authority: tablets install the new one

The files go to DATA_DIR/ca. Run it again when an address has changed: the authority stays the same.`,
);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false }, new: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(USAGE);
  const files = listLocalCaFiles(resolve(ROOT, process.env.DATA_DIR || 'data'));
  const settings = { host: '0.0.0.0', port: 80 };
  const addresses = listSiteOrigins(settings, networkInterfaces()).map(({ origin }) => new URL(origin).hostname);
  const names = [
    ...new Set(['localhost', `${hostname().split('.')[0]}.local`, '127.0.0.1', ...addresses, ...positionals]),
  ];
  const { isNewAuthority, validTo } = await makeLocalCertificate(files, names, { isNew: values.new, now: new Date() });
  const day = validTo.toISOString().slice(0, 10);
  console.log(
    localize(
      `✓ Certificat pour ${names.join(', ')}, jusqu’au ${day}.`,
      `✓ Certificate for ${names.join(', ')}, until ${day}.`,
    ),
  );
  if (isNewAuthority)
    console.log(
      localize(
        '  L’autorité est nouvelle : chaque tablette l’installe une fois, par la page /ca du serveur.',
        '  The authority is new: each tablet installs it once, from the server’s page /ca.',
      ),
    );
  console.log(
    localize(
      '\nDémarrez le serveur par cette ligne, ou, avec la copie publique, par la seconde :',
      '\nStart the server with this line, or, with the public copy, with the second:',
    ),
  );
  for (const line of formatStartLines(files, process.platform)) console.log(`\n${line}`);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) fail(error.message);
  throw error;
});
