/** A frame that was sent, for those who missed it. */
interface PastFrame {
  readonly revision: number;
  readonly chunk: Buffer;
}

const MAX_FRAMES = 200;
const MAX_BYTES = 4 * 1024 * 1024;

/** The last frames of one challenge. */
interface History {
  add(frame: PastFrame): void;
  /** Frames after a revision, or undefined when some of them are gone. */
  since(revision: number): readonly PastFrame[] | undefined;
  /** Drops frames up to a revision: readers who come back from before it must fetch again. */
  forget(revision: number): void;
}

/** @param from revision from which on every frame is stored */
export function createHistory(from: number): History {
  const frames: PastFrame[] = [];
  let covered = from;
  let bytes = 0;
  return {
    add(frame) {
      frames.push(frame);
      bytes += frame.chunk.length;
      while (frames.length > MAX_FRAMES || bytes > MAX_BYTES) {
        const gone = frames.shift();
        if (gone === undefined) return;
        covered = gone.revision;
        bytes -= gone.chunk.length;
      }
    },
    forget(revision) {
      frames.length = 0;
      bytes = 0;
      covered = revision;
    },
    since(revision) {
      if (revision < covered) return undefined;
      return frames.filter((frame) => frame.revision > revision);
    },
  };
}
