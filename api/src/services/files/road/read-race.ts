import { saying } from 'shared-domain/contract';
import { uploadResult } from 'shared-domain/contract/schemas';
import { refusal } from '../../../base/refusal.ts';
import { wireErrors } from '../../../base/validation.ts';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { readRecords } from '../csv/read-records.ts';
import { decodeText } from '../decode-text.ts';
import type { Place } from '../file-errors.ts';
import { type RoadHead, readRoadHead } from './road-columns.ts';
import { type RoadRules, readRoadRow } from './road-row.ts';

/** The largest file that is read: a race of a million. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Rows between two words about how far the reading is. */
const PROGRESS_ROWS = 1000;

interface Race {
  readonly rows: readonly SentResult[];
  readonly places: readonly ((field: string | undefined) => Place)[];
}

export interface Reading {
  readonly rows: number;
  readonly bytes: number;
}

async function* counted(bytes: AsyncIterable<Buffer>, seen: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    seen.bytes += chunk.length;
    if (seen.bytes > MAX_BYTES) throw refusal('too large', `the file is larger than ${MAX_BYTES} bytes`);
    yield chunk;
  }
}

/** Reads the results of a race as they arrive, and says every thousand rows how far it is. */
export async function readRace(
  bytes: AsyncIterable<Buffer>,
  rules: Omit<RoadRules, 'head'>,
  tell: (reading: Reading) => void,
): Promise<Race> {
  const { errors } = rules;
  const seen = { bytes: 0 };
  const rows: SentResult[] = [];
  const places: Race['places'][number][] = [];
  const lines = new Map<string, number>();
  let head: RoadHead | undefined;
  for await (const record of readRecords(decodeText(counted(bytes, seen)))) {
    if (head === undefined) {
      head = readRoadHead(record, errors);
      errors.settle();
      continue;
    }
    const { line } = record;
    const at = head.at;
    const sent = readRoadRow(record, { ...rules, head });
    const { data, error } = uploadResult.safeParse(sent);
    for (const issue of error?.issues.slice(0, 1) ?? [])
      errors.refuse(
        { line },
        saying('other', { detail: (wireErrors([issue], '$')[0]?.detail ?? '').replace(/^\$\.?/, '') }),
      );
    const { bib } = sent;
    const twice = bib === undefined ? undefined : lines.get(String(bib));
    if (twice !== undefined && at.bib !== undefined)
      errors.refuse(
        { line, column: at.bib.index + 1, name: at.bib.name },
        saying('bibTwice', { who: String(bib), other: twice }),
      );
    if (bib !== undefined) lines.set(String(bib), line);
    if (errors.full) break;
    if (data !== undefined) rows.push(data);
    places.push(() => ({ line }));
    if (places.length % PROGRESS_ROWS === 0) tell({ rows: rows.length, bytes: seen.bytes });
  }
  if (rows.length === 0) errors.refuse({ line: head?.line ?? 1 }, saying('empty'));
  errors.settle();
  tell({ rows: rows.length, bytes: seen.bytes });
  return { rows, places };
}
