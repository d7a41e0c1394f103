import { createRandom, randomBelow } from '../../index.ts';
import { encodeFile } from './encode-file.ts';
import { type Pick, spoilText } from './spoil-text.ts';

/** Spoils of one file: some faults only show in combination. */
const MAX_SPOILS = 4;

const FILES_PER_SOUND = 8;

/** A file that readers must read or refuse, never fail on. */
export interface SpoiledFile<Shape extends string> {
  /** Number in the run, from 1. */
  readonly number: number;
  readonly shape: Shape;
  /** Its text before it was encoded. */
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Random choices for this file. */
  readonly pick: Pick;
}

interface SpoilRun {
  readonly seed: number;
  readonly count: number;
}

/** Makes `count` spoiled files, shape by shape in turn, the same for the same seed; some stay sound. */
export function* makeSpoiledFiles<Shape extends string>(
  shapes: Readonly<Record<Shape, string>>,
  { seed, count }: SpoilRun,
): Generator<SpoiledFile<Shape>> {
  const names = Object.keys(shapes) as Shape[];
  for (let number = 1; number <= count; number += 1) {
    const random = createRandom(`${seed} ${number}`);
    const pick: Pick = (below) => randomBelow(random, below);
    const shape = names[(number - 1) % names.length] as Shape;
    const times = pick(FILES_PER_SOUND) === 0 ? 0 : 1 + pick(MAX_SPOILS);
    const text = spoilText(shapes[shape], times, pick);
    yield { number, shape, text, bytes: encodeFile(text, pick), pick };
  }
}
