import { IOC_BY_ISO2 } from './country.ts';
import { OTHER_NAMES } from './country-name.ts';
import { foldText } from './fold.ts';
import { formatNation } from './nation-name.ts';
import { parseSearch } from './search-words.ts';

const LOCALES = ['fr', 'en'] as const;

const splitName = (name: string): string[] => foldText(name).split(/[^\p{L}\p{N}]+/u);

let namesByCode: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

/** The words of each name of each nation, in French and English. */
function listNames(): Map<string, string[][]> {
  const names = new Map<string, string[][]>();
  for (const code of IOC_BY_ISO2.values())
    names.set(code, [
      [code.toLowerCase()],
      ...LOCALES.map((locale) => splitName(formatNation(code, locale))),
      ...(OTHER_NAMES[code] ?? []).map(splitName),
    ]);
  return names;
}

/**
 * The sport's codes of nations that a search may mean, by their names in French or English or their codes; each word may be the beginning of one.
 * @example findNations('royaume un') // ['GBR']
 */
export function findNations(search: string): string[] {
  const words = parseSearch(search);
  if (words.length === 0) return [];
  namesByCode ??= listNames();
  return [...namesByCode]
    .filter(([, names]) =>
      names.some((name) =>
        words.every(({ text, isWhole }) => name.some((one) => (isWhole ? one === text : one.startsWith(text)))),
      ),
    )
    .map(([code]) => code);
}
