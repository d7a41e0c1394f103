import { describeRecord, type Language } from 'shared-domain';
import { type FoldedTrialView, findTurnWatch } from 'shared-domain/live-input';
import type { TurnAbout, TurnWatch } from './turn-watch.ts';

/** What the next attempt of an athlete takes, with the records by name. */
export function readTurnWatch(folded: FoldedTrialView, about: TurnAbout, language: Language): TurnWatch {
  const { needed, records } = findTurnWatch(folded, about);
  return { needed, records: records.map(({ v, ...record }) => ({ v, name: describeRecord(record, language) })) };
}
