const READER_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
/** On its way down: the key that led to the page is on its way up by then, and is no further act. */
const DOWNWARDS = { capture: true, passive: true };

/**
 * Gives the focus to the page's title once it is there, and again when what had it is taken out of the page: a waiting page's
 * title makes way for the real one, and a dialog that closes late keeps everything else from the focus. The reader's next act ends it.
 */
export function holdTitleFocus(): () => void {
  let hasArrived = false;
  const look = () => {
    const title = document.querySelector<HTMLElement>('h1');
    if (title === null || (hasArrived && document.activeElement !== document.body)) return;
    title.focus({ preventScroll: true });
    hasArrived = document.activeElement === title;
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    for (const name of READER_EVENTS) window.removeEventListener(name, stop, DOWNWARDS);
  };
  for (const name of READER_EVENTS) window.addEventListener(name, stop, DOWNWARDS);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'tabindex'],
  });
  look();
  return stop;
}
