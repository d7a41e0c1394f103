import type { RefereeDecision } from 'shared-domain';
import type { TrialState } from 'shared-domain/live-input';
import type { ReportNote } from './live-trial-state.ts';

/** Decisions that a result shows beside the mark; a disqualification is the mark itself. */
const SHOWN_DECISIONS: readonly RefereeDecision[] = ['L', 'YC', 'RC', 'qR'];

/** What referees decided on reports of a trial, as its results show it. */
export const listReportNotes = ({ reports }: TrialState): readonly ReportNote[] =>
  reports.flatMap(({ row, content, answer, at }) => {
    if (row === undefined) return [];
    // A card that the referee shows without a report of others.
    if (answer === undefined && content.card !== undefined)
      return [{ id: content.id, at, row, text: content.card, rules: content.rules }];
    if (answer === undefined || !SHOWN_DECISIONS.includes(answer.act)) return [];
    const rules = answer.rules.length === 0 || answer.act === 'RC' ? undefined : answer.rules;
    return [{ id: answer.id, at: answer.at, row, text: answer.act, rules }];
  });
