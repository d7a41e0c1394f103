/** What a file is made of, as far as the disk knows it, and what was written to it since it was last synced. */
interface DiskFile {
  readonly durable: Content;
  waiting: Change[];
}

type Change = { readonly at: number; readonly data: Buffer } | { readonly size: number };

/** How a cut treats one change that was not synced. */
export type Fate = 'lost' | 'kept' | 'torn';

/** Sectors of a disk are written whole, bytes. */
const SECTOR = 512;

/** Bytes that grow in place: a log of some megabytes is synced at every commit. */
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

/** The first or the last sectors of a write. */
function tear(change: Change, pick: () => number): Change {
  if ('size' in change) return change;
  const sectors = Math.max(1, Math.floor(change.data.length / SECTOR));
  const cut = Math.floor(pick() * sectors) * SECTOR;
  return pick() < 0.5
    ? { at: change.at, data: change.data.subarray(0, cut) }
    : { at: change.at + cut, data: change.data.subarray(cut) };
}

/**
 * A disk that keeps nothing for sure but what it was told to sync: a file's data by a sync of the file, which brings its name
 * along, as the usual file systems do; names that went or changed by a sync of the folder.
 */
export class Disk {
  readonly #files = new Map<string, DiskFile>();
  /** Names as the disk knows them. */
  #names = new Map<string, DiskFile>();

  constructor(content: ReadonlyMap<string, Buffer> = new Map()) {
    for (const [name, durable] of content) this.#files.set(name, { durable: new Content(durable), waiting: [] });
    this.#names = new Map(this.#files);
  }

  create(name: string): void {
    this.#files.set(name, { durable: new Content(), waiting: [] });
  }

  change(name: string, change: Change): void {
    if (!this.#files.has(name)) this.create(name);
    this.#files.get(name)?.waiting.push(change);
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
    for (const change of file.waiting) file.durable.apply(change);
    file.waiting = [];
    this.#names.set(name, file);
  }

  syncFolder(): void {
    this.#names = new Map(this.#files);
  }

  /**
   * What is found after the cut.
   * @param fate asked for each change that was not synced, in its order
   * @param pick a number from 0 to 1, for where a write is torn and which of two names is found
   */
  cut(fate: () => Fate, pick: () => number): Map<string, Buffer> {
    const found = new Map<string, Buffer>();
    for (const name of new Set([...this.#names.keys(), ...this.#files.keys()])) {
      const known = this.#names.get(name);
      const late = this.#files.get(name);
      const file = known === late || fate() === 'kept' ? late : known;
      if (file !== undefined) found.set(name, contentAfterCut(file, fate, pick));
    }
    return found;
  }
}

function contentAfterCut({ durable, waiting }: DiskFile, fate: () => Fate, pick: () => number): Buffer {
  const content = new Content(durable.bytes);
  for (const change of waiting) {
    const happens = fate();
    if (happens !== 'lost') content.apply(happens === 'torn' ? tear(change, pick) : change);
  }
  return content.bytes;
}
