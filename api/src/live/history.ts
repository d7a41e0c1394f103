/** A frame that was sent, for those who missed it. */
export interface PastFrame {
  readonly revision: number;
  readonly chunk: Buffer;
}

const MOST_FRAMES = 200;
const MOST_BYTES = 4 * 1024 * 1024;

/** The last frames of one challenge. */
export interface History {
  add(frame: PastFrame): void;
  /** Frames after a revision, or undefined when some of them are gone. */
  since(revision: number): readonly PastFrame[] | undefined;
}

/** @param from revision from which on every frame is kept */
export function createHistory(from: number): History {
  const frames: PastFrame[] = [];
  let covered = from;
  let bytes = 0;
  return {
    add(frame) {
      frames.push(frame);
      bytes += frame.chunk.length;
      while (frames.length > MOST_FRAMES || bytes > MOST_BYTES) {
        const gone = frames.shift();
        if (gone === undefined) return;
        covered = gone.revision;
        bytes -= gone.chunk.length;
      }
    },
    since(revision) {
      if (revision < covered) return undefined;
      return frames.filter((frame) => frame.revision > revision);
    },
  };
}
