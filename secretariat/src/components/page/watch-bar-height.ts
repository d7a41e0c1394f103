/** Space between a message and the bar below it, px. */
const GAP_PX = 12;

/** A ref for the bar at the bottom of a screen: messages stand above it at whatever height its controls give it. */
export function watchBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.body;
  const observer = new ResizeObserver(() => style.setProperty('--snack-bottom', `${bar.offsetHeight + GAP_PX}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--snack-bottom');
  };
}
