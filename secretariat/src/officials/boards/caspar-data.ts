import { type BoardAddress, OVERLAY_PARTS, POSITIONS } from 'shared-domain/board';

/** What the data of a graphics server ask for; a field that they do not have stays as it was. */
export interface CasparData extends Partial<Pick<BoardAddress, 'part' | 'position' | 'trial' | 'rows'>> {
  readonly isAutomatic?: boolean;
}

/** Names of fields, those of an address and those that templates have by habit. */
const NAMES: Readonly<Record<string, 'part' | 'trial' | 'position' | 'rows'>> = {
  vue: 'part',
  layout: 'part',
  part: 'part',
  t: 'trial',
  trial: 'trial',
  pos: 'position',
  position: 'position',
  rows: 'rows',
};
const MAX_ROWS = 24;

/** The fields of `<templateData>`: `<componentData id="vue"><data id="text" value="resultat"/></componentData>`. */
function readXml(text: string): Record<string, unknown> {
  const page = new DOMParser().parseFromString(text, 'text/xml');
  if (page.querySelector('parsererror') !== null) return {};
  return Object.fromEntries(
    [...page.querySelectorAll('componentData')].map((field) => [
      field.getAttribute('id') ?? '',
      field.querySelector('data')?.getAttribute('value') ?? field.textContent,
    ]),
  );
}

function readFields(data: unknown): Record<string, unknown> {
  if (typeof data === 'object' && data !== null) return data as Record<string, unknown>;
  if (typeof data !== 'string') return {};
  const text = data.trim();
  if (text.startsWith('<')) return readXml(text);
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Reads the data of `update`, JSON or XML. What is none of the words of an address is left out. */
export function readCasparData(data: unknown): CasparData {
  const found: { -readonly [K in keyof CasparData]: CasparData[K] } = {};
  for (const [name, value] of Object.entries(readFields(data))) {
    const field = NAMES[name.toLowerCase()];
    const word = String(value ?? '').trim();
    if (field === 'trial') found.trial = word === '' || word === 'auto' ? undefined : word;
    const position = POSITIONS.find((one) => one === word);
    if (field === 'position' && position !== undefined) found.position = position;
    if (field === 'rows' && Number(word) >= 1) found.rows = Math.min(MAX_ROWS, Math.floor(Number(word)));
    const part = OVERLAY_PARTS.find((one) => one === word);
    if (field === 'part' && (part !== undefined || word === 'auto')) {
      found.isAutomatic = part === undefined;
      if (part !== undefined) found.part = part;
    }
  }
  return found;
}

/** The address of an overlay with what its data ask for. */
export function applyCasparData(address: BoardAddress, data: CasparData): BoardAddress {
  const { isAutomatic, part, ...others } = data;
  const next = { ...address, ...others };
  if (isAutomatic === true) {
    const { part: _, ...automatic } = next;
    return automatic;
  }
  return part === undefined ? next : { ...next, part };
}
