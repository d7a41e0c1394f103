const CONTROLS = 'a[href], button, input, select, summary';
const PRESS_ENDS = ['pointerup', 'pointercancel', 'blur'] as const;

/**
 * Shows the page that the server drew until the application has drawn the same page out of sight, then swaps them without a
 * flicker. Values entered, what was opened or closed, the focus and the last click are carried over; a press is never cut in two,
 * since a browser makes no click of a press that begins on one page and ends on another.
 */
export function replaceFirstPage(root: HTMLElement): void {
  const firstPage = document.getElementById('first');
  if (firstPage === null) return;
  root.className = 'behind';
  // It is out of sight, and the application does not draw it: without it both pages have the same controls.
  if (document.documentElement.dataset.consent === 'answered') firstPage.querySelector('.consent')?.remove();
  let pressedButton: Element | null = null;
  firstPage.addEventListener('click', ({ target }) => {
    // A popover opens without scripts and may have been closed since: whether it is open decides, not that its button was pressed.
    pressedButton = target instanceof Element ? target.closest('button:not([popovertarget])') : null;
  });
  const replaceWhenDrawn = () => {
    // A press that began before this script ran is known to the style engine alone.
    if (firstPage.matches(':active') || !isDrawn(root)) return;
    observer.disconnect();
    for (const name of PRESS_ENDS) window.removeEventListener(name, endPress);
    const findTwin = createTwinFinder(firstPage, root);
    const focusedTwin = findTwin(document.activeElement);
    const changedControls = [...firstPage.querySelectorAll<HTMLInputElement>('input, select')].filter(isChanged);
    root.className = '';
    for (const control of changedControls) enterValue(findTwin(control), control.value);
    for (const summary of firstPage.querySelectorAll('summary')) copyOpenState(summary, findTwin(summary));
    findTwin(findPopoverButton(firstPage))?.click();
    focusedTwin?.focus({ preventScroll: true });
    firstPage.remove();
    findTwin(pressedButton)?.click();
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

/** The button of the popover that is open in the page. */
function findPopoverButton(page: Element): Element | null {
  const popover = page.querySelector('[popover]:popover-open');
  return popover && page.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`);
}

/** Opens or closes what a summary belongs to as it is in the page that the server drew. */
function copyOpenState(summary: Element, twin: Element | undefined): void {
  const [details, twinDetails] = [summary.closest('details'), twin?.closest('details')];
  if (details && twinDetails && details.open !== twinDetails.open) twinDetails.open = details.open;
}

/**
 * Finds the same control in the application's page: same texts, and same index among the controls, or among those of these texts
 * where both pages have as many. What only this device knows, such as followed athletes, adds controls to the application's page.
 */
function createTwinFinder(firstPage: Element, root: Element): (control: Element | null) => HTMLElement | undefined {
  const firstPageControls = [...firstPage.querySelectorAll(CONTROLS)];
  const appControls = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  return (control) => {
    if (control === null) return undefined;
    const description = describeControl(control);
    const isAlike = (other: Element) => describeControl(other) === description;
    const index = firstPageControls.indexOf(control);
    const sameIndex = appControls[index];
    if (sameIndex !== undefined && isAlike(sameIndex)) return sameIndex;
    const [alike, appAlike] = [firstPageControls.filter(isAlike), appControls.filter(isAlike)];
    return alike.length === appAlike.length ? appAlike[alike.indexOf(control)] : undefined;
  };
}

const describeControl = (control: Element): string =>
  [control.tagName, control.getAttribute('aria-label'), control.getAttribute('type'), control.textContent].join(' ');

const isChanged = (control: HTMLInputElement | HTMLSelectElement): boolean =>
  control instanceof HTMLSelectElement
    ? ![...control.options].some(({ defaultSelected, selected }) => defaultSelected && selected) &&
      control.selectedIndex > 0
    : control.value !== control.defaultValue;

/** Enters a value as a user would: React ignores the event unless the value was set by the element's native setter. */
function enterValue(control: HTMLElement | undefined, value: string): void {
  if (control === undefined) return;
  const elementClass = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(elementClass.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(elementClass === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
