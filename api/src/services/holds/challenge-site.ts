import type { ChallengeSite } from 'shared-domain/contract';
import { conflict } from '../../base/refusal.ts';
import type { Db } from '../../store/db.ts';
import { findSiteHold } from '../../store/sites/holds.ts';

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
 * While a stadium holds a challenge it is changed there alone, and nowhere but on the public server once it was given back.
 * @param site the stadium's server that changes it, by its own name
 * @throws Refusal `conflict` naming who holds it, or saying to a stadium that it no longer does
 */
export async function refuseElsewhereHeld(db: Db, challenge: SitedChallenge, site: string | undefined): Promise<void> {
  const state = readChallengeSite(challenge);
  if (site !== undefined) {
    const hold = await findSiteHold(db, challenge.oid);
    if (hold?.site === site && hold.state === 'returned')
      throw conflict('handed back', `the challenge was given back to the public server at ${hold.ended ?? ''}`);
    if (hold?.site !== site || hold.state !== 'held') throw createTakenRefusal(hold?.ended ?? null);
    return;
  }
  if (state?.role === 'copy')
    throw conflict('on site', `${state.holder} holds the challenge since ${state.since}; it is changed there`);
  if (state?.role === 'returned')
    throw conflict('handed back', `the challenge was given back to the public server at ${state.since}`);
}
