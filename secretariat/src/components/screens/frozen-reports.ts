import { formatDecision, formatReport, type Language } from 'shared-domain';
import { fold } from 'shared-domain/board';
import { type DeviceTrial, isReportOpen, type KnownCompetition } from 'shared-domain/live-input';

/** A report that keeps a row of the boards as it was. */
export interface FrozenReport {
  readonly report: string;
  readonly trial: DeviceTrial;
  readonly who: string;
  /** When it was made. */
  readonly at: string;
  /** What it says. */
  readonly about: string;
  /** What the referee has decided and no board shows before the speaker has said it; undefined where the referee has not decided. */
  readonly decision?: string;
}

/** What boards hold back: reports that wait for the referee, and decisions that wait for the speaker. */
export function listFrozenReports(known: KnownCompetition | undefined, language: Language): FrozenReport[] {
  if (known === undefined) return [];
  const { withheld = [], facts, trials } = known;
  const reported = new Set(facts.flatMap(({ fact }) => (fact.kind === 'report' ? [fact.trialOID] : [])));
  return trials
    .filter(({ oid }) => reported.has(oid))
    .flatMap((trial) =>
      fold(trial, known).sheet.state.reports.flatMap((report): FrozenReport[] => {
        const { id, at, row, content, answer } = report;
        const isWithheld = answer !== undefined && withheld.includes(id);
        if (!isWithheld && !isReportOpen(report)) return [];
        const start = trial.rows.find((one) => one.row === row);
        const who = [start?.bib, start?.last.toUpperCase(), start?.first].filter(Boolean).join(' ');
        return [
          {
            report: id,
            trial,
            who,
            at,
            about: formatReport(content, language),
            ...(isWithheld ? { decision: formatDecision(answer, language) } : {}),
          },
        ];
      }),
    );
}
