declare global {
  interface Window {
    /** The last button that was pressed in the page that the server drew, noted by `first-theme.js` from the first paint on. */
    fouleePressed?: HTMLElement | null | undefined;
  }
}

/**
 * Takes what the reader did in an element before the application heard it: the button that was pressed last, values that were entered,
 * what was folded or opened. The function that it returns does it again, for the application, whose element it is by then.
 */
export function takeEarlyActs(element: Element, except?: Element): () => void {
  const isWithin = (other: Element) => element.contains(other) && except?.contains(other) !== true;
  const find = <E extends Element>(selector: string) => [...element.querySelectorAll<E>(selector)].filter(isWithin);
  const { fouleePressed: pressed } = window;
  const button = pressed && isWithin(pressed) ? pressed : undefined;
  if (button !== undefined) window.fouleePressed = undefined;
  const changedControls = find<HTMLInputElement | HTMLSelectElement>('input, select').filter(isChanged);
  return () => {
    for (const control of changedControls) enterAgain(control);
    for (const details of find('details')) details.dispatchEvent(new Event('toggle'));
    button?.click();
  };
}

function isChanged(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  const chosenByPage = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, chosenByPage);
}

/** Enters a value once more as a user would, with the caret where it was. */
function enterAgain(control: HTMLInputElement | HTMLSelectElement): void {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = control;
  // The first event only has React hydrate this part of the page, which notes the value as known.
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.value = control.defaultValue;
  // React ignores the event unless the value was set by the element's native setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}
