import { localize } from '../../src/base/localize.ts';

/** The result of a check; `broken` makes the command fail. */
export type Verdict = 'ok' | 'warning' | 'broken';

/** What each check is called in English. Its French name is the id that programs read (`--json`), in any language. */
const ENGLISH: Readonly<Record<string, string>> = {
  Réglages: 'Settings',
  Disque: 'Disk',
  Droits: 'Rights',
  Sauvegardes: 'Backups',
  Horloge: 'Clock',
  'Fichiers ouverts': 'Open files',
  Courrier: 'Mail',
  Base: 'Database',
  Verrous: 'Locks',
  Serveur: 'Server',
  Mandataire: 'Proxy',
  Certificat: 'Certificate',
  'Adresse publique': 'Public address',
  'Journal de la base': 'Database log',
};

/** The name of a check in the operator's language. */
export const formatTitle = (check: string): string => localize(check, ENGLISH[check] ?? check);

/** What a check found; `remedy` says what to do where something is wrong. */
export interface Finding {
  readonly check: string;
  readonly verdict: Verdict;
  readonly text: string;
  readonly remedy?: string;
}

export const ok = (check: string, text: string): Finding => ({ check, verdict: 'ok', text });
export const warning = (check: string, text: string, remedy: string): Finding => ({
  check,
  verdict: 'warning',
  text,
  remedy,
});
export const broken = (check: string, text: string, remedy: string): Finding => ({
  check,
  verdict: 'broken',
  text,
  remedy,
});
