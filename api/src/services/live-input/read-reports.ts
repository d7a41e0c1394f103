import { isFieldEvent } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import {
  applyCurrentKeys,
  indexStartRows,
  isReportOpen,
  readReports,
  registerFacts,
  setAside,
} from 'shared-domain/live-input';
import type { Db } from '../../store/db.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { readFacts } from '../../store/live/facts.ts';
import { readRenumberings } from '../sheets/row-renumbering.ts';
import { parseLoggedFact } from './stored-fact.ts';
import { keyStarts } from './trial-rows.ts';

type FiledReports = NonNullable<SheetAnswer['reports']>;

/** What officials reported about a trial, as its sheet shows it. */
export async function readFiledReports(
  db: Db,
  { oid, g0 }: { readonly oid: string; readonly g0: number },
  starts: readonly SentStart[],
): Promise<FiledReports> {
  const facts = (await readFacts(db, oid)).map(parseLoggedFact);
  if (!facts.some(({ fact }) => fact.kind === 'report')) return [];
  const keyedStarts = keyStarts(starts);
  const { findRowKey, orderedKeys } = indexStartRows(keyedStarts);
  const current = applyCurrentKeys(facts, await readRenumberings(db, oid), orderedKeys);
  const { currentFacts, fieldFacts } = registerFacts(setAside(current).facts);
  const { reports } = readReports({ facts: currentFacts, fieldFacts, isField: isFieldEvent(g0), findRowKey });
  return reports.map((report) => {
    const { id, at, row, answer, content } = report;
    const { what, clear, from, where, leg, steps, card, rules, text } = content;
    const said = { row, what, clear, from, where, leg, steps, card, rules, text };
    const given = answer && { at: answer.at, act: answer.act, rules: [...answer.rules] };
    return { id, at, ...said, open: isReportOpen(report), answer: given };
  });
}
