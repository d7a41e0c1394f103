import { readFileSync } from 'node:fs';
import { type Content, prepareContent } from './content.ts';
import { buildPlainPage } from './plain-page.ts';

/** The page of steps, and the certificate itself. */
export const CA_PAGE_PATH = '/ca';
export const CA_FILE_PATH = '/ca.crt';

const DOWNLOAD = `<p><a href="${CA_FILE_PATH}">foulee-ca.crt</a></p>`;

const PAGE = buildPlainPage(
  'Faire confiance à ce serveur',
  `<p>Ce serveur a un certificat qu’il a fait lui-même. Une tablette du club qui l’installe garde les consoles sans réseau. N’installez que celui de votre club, et retirez-le après la saison.</p>
${DOWNLOAD}
<h2>Android</h2>
<ol><li>Téléchargez le certificat ci-dessus.</li>
<li>Réglages → Sécurité → Chiffrement et identifiants → Installer un certificat → Certificat CA.</li>
<li>Choisissez foulee-ca.crt, puis rouvrez la page dans Chrome. Firefox ne le prend pas par défaut.</li></ol>
<h2>iPhone et iPad</h2>
<ol><li>Téléchargez le certificat dans Safari et autorisez le profil.</li>
<li>Réglages → Général → VPN et gestion de l’appareil → installez « Foulée ».</li>
<li>Réglages → Général → Informations → Réglages des certificats → activez la confiance complète.</li></ol>
<div lang="en"><h2>In English</h2>
<p>This server made its own certificate. A tablet that installs it keeps the consoles without network. Install only that of your club, and remove it after the season.</p>
<ol><li>Android: Settings → Security → Encryption and credentials → Install a certificate → CA certificate; then use Chrome.</li>
<li>iPhone, iPad: open the file in Safari, install the profile, then Settings → General → About → Certificate Trust Settings → full trust.</li></ol></div>`,
);

/** What stands at an address of the own authority; undefined for other addresses, or without such an authority. */
export function readCaContent(path: string, caFile: string | undefined): Content | undefined {
  if (caFile === undefined) return undefined;
  if (path === CA_PAGE_PATH) return PAGE;
  return path === CA_FILE_PATH ? prepareContent('application/x-x509-ca-cert', readFileSync(caFile)) : undefined;
}
