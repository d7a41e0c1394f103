/*
 * jsdom looks through the whole page for the labels of each field or button whose name is asked, and again for the field of each
 * label: a tenth of the work of tests that draw forms.
 */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

function isLabelOf(label: HTMLLabelElement, field: HTMLElement): boolean {
  if (label.hasAttribute('for'))
    return field.id !== '' && label.htmlFor === field.id && document.getElementById(field.id) === field;
  return label.contains(field) && label.querySelector(LABELABLE) === field;
}

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  const readLabels = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      const isHidden = this instanceof HTMLInputElement && this.type === 'hidden';
      if (isHidden || this.getRootNode() !== document) return readLabels?.call(this);
      return [...document.getElementsByTagName('label')].filter((label) => isLabelOf(label, this));
    },
  });
}
