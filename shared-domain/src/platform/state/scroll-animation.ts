/** What every class of an animation begins with (P4.11). */
export const ANIMATION_PREFIX = 'animate__';

/** Which way the page is scrolled. */
export type ScrollDirection = 'down' | 'up';

/** An animation: one class, or one for each direction; several words are several classes. */
export type ScrollAnimation = string | Readonly<Record<ScrollDirection, string>>;

/** Upper and lower edge of an element, px from the top of the viewport, growing downwards. */
export interface ElementEdges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether an element is in view: its top above the lower edge of the viewport, its bottom below zero (P4.11).
 * @example isInView({ top: 700, bottom: 900 }, 720) // true
 */
export function isInView({ top, bottom }: ElementEdges, viewportHeight: number): boolean {
  return top < viewportHeight && bottom > 0;
}

/**
 * Which way a page has been scrolled, from one place to another, px; one that has not moved counts as down.
 * @example scrollDirection(300, 200) // 'up'
 */
export function scrollDirection(from: number, to: number): ScrollDirection {
  return to < from ? 'up' : 'down';
}

/**
 * The classes of an animation, by the direction where it has a pair.
 * @example animationClasses('fadeIn', 'down') // ['animate__fadeIn']
 */
export function animationClasses(animation: ScrollAnimation, direction: ScrollDirection): readonly string[] {
  const words = typeof animation === 'string' ? animation : animation[direction];
  return words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ANIMATION_PREFIX + word);
}

/** What a scroll tells about one element. */
export interface ScrollMoment {
  readonly edges: ElementEdges;
  readonly viewportHeight: number;
  readonly direction: ScrollDirection;
}

/**
 * The classes an element bears after a scroll (P4.11): those it has come into view with, by the direction it came
 * from. Out of view it keeps them, unless `repeat` resets it, to come in again; none is one not yet seen.
 * @example classesAfterScroll([], 'fadeIn', { edges: { top: 0, bottom: 10 }, viewportHeight: 720, direction: 'down' }) // ['animate__fadeIn']
 */
export function classesAfterScroll(
  classes: readonly string[],
  animation: ScrollAnimation,
  { edges, viewportHeight, direction }: ScrollMoment,
  { repeat = false }: { readonly repeat?: boolean } = {},
): readonly string[] {
  if (!isInView(edges, viewportHeight)) return repeat ? [] : classes;
  return classes.length > 0 ? classes : animationClasses(animation, direction);
}
