import { makeTeamId } from '../identity/team-id.ts';
import { foldText } from '../text/fold.ts';

/** How entry forms say that an athlete belongs to no club, folded. */
const NO_CLUB = new Set([
  '-',
  '--',
  'n/a',
  'none',
  'no club',
  'unattached',
  'unaffiliated',
  'aucun',
  'sans club',
  'hors club',
  'non licencie',
  'non licenciee',
  'individuel',
  'individuelle',
  'kein verein',
  'ohne verein',
  'vereinslos',
  'sin club',
  'senza societa',
]);

/** A label without a name behind it, as a page shows it: `Team–`. */
const LABEL_ALONE = /^(?:team|club|verein|equipe) ?[-–—:]+$/;
/** Dashes around a word, as `- kein Verein -`. */
const DASHES_AROUND = /^[-–—\s]+|[-–—\s]+$/g;

/**
 * The name of a club as a file writes it; empty where it says that there is none.
 * @example parseClubName('Unattached') // ''
 */
export function parseClubName(text: string): string {
  const name = text.trim();
  const folded = foldText(name);
  if (LABEL_ALONE.test(folded) || NO_CLUB.has(folded) || NO_CLUB.has(folded.replace(DASHES_AROUND, ''))) return '';
  return /[\p{L}\p{N}]/u.test(name) ? name : '';
}

/**
 * What two spellings of one club have in common: letters and digits without case or accents.
 * @example makeClubKey('A.C. Évreux') // 'acevreux'
 */
export function makeClubKey(name: string): string {
  return makeTeamId(foldText(name));
}
