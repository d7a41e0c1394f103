import { useEffect, useState } from 'react';
import type { BoardOptions } from 'shared-domain/board';

/** How a list is drawn: one column of a screen, two of a wall twice as wide, or the few lines of a strip of LED. */
export interface BoardForm {
  readonly shape: 'screen' | 'double' | 'strip';
  readonly width: number;
  readonly height: number;
  /** The unit of a drawing, 1/1920 of a screen's width, px. */
  readonly unit: number;
  /** Athletes in one picture, or in one half of it. */
  readonly rows: number;
  /** Height of the line over the rows, and of a row of a strip, px. */
  readonly head: number;
  readonly row: number;
}

const SCREEN = { width: 1920, height: 1080, rows: 8 } as const;
/** From here a picture is a strip or a double wall, and up to this height it is a strip. */
const WIDE_RATIO = 2.5;
const MAX_STRIP_HEIGHT = 500;
/** Least height of a line of LED, and of a strip that has a line over its rows, px. */
const LINE_HEIGHT = 46;
const HEADED_HEIGHT = 64;
/** The line over the rows, of the whole height. */
const HEAD_PART = { few: 0.23, many: 0.17 } as const;
const STRIP_GAP = 4;

/** Whether a whole picture is drawn in the two lines of a strip. */
export const isDrawnAsStrip = ({ width, height }: Pick<BoardForm, 'width' | 'height'>): boolean =>
  width / height >= WIDE_RATIO;

/** A strip of two lines for which the figures of a whole picture are drawn. */
const STRIP = { width: 640, height: 192 } as const;
/** How much larger than usual a whole picture can be: its figures are as high as they can be already, a strip's in full. */
const MAX_WHOLE_SCALE = 1.15;

/** The largest `scale` that a whole picture follows. @example findMaxWholeScale({ width: 1920, height: 1080 }) // 1.15 */
export const findMaxWholeScale = (form: Pick<BoardForm, 'width' | 'height'>): number =>
  isDrawnAsStrip(form) ? 1 : MAX_WHOLE_SCALE;

/**
 * The unit of a picture that is whole, as beside a pit or a track, where a list would have fewer rows: px. Larger letters take the room of what is
 * read from nearby only.
 * @example findWholeUnit({ width: 1920, height: 1080 }) // 1
 */
export function findWholeUnit(form: Pick<BoardForm, 'width' | 'height'>, scale = 1): number {
  const { width, height } = isDrawnAsStrip(form) ? STRIP : SCREEN;
  return Math.min(scale, findMaxWholeScale(form)) * Math.min(form.width / width, form.height / height);
}

/** What fits into a picture of this size, in px. */
export function findBoardForm(
  window: { readonly width: number; readonly height: number },
  options: BoardOptions,
): BoardForm {
  const { scale = 1, safe = 0 } = options;
  const free = 1 - (2 * safe) / 100;
  const [width, height] = [(options.width ?? window.width) * free, (options.height ?? window.height) * free];
  const isWide = width / height >= WIDE_RATIO;
  if (isWide && height < MAX_STRIP_HEIGHT) {
    const rows = options.rows ?? Math.max(1, Math.floor(height / LINE_HEIGHT / scale));
    const head = height < HEADED_HEIGHT ? 0 : Math.round(height * (rows > 2 ? HEAD_PART.many : HEAD_PART.few));
    const row = Math.floor((height - head - STRIP_GAP) / rows);
    return { shape: 'strip', width, height, unit: row / 48, rows, head, row };
  }
  const columns = isWide ? 2 : 1;
  const unit = scale * Math.min(width / columns / SCREEN.width, height / SCREEN.height);
  return {
    shape: isWide ? 'double' : 'screen',
    width,
    height,
    unit,
    rows: options.rows ?? Math.max(1, Math.floor(SCREEN.rows / scale)),
    head: 0,
    row: 100 * unit,
  };
}

/** The size of this board's window, px. */
export const readWindow = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The form of this board, read again when its window changes. */
export function useBoardForm(options: BoardOptions): BoardForm {
  const [size, setSize] = useState(readWindow);
  useEffect(() => {
    const measure = () => setSize(readWindow());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return findBoardForm(size, options);
}
