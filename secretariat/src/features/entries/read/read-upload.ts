import type { UploadBody } from 'shared-domain/contract';
import { findJsonFault, findJsonPlace } from 'shared-domain/contract/json-place';
import { UnreadableFile } from './source-table.ts';

/** The lists of a file in Foulée's own format, an upload or a whole competition. */
export type UploadLists = Omit<UploadBody, 'chOID'>;

export interface SourceUpload {
  readonly name: string;
  readonly lists: UploadLists;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of the first list that is not an array; the rows themselves are checked by the server. */
function findListsFault(name: 'startlists' | 'resultlists', lists: unknown): string | undefined {
  if (lists === undefined) return undefined;
  if (!isObject(lists)) return name;
  const uid = Object.keys(lists).find((one) => !Array.isArray(lists[one]));
  return uid === undefined ? undefined : `${name}.${uid}`;
}

/** The path of the first trial without a uid, or `trialsData` when it is not an array. */
function findTrialFault(trials: unknown): string | undefined {
  if (!Array.isArray(trials)) return 'trialsData';
  const index = trials.findIndex((trial) => !isObject(trial) || typeof trial.uid !== 'string');
  return index < 0 ? undefined : `trialsData[${index}]`;
}

/** @throws UnreadableFile for a text that is neither an upload nor a competition file */
export function readUpload(name: string, text: string): SourceUpload {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile('notUpload', error instanceof Error ? error.message : '', findJsonFault(text));
  }
  if (!isObject(json)) throw new UnreadableFile('notUpload', '', findJsonPlace(text, ''));
  const { trialsData = [], startlists, resultlists } = json;
  const fault =
    findTrialFault(trialsData) ??
    findListsFault('startlists', startlists) ??
    findListsFault('resultlists', resultlists);
  if (fault !== undefined) throw new UnreadableFile('notUpload', fault, findJsonPlace(text, fault));
  const lists = { trialsData, startlists: startlists ?? {}, resultlists: resultlists ?? {} };
  if (Object.values(lists).every((part) => Object.keys(part as object).length === 0))
    throw new UnreadableFile('notUpload', '', findJsonPlace(text, ''));
  return { name, lists: lists as UploadLists };
}
