/** Of a group of radios the checked one, as with Tab. */
const FIELD = ':is(input, select, textarea):not(:disabled, [type="hidden"], [type="radio"]:not(:checked))';

/**
 * Focuses the first field of a dialog or drawer that has opened, else its title: antd focuses the whole panel, on which no ring is seen.
 * A part of it that has taken the focus keeps it.
 */
export function focusOpened(body: HTMLElement | null): void {
  if (body === null || body.contains(document.activeElement)) return;
  const field = body.querySelector<HTMLElement>(FIELD);
  if (field !== null) {
    field.focus({ preventScroll: true });
    return;
  }
  const titleId = body.closest('[role="dialog"]')?.getAttribute('aria-labelledby');
  const title = titleId ? document.getElementById(titleId) : null;
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
