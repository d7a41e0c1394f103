/** A frame that was sent, for readers who missed it. */
interface PastFrame {
  readonly revision: number;
  readonly chunk: Buffer;
}

const MAX_FRAMES = 200;
const MAX_BYTES = 4 * 1024 * 1024;

/** The last frames of one challenge. */
interface History {
  add(frame: PastFrame): void;
  /** Frames after a revision; undefined when some of them are no longer stored. */
  listSince(revision: number): readonly PastFrame[] | undefined;
  /** Drops all frames: readers who come back with an earlier revision must fetch everything again. */
  forget(revision: number): void;
}

/** @param firstRevision revision after which every frame is stored */
export function createHistory(firstRevision: number): History {
  const frames: PastFrame[] = [];
  let coveredFrom = firstRevision;
  let bytes = 0;
  return {
    add(frame) {
      frames.push(frame);
      bytes += frame.chunk.length;
      while (frames.length > MAX_FRAMES || bytes > MAX_BYTES) {
        const dropped = frames.shift();
        if (dropped === undefined) return;
        coveredFrom = dropped.revision;
        bytes -= dropped.chunk.length;
      }
    },
    forget(revision) {
      frames.length = 0;
      bytes = 0;
      coveredFrom = revision;
    },
    listSince(revision) {
      if (revision < coveredFrom) return undefined;
      return frames.filter((frame) => frame.revision > revision);
    },
  };
}
