import { formatDecision, formatReport } from 'shared-domain';
import type { ReportsAnswer } from 'shared-domain/contract';
import type { Language } from 'shared-domain/platform';
import type { Translate } from '../../locales/use-text.ts';

type Report = ReportsAnswer['reports'][number];

/** A report of an official or a card of a walk judge, as one line. */
export interface ReportRow {
  readonly id: string;
  readonly at: string;
  readonly trial: string;
  /** Whom it is about; undefined for the whole event. */
  readonly who: Report['who'];
  readonly what: string;
  readonly from: string;
  readonly photo: Report['photo'];
  /** It waits for the referee. */
  readonly isOpen: boolean;
  readonly answer: { readonly at: string; readonly decision: string } | undefined;
}

/** Reports and cards of a competition together, what waits for the referee first, then the newest. */
export function buildRows({ reports, cards }: ReportsAnswer, t: Translate, language: Language): readonly ReportRow[] {
  const reportRows = reports.map(
    (report): ReportRow => ({
      id: report.id,
      at: report.at,
      trial: report.trial,
      who: report.who,
      what: formatReport(report, language),
      from: report.from ?? '',
      photo: report.photo,
      isOpen: report.open,
      answer: report.answer && { at: report.answer.at, decision: formatDecision(report.answer, language) },
    }),
  );
  const cardRows = cards.map(
    ({ id, at, trial, who, what, symbol, from }): ReportRow => ({
      id,
      at,
      trial,
      who,
      what: t(`reports.card.${what}`, { symbol }),
      from: t('reports.from.judge', { number: from }),
      photo: undefined,
      isOpen: false,
      answer: undefined,
    }),
  );
  return [...reportRows, ...cardRows].toSorted(
    (a, b) => Number(b.isOpen) - Number(a.isOpen) || Date.parse(b.at) - Date.parse(a.at),
  );
}

/** An athlete in a line. @example '412 DUPONT Léa' */
export const formatWho = (who: ReportRow['who'], t: Translate): string =>
  who === undefined
    ? t('reports.about.all')
    : [who.bib, who.last?.toUpperCase(), who.first].filter((part) => part !== undefined && part !== '').join(' ');
