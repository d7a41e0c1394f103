import { createFault, type FactFault } from '../contract/fact-faults.ts';
import { EXCLUDING_DECISIONS, type RefereeDecision } from '../race/umpire-report.ts';
import type { FindRowKey } from './contest-fact.ts';
import type { FactOfKind, LoggedFact } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';

/** What a referee decided on a report. */
export interface ReportAnswer {
  readonly id: string;
  readonly at: string;
  readonly act: RefereeDecision;
  readonly rules: readonly string[];
}

/** What an umpire, a referee or another official reported, with the last answer to it. */
export interface FiledReport {
  readonly id: string;
  readonly at: string;
  readonly device: string;
  /** The athlete's row; absent where it names nobody. */
  readonly row?: string | undefined;
  readonly content: FactOfKind<'report'>;
  readonly answer?: ReportAnswer | undefined;
}

interface ReportState {
  readonly reports: readonly FiledReport[];
  readonly refusals: ReadonlyMap<string, FactFault>;
}

interface Input {
  /** Facts that count, in their order. */
  readonly facts: readonly CurrentFact[];
  /** Facts that only a field event's rules decide on. */
  readonly fieldFacts: readonly LoggedFact[];
  readonly isField: boolean;
  readonly findRowKey: FindRowKey;
}

const findSigned = ({ correction, original }: CurrentFact): LoggedFact => correction ?? original;

/**
 * The reports of a trial, in their order, each with the referee's last answer.
 * @example readReports({ facts: [], fieldFacts: [], isField: false, findRowKey: () => undefined }).reports // []
 */
export function readReports({ facts, fieldFacts, isField, findRowKey }: Input): ReportState {
  const refusals = new Map<string, FactFault>();
  const reports = new Map<string, FiledReport>();
  const reportByName = new Map<string, string>();
  for (const one of facts) {
    const { content, original } = one;
    if (content.kind === 'report') {
      const { id } = content;
      reports.set(id, { id, at: original.fact.at, device: findSigned(one).device, row: findRowKey(content), content });
      reportByName.set(id, id).set(original.fact.id, id);
    }
    if (content.kind !== 'ruling') continue;
    const report = reports.get(reportByName.get(content.attempt) ?? '');
    const { id, act = content.upheld ? 'again' : 'file', rules = [] } = content;
    if (report === undefined)
      refusals.set(id, createFault('no such fact', `ruling: report ${content.attempt} is not there`));
    else if (report.row === undefined && (EXCLUDING_DECISIONS.includes(act) || act === 'YC' || act === 'L'))
      refusals.set(
        id,
        createFault('report of nobody', `ruling: ${act} is about an athlete, and the report names none`),
      );
    else reports.set(report.id, { ...report, answer: { id, act, rules, at: original.fact.at } });
  }
  for (const { fact } of isField ? [] : fieldFacts) {
    if (fact.kind === 'ruling')
      refusals.set(fact.id, createFault('no such fact', `ruling: report ${fact.attempt} is not there`));
  }
  return { reports: [...reports.values()], refusals };
}

/** Whether a report waits for the referee: not where there was nothing to report, a card that the referee has shown, or an exchange that the secretariat makes. */
export const isReportOpen = ({ content, answer }: FiledReport): boolean =>
  content.clear !== true &&
  content.card === undefined &&
  content.what !== 'swap' &&
  (answer === undefined || answer.act === 'underProtest');
