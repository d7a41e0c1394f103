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

/**
 * The name of a club as a file writes it; empty where it says that there is none.
 * @example parseClubName('Unattached') // ''
 */
export function parseClubName(text: string): string {
  const name = text.trim();
  return NO_CLUB.has(foldText(name)) || !/[\p{L}\p{N}]/u.test(name) ? '' : name;
}
