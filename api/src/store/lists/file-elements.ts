import { setImmediate as turn } from 'node:timers/promises';
import { mapInTurns } from '../map-in-turns.ts';

/** What one element of a competition's file becomes: a row of a list, a fact, a price …; `undefined` leaves it out. */
type MapElement = (element: unknown) => unknown;

/** Sections of a competition's file whose elements have the bytes of a picture as `body`, in base64, where nobody's name is. */
const PICTURE_SECTIONS: ReadonlySet<string> = new Set(['pictures', 'evidencePictures', 'photos']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists by the uid of their trial. */
const isLists = (section: unknown): section is Record<string, unknown[]> =>
  isObject(section) && Object.keys(section).length > 0 && Object.values(section).every(Array.isArray);

/** Maps the elements of a competition's file in turns, `mapPicture` those of pictures; what is left empty is left out. */
async function mapFile(text: string, map: MapElement, mapPicture: MapElement): Promise<Record<string, unknown>> {
  const file = JSON.parse(text) as Record<string, unknown>;
  const mapped: Record<string, unknown> = {};
  for (const [name, section] of Object.entries(file)) {
    await turn();
    const mapOne = PICTURE_SECTIONS.has(name) ? mapPicture : map;
    const mapList = async (elements: readonly unknown[]) =>
      (await mapInTurns(elements, mapOne)).filter((element) => element !== undefined);
    if (Array.isArray(section)) mapped[name] = await mapList(section);
    else if (isLists(section)) {
      const lists: [string, unknown[]][] = [];
      for (const [uid, elements] of Object.entries(section)) lists.push([uid, await mapList(elements)]);
      mapped[name] = Object.fromEntries(lists);
    } else mapped[name] = mapOne(section);
  }
  return mapped;
}

const removeBytes = (element: unknown): unknown => {
  if (!isObject(element)) return element;
  const { body: _body, ...words } = element;
  return words;
};

/** A competition's file without the bytes of its pictures. */
export async function removeFileBytes(text: string): Promise<string> {
  return JSON.stringify(await mapFile(text, (element) => element, removeBytes));
}

const hasElements = (section: unknown): boolean =>
  Array.isArray(section) ? section.length > 0 : section !== undefined;

/** Of a competition's file the elements whose JSON `isPicked`, where they are, without the bytes of pictures; nothing where there are none. */
export async function pickFileElements(text: string, isPicked: (json: string) => boolean): Promise<string | undefined> {
  const pick: MapElement = (element) => (isPicked(JSON.stringify(element)) ? element : undefined);
  const picked = Object.entries(await mapFile(text, pick, (element) => pick(removeBytes(element)))).flatMap(
    ([name, section]) => {
      const rest = isLists(section)
        ? Object.fromEntries(Object.entries(section).filter(([, list]) => hasElements(list)))
        : section;
      return hasElements(rest) && (!isObject(rest) || Object.keys(rest).length > 0) ? [[name, rest] as const] : [];
    },
  );
  return picked.length === 0 ? undefined : JSON.stringify(Object.fromEntries(picked));
}

/** A competition's file with the elements rewritten that were picked of it. */
export async function rewriteFileElements(
  text: string,
  picked: string,
  rewrite: (json: string) => string,
): Promise<string> {
  const found = new Set<string>();
  const find: MapElement = (element) => void found.add(JSON.stringify(element));
  await mapFile(picked, find, find);
  const rewriteElement: MapElement = (element) => {
    const json = JSON.stringify(element);
    return found.has(json) ? JSON.parse(rewrite(json)) : element;
  };
  const rewritePicture: MapElement = (element) => {
    if (!isObject(element)) return rewriteElement(element);
    const { body } = element;
    return { ...(rewriteElement(removeBytes(element)) as object), ...(body !== undefined && { body }) };
  };
  return JSON.stringify(await mapFile(text, rewriteElement, rewritePicture));
}
