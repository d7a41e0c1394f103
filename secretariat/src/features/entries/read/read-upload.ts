import type { UploadBody } from 'shared-domain/contract';
import { UnreadableFile } from './source-table.ts';

/** What a file of our own holds: an upload, or a whole competition, of which the same three parts are taken. */
export type SentLists = Omit<UploadBody, 'chOID'>;

export interface SourceUpload {
  readonly name: string;
  readonly lists: SentLists;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists by uid: the server reads their rows, here only their frame is looked at. */
const listsOf = <Row>(value: unknown): Record<string, Row[]> => {
  if (value === undefined) return {};
  if (!isObject(value) || !Object.values(value).every(Array.isArray)) throw new UnreadableFile('notUpload');
  return value as Record<string, Row[]>;
};

/** @throws UnreadableFile for json that is neither an upload nor a competition file */
export function readUpload(name: string, text: string): SourceUpload {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile('notUpload', error instanceof Error ? error.message : '');
  }
  if (!isObject(json)) throw new UnreadableFile('notUpload');
  const { trialsData = [], startlists, resultlists } = json;
  if (!Array.isArray(trialsData) || !trialsData.every((trial) => isObject(trial) && typeof trial.uid === 'string')) {
    throw new UnreadableFile('notUpload');
  }
  const lists: SentLists = {
    trialsData: trialsData as NonNullable<SentLists['trialsData']>,
    startlists: listsOf(startlists),
    resultlists: listsOf(resultlists),
  };
  const counted = [lists.trialsData ?? [], Object.keys(lists.startlists ?? {}), Object.keys(lists.resultlists ?? {})];
  if (counted.every(({ length }) => length === 0)) throw new UnreadableFile('notUpload');
  return { name, lists };
}
