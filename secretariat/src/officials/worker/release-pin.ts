import { isInProgress, isPublished, TRIAL_STATUS } from 'shared-domain';
import type { FactLog } from '../log/fact-log.ts';
import type { Sync } from '../sync/sync.ts';
import type { View, ViewHistory } from '../view.ts';
import { pinRelease } from './register-worker.ts';

interface Parts {
  readonly log: Pick<FactLog, 'device' | 'rows' | 'subscribe'>;
  readonly sync: Pick<Sync, 'seen' | 'subscribe'>;
  readonly views: Pick<ViewHistory, 'current' | 'subscribe'>;
}

/** Which release this page runs, as long as somebody judges with it. */
export interface ReleasePin {
  /** Whether a contest that is not signed is under way on this device: no release is offered meanwhile. */
  readonly isContestOpen: () => boolean;
}

const findShownTrial = (view: View): string | undefined =>
  view.name === 'trial' || view.name === 'handOver' ? view.trial : undefined;

/** The referee reads all trials at once, the list of his screen too. */
const isReferee = (view: View): boolean => (view.name === 'list' || view.name === 'trial') && view.task === 'referee';

/**
 * Keeps the release of this page while it is judged with: a trial is held or on screen, or this device has said something of one that is not
 * signed. Judges who hold no trial (the clock, the call room, walks, umpires, the referee) keep it as those do who hold one.
 */
export function openReleasePin({ log, sync, views }: Parts): ReleasePin {
  let isPinned: boolean | undefined;
  let work: Promise<void> = Promise.resolve();

  function isContestOpen(): boolean {
    const seen = sync.seen();
    const view = views.current();
    const open = (seen?.trials ?? []).filter(({ status }) => !isPublished(status) && status !== TRIAL_STATUS.cancelled);
    if (isReferee(view) && open.some(({ status }) => isInProgress(status))) return true;
    const oids = new Set(open.map(({ oid }) => oid));
    const shown = findShownTrial(view);
    return (
      (shown !== undefined && oids.has(shown)) ||
      log.device().open.some((oid) => oids.has(oid)) ||
      log.rows().some(({ chOID, fact }) => chOID === seen?.chOID && oids.has(fact.trialOID))
    );
  }

  /** A sheet that is signed stays as it is until it is left. */
  const isNeeded = () =>
    log.device().open.length > 0 || findShownTrial(views.current()) !== undefined || isContestOpen();

  function update(): void {
    const isNow = isNeeded();
    // Without the trials nobody knows whether what was said is signed.
    if (isNow === isPinned || (!isNow && log.device().code !== undefined && sync.seen() === undefined)) return;
    isPinned = isNow;
    work = work.then(() => pinRelease(isNow));
  }

  for (const { subscribe } of [log, sync, views]) subscribe(update);
  update();
  return { isContestOpen };
}
