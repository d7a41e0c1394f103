import type { ErrorId } from 'shared-domain/contract';
import type { FactLog } from '../log/fact-log.ts';
import { isShutOut } from '../sync/elsewhere.ts';
import { sendPhoto } from '../sync/photo-calls.ts';
import type { Sync } from '../sync/sync.ts';
import { openPhotoStore, type PhotoStore, type StoredPhoto } from './photo-store.ts';

/** After how long without an answer a photo is sent again, ms. */
const RETRY_MS = 5000;
/** After how long a photo that no report names is forgotten: its page was closed before the report was sent; ms. */
const FORGOTTEN_AFTER_MS = 86_400_000;
/** Refusals of the picture itself: it is not sent again. */
const FINAL: readonly (ErrorId | undefined)[] = ['invalid request', 'forbidden', 'conflict', 'too large'];

interface Parts {
  readonly log: FactLog;
  readonly sync: Pick<Sync, 'link' | 'subscribe' | 'seen'>;
}

/** The report of this device that names a photo. */
const findReport = (log: FactLog, key: string) =>
  log.rows().find(({ fact, source }) => source === undefined && fact.kind === 'report' && fact.photo === key);

/** Sends one photo whose report the server has; false where the server did not answer, and there is no use in going on. */
async function sendOne(store: PhotoStore, { log, sync }: Parts, photo: StoredPhoto): Promise<boolean> {
  const { code, id: device } = log.device();
  const row = findReport(log, photo.key);
  if (row === undefined) {
    if (log.clock.now() - photo.taken > FORGOTTEN_AFTER_MS) await store.remove(photo.key);
    return true;
  }
  if (code === undefined || isShutOut({ code }, sync.seen()) || code.chOID !== photo.chOID) return true;
  // A report that the server will not have has no photo there either.
  if (row.state === 'refused' && !row.isStored) await store.mark({ ...photo, state: 'refused' });
  if (!row.isStored) return true;
  const picture = await store.readPicture(photo.key);
  if (picture === undefined) return true;
  const heard = await sendPhoto(code, { report: row.fact.id, device, picture });
  if (heard === undefined) return false;
  if (heard.ok) await store.mark({ ...photo, state: 'sent' });
  else if (FINAL.includes(heard.id)) await store.mark({ ...photo, state: 'refused' });
  return heard.ok || FINAL.includes(heard.id);
}

/** Sends the photos of this device after their reports, one at a time, as soon as there is a network. */
export function startSendingPhotos({ log, sync }: Parts): () => void {
  let isRunning = false;
  let retryAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function sendAll(): Promise<void> {
    const store = await openPhotoStore();
    for (const photo of await store.list()) {
      if (photo.state !== 'waiting') continue;
      if (!(await sendOne(store, { log, sync }, photo))) {
        retryAt = log.clock.now() + RETRY_MS;
        return;
      }
    }
  }
  function run(): void {
    const wait = retryAt - log.clock.now();
    if (isRunning || isStopped || !sync.link().isOnline) return;
    clearTimeout(timer);
    if (wait > 0) {
      timer = setTimeout(run, wait);
      return;
    }
    isRunning = true;
    // A disk that does not give them is asked again with the next change.
    void sendAll()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
        if (retryAt > log.clock.now()) run();
      });
  }
  const leave = [log.subscribe(run), sync.subscribe(run)];
  run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const end of leave) end();
  };
}
