import { awaitRequest } from '../log/database.ts';

const NAME = 'foulee-officiel-photos';
const STORES = ['photos', 'pictures'] as const;

/** The photo of a report on this device. `waiting`: the server does not have it yet; `refused`: it does not take it. */
export interface StoredPhoto {
  /** As the report names it. */
  readonly key: string;
  readonly chOID: string;
  readonly trial: string;
  /** When it was chosen, by the device's clock, ms. */
  readonly taken: number;
  readonly state: 'waiting' | 'sent' | 'refused';
}

/** Photos of reports, in a database of their own: the log's tables are those of the page that a contest began with. */
export interface PhotoStore {
  readonly list: () => Promise<readonly StoredPhoto[]>;
  readonly readPicture: (key: string) => Promise<ArrayBuffer | undefined>;
  /** Resolves once photo and picture are on the disk. */
  readonly add: (photo: StoredPhoto, picture: ArrayBuffer) => Promise<void>;
  /** Writes what became of a photo; the picture of one that was sent goes. */
  readonly mark: (photo: StoredPhoto) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const opening = factory.open(NAME, 1);
  opening.onupgradeneeded = () => {
    for (const name of STORES) opening.result.createObjectStore(name, { keyPath: 'key' });
  };
  const database = await awaitRequest(opening);
  database.onversionchange = () => database.close();
  return database;
}

async function openStore(factory: IDBFactory): Promise<PhotoStore> {
  const database = await openDatabase(factory);
  const listeners = new Set<() => void>();
  const write = async (work: (photos: IDBObjectStore, pictures: IDBObjectStore) => void) => {
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
    });
    work(transaction.objectStore('photos'), transaction.objectStore('pictures'));
    await ended;
    for (const listener of listeners) listener();
  };
  return {
    list: () => awaitRequest<StoredPhoto[]>(database.transaction('photos').objectStore('photos').getAll()),
    async readPicture(key) {
      const pictures = database.transaction('pictures').objectStore('pictures');
      return (await awaitRequest<{ readonly bytes: ArrayBuffer } | undefined>(pictures.get(key)))?.bytes;
    },
    add: (photo, bytes) =>
      write((photos, pictures) => {
        photos.put(photo);
        pictures.put({ key: photo.key, bytes });
      }),
    mark: (photo) =>
      write((photos, pictures) => {
        photos.put(photo);
        if (photo.state === 'sent') pictures.delete(photo.key);
      }),
    remove: (key) =>
      write((photos, pictures) => {
        photos.delete(key);
        pictures.delete(key);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const opened = new WeakMap<IDBFactory, Promise<PhotoStore>>();

/** The photos of this device; rejects where the browser stores nothing. */
export function openPhotoStore(factory: IDBFactory = indexedDB): Promise<PhotoStore> {
  const store = opened.get(factory) ?? openStore(factory);
  opened.set(factory, store);
  store.catch(() => opened.delete(factory));
  return store;
}
