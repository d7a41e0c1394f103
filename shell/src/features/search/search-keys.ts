/** Where letters are typed, a «/» is a letter. */
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** Whether a key asks for the search: Ctrl or ⌘ K, or «/» outside fields; never over another dialog, nor in the secretariat. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null || document.querySelector('.layout-bare') !== null) return false;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return key === '/' && !altKey && !(target instanceof Element && target.closest(TYPED_INTO) !== null);
}
