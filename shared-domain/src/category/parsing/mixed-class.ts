import { foldText } from '../../text/fold.ts';

/** A class of one letter with what it has in common with those of other letters: `O40`, `WS`, `M`. */
const LETTER_CLASS = /^([ofwm])(|s|sr|sen|senior|v|vet|j|jr|jun|junior|u?\d{2}(?:\d\d)?)$/;

const readClass = (code: string) => LETTER_CLASS.exec(foldText(code).replace(/[\s./-]/g, '')) ?? [];

/**
 * Creates a test of the classes of one column in which M may be mixed: beside the same class with O for open and W or F for women (`OS`, `WS`
 * and `MS`, `O40`, `W40` and `M40`) it is not sure to be of men.
 * @example createMixedClassTest(['OS', 'WS', 'MS'])('MS') // true
 */
export function createMixedClassTest(codes: Iterable<string>): (code: string) => boolean {
  const [open, women] = [new Set<string>(), new Set<string>()];
  for (const code of codes) {
    const [, letter, rest = ''] = readClass(code);
    if (letter === 'o') open.add(rest);
    else if (letter === 'w' || letter === 'f') women.add(rest);
  }
  const isOpen = [...open].some((rest) => women.has(rest));
  return (code) => isOpen && readClass(code)[1] === 'm';
}
