const PRESS_ENDS = ['pointerup', 'pointercancel', 'blur'] as const;

/**
 * Shows a page that the server drew and the application cannot hydrate, as it is in another language, from a former visit or of an
 * earlier release, until the application has drawn its own out of sight. A press is never cut in two, since a browser makes no click of
 * a press that begins on one page and ends on another.
 */
export function replaceFirstPage(root: HTMLElement): void {
  const firstPage = document.getElementById('first');
  if (firstPage === null) return;
  root.className = 'behind';
  const replaceWhenDrawn = () => {
    // A press that began before this script ran is known to the style engine alone.
    if (firstPage.matches(':active') || !isDrawn(root)) return;
    observer.disconnect();
    for (const name of PRESS_ENDS) window.removeEventListener(name, endPress);
    root.className = '';
    firstPage.remove();
  };
  // The click comes after its pointerup.
  const endPress = () => setTimeout(replaceWhenDrawn);
  const observer = new MutationObserver(replaceWhenDrawn);
  for (const name of PRESS_ENDS) window.addEventListener(name, endPress);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}

/** Whether the page is there and no part of it is still loading. */
function isDrawn(root: HTMLElement): boolean {
  const main = root.querySelector('main');
  if (main === null || main.closest('[aria-busy="true"]') !== null) return false;
  return main.querySelector('[aria-busy="true"]') === null;
}
