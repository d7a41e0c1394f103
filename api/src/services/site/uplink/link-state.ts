import { isPublished, TRIAL_STATUS } from 'shared-domain';
import type { SiteAnswer } from 'shared-domain/contract';
import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../store/db.ts';
import { listTrials } from '../../../store/lists/trials.ts';
import { listLabels } from '../../../store/live/device-labels.ts';
import { listTenures } from '../../../store/live/tenures.ts';
import { findSiteLink, isActiveLink } from '../../../store/sites/links.ts';
import { countUnsent } from '../../live-input/devices.ts';
import { countChanged } from '../gather-copy.ts';
import { parseRefusedTrials } from './refused-trial.ts';

type Link = NonNullable<SiteAnswer['link']>;

/** What is known of a link while this server runs, and is told to organisers. */
export interface LinkNotes {
  readonly fault?: Link['fault'];
  readonly different?: readonly string[];
  readonly clockAhead?: number | undefined;
}

const notes = new Map<string, LinkNotes>();

export const readLinkNotes = (chOID: string): LinkNotes => notes.get(chOID) ?? {};
export const noteLink = (chOID: string, change: LinkNotes): void => {
  notes.set(chOID, { ...readLinkNotes(chOID), ...change });
};
export const clearLinkNotes = (chOID: string): void => {
  notes.delete(chOID);
};

/** Trials whose officials a hand back would cut off: under way, or written by a device and not given out. */
async function listOpenTrials(db: Db, chOID: string): Promise<Link['open']> {
  const tenures = (await listTenures(db, chOID)).filter(({ until }) => until === null);
  const labels = await listLabels(db, chOID);
  return (await listTrials(db, chOID)).flatMap(({ oid, uid, name, status }) => {
    const held = tenures.find(({ trial }) => trial === oid);
    const isWritten = held !== undefined && !isPublished(status) && status !== TRIAL_STATUS.cancelled;
    if (status !== TRIAL_STATUS.running && !isWritten) return [];
    const holder = held === undefined ? undefined : labels.get(held.device);
    return [{ uid, name, ...(holder === undefined ? {} : { holder }) }];
  });
}

/** The link of a challenge, and how far behind the public server's copy is. */
export async function readLink(db: Db, { uplink }: Pick<Config, 'uplink'>, chOID: string): Promise<Link | undefined> {
  const link = await findSiteLink(db, chOID);
  // One that was asked for without an answer is asked for again by the same form.
  if (link === undefined || link.state === 'asked') return undefined;
  const { remote, holder, state, acked, contacted, changed } = link;
  const { fault, different = [], clockAhead } = readLinkNotes(chOID);
  const isActive = isActiveLink(link);
  return {
    ...{ remote, holder, changed },
    state: state === 'ending' ? 'returning' : state,
    url: uplink?.url ?? '',
    ...(contacted === null ? {} : { contacted }),
    pending: isActive ? await countChanged(db, chOID, acked) : 0,
    refused: parseRefusedTrials(link).map(({ isStopped: _, ...trial }) => trial),
    unsent: isActive ? await countUnsent(db, chOID) : 0,
    open: isActive ? await listOpenTrials(db, chOID) : [],
    different: [...different],
    ...(link.left_photos === null ? {} : { photosLeft: link.left_photos }),
    ...(clockAhead === undefined || !isActive ? {} : { clockAhead }),
    ...(fault === undefined || !isActive ? {} : { fault }),
  };
}
