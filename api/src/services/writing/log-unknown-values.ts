import { findCategory } from 'shared-domain';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import type { Context } from '../context/context.ts';

type Counts = Map<string, number>;

const addCount = (counts: Counts, text: string): Counts => counts.set(text, (counts.get(text) ?? 0) + 1);

function addCategory(counts: Counts, category: number | undefined): void {
  if (category !== undefined && findCategory(category) === undefined) addCount(counts, `unknown category ${category}`);
}

/** Unknown units and categories of a body, with the number of times of each. */
function countUnknown({ trialsData, startlists, resultlists }: Omit<SentUpload, 'chOID'>): Counts {
  const counts: Counts = new Map();
  for (const { category } of trialsData) addCategory(counts, category);
  for (const rows of Object.values(startlists)) for (const { category } of rows) addCategory(counts, category);
  for (const rows of Object.values(resultlists))
    for (const { category, prf } of rows) {
      addCategory(counts, category);
      if (prf.sentUnit !== undefined) addCount(counts, `unknown unit ${JSON.stringify(prf.sentUnit)}, read as ms,`);
    }
  return counts;
}

/** Writes unknown units and categories to the server's log, one line each (P3.4 and P8.4). */
export function logUnknownValues(
  { warn }: Pick<Context, 'warn'>,
  chOID: string,
  body: Omit<SentUpload, 'chOID'>,
): void {
  for (const [text, count] of countUnknown(body)) warn(`${text} ${count} times in competition ${chOID}`);
}
