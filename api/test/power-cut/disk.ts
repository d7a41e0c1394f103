/** The synced content of a file, and the changes since. */
interface DiskFile {
  readonly synced: Content;
  unsynced: Change[];
}

type Change = { readonly at: number; readonly data: Buffer } | { readonly size: number };

/** What a power cut does to one change that was not synced. */
export type Fate = 'lost' | 'kept' | 'torn';

/** Sectors of a disk are written whole, bytes. */
const SECTOR = 512;

/** Bytes that grow in place, as copying a log of megabytes at every commit would be slow. */
class Content {
  #bytes: Buffer;
  #size: number;

  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.#bytes = Buffer.from(bytes);
    this.#size = bytes.length;
  }

  get bytes(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#size));
  }

  apply(change: Change): void {
    if ('size' in change) {
      this.#resize(change.size);
      return;
    }
    const end = change.at + change.data.length;
    if (end > this.#size) this.#resize(end);
    change.data.copy(this.#bytes, change.at);
  }

  #resize(size: number): void {
    if (size > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes.subarray(0, this.#size), Buffer.alloc(size)]);
    }
    this.#bytes.fill(0, Math.min(size, this.#size), Math.max(size, this.#size));
    this.#size = size;
  }
}

/** Only the first or the last sectors of a write. */
function tear(change: Change, pick: () => number): Change {
  if ('size' in change) return change;
  const sectors = Math.max(1, Math.floor(change.data.length / SECTOR));
  const cut = Math.floor(pick() * sectors) * SECTOR;
  return pick() < 0.5
    ? { at: change.at, data: change.data.subarray(0, cut) }
    : { at: change.at + cut, data: change.data.subarray(cut) };
}

/**
 * A simulated disk on which only synced changes are sure to survive a power cut. Syncing a file also syncs its name, as on usual file
 * systems; deleted and changed names are synced with their folder.
 */
export class Disk {
  readonly #files = new Map<string, DiskFile>();
  /** Files by the names that are synced. */
  #names = new Map<string, DiskFile>();

  constructor(content: ReadonlyMap<string, Buffer> = new Map()) {
    for (const [name, durable] of content) this.#files.set(name, { synced: new Content(durable), unsynced: [] });
    this.#names = new Map(this.#files);
  }

  create(name: string): void {
    this.#files.set(name, { synced: new Content(), unsynced: [] });
  }

  change(name: string, change: Change): void {
    if (!this.#files.has(name)) this.create(name);
    this.#files.get(name)?.unsynced.push(change);
  }

  unlink(name: string): void {
    this.#files.delete(name);
  }

  rename(from: string, to: string): void {
    const file = this.#files.get(from);
    if (file === undefined) return;
    this.#files.delete(from);
    this.#files.set(to, file);
  }

  sync(name: string): void {
    const file = this.#files.get(name);
    if (file === undefined) return;
    for (const change of file.unsynced) file.synced.apply(change);
    file.unsynced = [];
    this.#names.set(name, file);
  }

  syncFolder(): void {
    this.#names = new Map(this.#files);
  }

  /**
   * The files after a power cut.
   * @param fate called for each change that was not synced, in their order
   * @param pick a number from 0 to 1, for where a write is torn and which of two names is found
   */
  cut(fate: () => Fate, pick: () => number): Map<string, Buffer> {
    const content = new Map<string, Buffer>();
    for (const name of new Set([...this.#names.keys(), ...this.#files.keys()])) {
      const durableFile = this.#names.get(name);
      const currentFile = this.#files.get(name);
      const file = durableFile === currentFile || fate() === 'kept' ? currentFile : durableFile;
      if (file !== undefined) content.set(name, contentAfterCut(file, fate, pick));
    }
    return content;
  }
}

function contentAfterCut({ synced, unsynced }: DiskFile, fate: () => Fate, pick: () => number): Buffer {
  const content = new Content(synced.bytes);
  for (const change of unsynced) {
    const outcome = fate();
    if (outcome !== 'lost') content.apply(outcome === 'torn' ? tear(change, pick) : change);
  }
  return content.bytes;
}
