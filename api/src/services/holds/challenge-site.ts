import type { ChallengeSite } from 'shared-domain/contract';
import { conflict } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { findSiteHold } from '../../store/sites/holds.ts';
import { findSiteLink, isActiveLink } from '../../store/sites/links.ts';

/** A challenge with what is stored of its stadium. */
interface SitedChallenge {
  readonly oid: string;
  readonly site?: string | null | undefined;
}

/** Whether a challenge is a stadium's, or a copy that follows one; undefined for one that lives here alone. */
export const readChallengeSite = ({ site }: Pick<SitedChallenge, 'site'>): ChallengeSite | undefined =>
  site === null || site === undefined ? undefined : (JSON.parse(site) as ChallengeSite);

const createTakenRefusal = (ended: string | null) =>
  conflict('taken back', `the public server took the challenge back${ended === null ? '' : ` at ${ended}`}`);

/**
 * Where a change of a challenge is made. `holder`: where it is held, in the stadium while one holds it. `home`: at the public server,
 * from which it comes down to the stadium. `both`: at both at once. `kept`: what is done to data that is kept here and goes nowhere,
 * in a laptop that gave the challenge back too. `own`: what this server says of itself.
 */
export type ChangePlace = 'holder' | 'home' | 'both' | 'kept' | 'own';

const createReturnedRefusal = (since: string) =>
  conflict('handed back', `the challenge was given back to the public server at ${since}`);

/**
 * Refuses a change where it is not made.
 * @throws Refusal `conflict` naming who holds the challenge, or that it was given back, or that this is decided at the public server
 */
export async function refuseElsewhere(db: Db, challenge: SitedChallenge, place: ChangePlace): Promise<void> {
  const state = readChallengeSite(challenge);
  if (state === undefined || place === 'own') return;
  if (state.role === 'copy' && (place === 'holder' || place === 'kept'))
    throw conflict('on site', `${state.holder} holds the challenge since ${state.since}; it is changed there`);
  if (state.role === 'returned' && place !== 'kept') throw createReturnedRefusal(state.since);
  if (state.role === 'stadium' && place === 'home' && isActiveLink(await findSiteLink(db, challenge.oid)))
    throw conflict('at home', 'the public server decides this of a challenge that follows to it');
}

/**
 * Refuses what the server of a stadium sends that no longer holds the challenge.
 * @param site the name of its hold
 * @throws Refusal `conflict`, `handed back` where it gave the challenge back itself, else `taken back`
 */
export async function refuseFormerHolder(db: Db, { oid }: SitedChallenge, site: string): Promise<void> {
  const hold = await findSiteHold(db, oid);
  if (hold?.site === site && hold.state === 'returned') throw createReturnedRefusal(hold.ended ?? '');
  if (hold?.site !== site || hold.state !== 'held') throw createTakenRefusal(hold?.ended ?? null);
}
