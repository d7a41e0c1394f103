/** What a reader acts on. */
const CONTROLS = 'a[href], button, input, select, summary';

/**
 * Keeps the page that the server drew in sight until the application has drawn the same behind it, then shows the
 * application in its place: what a reader reads neither blinks nor moves, and what they did meanwhile is not lost.
 */
export function standBehindFirstPage(root: HTMLElement): void {
  const first = document.getElementById('first');
  if (first === null) return;
  root.className = 'behind';
  let pressed: Element | null = null;
  first.addEventListener('click', ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  });
  const observer = new MutationObserver(() => {
    if (!isDrawn(root)) return;
    observer.disconnect();
    const twinOf = twins(first, root);
    const focused = twinOf(document.activeElement);
    const typed = [...first.querySelectorAll<HTMLInputElement>('input, select')].filter(isChanged);
    root.className = '';
    for (const control of typed) retype(twinOf(control), control.value);
    focused?.focus({ preventScroll: true });
    first.remove();
    twinOf(pressed)?.click();
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}

/** A page stands in its frame, and no part of it waits. */
function isDrawn(root: HTMLElement): boolean {
  const main = root.querySelector('main');
  if (main === null || main.closest('[aria-busy="true"]') !== null) return false;
  return main.querySelector('[aria-busy="true"]') === null;
}

/** The same control in the application's page: at the same place among all, and of the same words. */
function twins(first: Element, root: Element): (control: Element | null) => HTMLElement | undefined {
  const [drawn, own] = [first, root].map((page) => [...page.querySelectorAll<HTMLElement>(CONTROLS)]);
  return (control) => {
    const twin = own?.[drawn?.indexOf(control as HTMLElement) ?? -1];
    return twin !== undefined && control !== null && wordsOf(twin) === wordsOf(control) ? twin : undefined;
  };
}

const wordsOf = (control: Element): string =>
  [control.tagName, control.getAttribute('aria-label'), control.getAttribute('type'), control.textContent].join(' ');

const isChanged = (control: HTMLInputElement | HTMLSelectElement): boolean =>
  control instanceof HTMLSelectElement
    ? ![...control.options].some(({ defaultSelected, selected }) => defaultSelected && selected) &&
      control.selectedIndex > 0
    : control.value !== control.defaultValue;

/** As if it were typed there: the application listens to the event, and looks whether the value is new to the element. */
function retype(control: HTMLElement | undefined, value: string): void {
  if (control === undefined) return;
  const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(kind === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
