/** The prefix of all animation classes (P4.11). */
export const ANIMATION_PREFIX = 'animate__';

export type ScrollDirection = 'down' | 'up';

/** An animation: its class, or one for each direction of the scroll; a text may have several classes. */
export type ScrollAnimation = string | Readonly<Record<ScrollDirection, string>>;

/** Upper and lower edge of an element, px below the top of the viewport. */
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
 * The direction of a scroll from one position to another, px; `down` for equal ones.
 * @example findScrollDirection(300, 200) // 'up'
 */
export function findScrollDirection(from: number, to: number): ScrollDirection {
  return to < from ? 'up' : 'down';
}

/**
 * The classes of an animation, with their prefix.
 * @example listAnimationClasses('fadeIn', 'down') // ['animate__fadeIn']
 */
export function listAnimationClasses(animation: ScrollAnimation, direction: ScrollDirection): readonly string[] {
  const words = typeof animation === 'string' ? animation : animation[direction];
  return words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ANIMATION_PREFIX + word);
}

/** An element's position after a scroll. */
export interface ScrollMoment {
  readonly edges: ElementEdges;
  readonly viewportHeight: number;
  readonly direction: ScrollDirection;
}

/**
 * The classes of an element after a scroll (P4.11). It gets those of the scroll's direction when it comes into view, and keeps them out
 * of view unless `repeat` removes them. An element without classes has not been in view.
 * @example updateClasses([], 'fadeIn', { edges: { top: 0, bottom: 10 }, viewportHeight: 720, direction: 'down' }) // ['animate__fadeIn']
 */
export function updateClasses(
  classes: readonly string[],
  animation: ScrollAnimation,
  { edges, viewportHeight, direction }: ScrollMoment,
  { repeat = false }: { readonly repeat?: boolean } = {},
): readonly string[] {
  if (!isInView(edges, viewportHeight)) return repeat ? [] : classes;
  return classes.length > 0 ? classes : listAnimationClasses(animation, direction);
}
