/*
 * jsdom matches every rule of a browser's own sheet for each style that is read, mostly to learn what is hidden: a quarter of
 * the work of tests that draw pages.
 */
const computeStyle = window.getComputedStyle.bind(window);

/** Whether one is shown depends on more than its name and its own style. */
const DEPENDS_ON_ATTRIBUTES = new Set(['DIALOG', 'DETAILS', 'OBJECT', 'VIDEO', 'AUDIO']);

const displays = new Map<string, string>();

/** Of an element of this name with no other attribute than its type, by which a field may be hidden. */
function findDisplay({ localName, tagName, ownerDocument }: Element, type: string): string {
  const key = `${localName} ${type}`;
  let display = displays.get(key);
  if (display === undefined) {
    const plain = ownerDocument.createElement(localName);
    if (tagName === 'INPUT') plain.setAttribute('type', type);
    display = computeStyle(plain).display;
    displays.set(key, display);
  }
  return display;
}

const readOwn = (element: Element, property: 'display' | 'visibility' | 'opacity' | 'pointerEvents'): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style[property] : '';

function computeInherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = readOwn(at, property);
    if (own !== '' && own !== 'inherit') return own;
  }
  return initial;
}

function computeDisplay(element: Element): string {
  if (
    element.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
    element.hasAttribute('hidden') ||
    DEPENDS_ON_ATTRIBUTES.has(element.tagName) ||
    element.parentElement?.tagName === 'DETAILS'
  )
    return computeStyle(element).display;
  const type = element.tagName === 'INPUT' ? (element as HTMLInputElement).type : '';
  return readOwn(element, 'display') || findDisplay(element, type);
}

/** What tests ask for all the time; any other property is jsdom's. */
const QUICK = new Map<PropertyKey, (element: Element) => string>(
  Object.entries({
    display: computeDisplay,
    visibility: (element: Element) => computeInherited(element, 'visibility', 'visible'),
    pointerEvents: (element: Element) => computeInherited(element, 'pointerEvents', 'auto'),
    opacity: (element: Element) => readOwn(element, 'opacity'),
  }),
);

// antd asks for the style of pseudo-elements too, which jsdom answers with a warning for each.
window.getComputedStyle = (element: Element): CSSStyleDeclaration => {
  if (document.styleSheets.length > 0) return computeStyle(element);
  let whole: CSSStyleDeclaration | undefined;
  const style = new Proxy({} as CSSStyleDeclaration, {
    get(_, property) {
      const quick = QUICK.get(property);
      if (quick !== undefined) return quick(element);
      if (property === 'getPropertyValue')
        return (name: string) => QUICK.get(name)?.(element) ?? readWhole().getPropertyValue(name);
      return Reflect.get(readWhole(), property);
    },
  });
  function readWhole(): CSSStyleDeclaration {
    whole ??= computeStyle(element);
    return whole;
  }
  return style;
};
