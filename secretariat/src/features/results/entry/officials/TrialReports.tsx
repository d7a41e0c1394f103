import { formatDecision, formatReport } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { ReportPhoto } from '../../../../components/report-photo/ReportPhoto.tsx';
import { formatLine, type Line } from '../../../../components/sheet/line.ts';
import { formatTimeOrDay } from '../../../../components/time/format-instant.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  readonly reports: NonNullable<SheetAnswer['reports']>;
  readonly lines: readonly Line[];
  /** Time zone of the competition. */
  readonly tz: string;
}

/** What umpires and other officials reported of a trial from the field of play, and what the referee decided on it. */
export function TrialReports({ chOID, reports, lines, tz }: Props) {
  const { t, language } = useText();
  if (reports.length === 0) return null;
  const open = reports.filter((report) => report.open).length;
  const formatTime = (at: string) => formatTimeOrDay(at, tz, language);
  const formatAbout = (report: Props['reports'][number]) => {
    const line = lines.find(({ row }) => row === report.row);
    const words = formatReport(report, language);
    return line === undefined ? words : t('pair', { name: formatLine(line), value: words });
  };
  return (
    <details className="notes" open>
      <summary>
        {t('results.reports', { count: reports.length })}
        {open > 0 && <span className="muted"> · {t('results.reports.open', { count: open })}</span>}
      </summary>
      <ul>
        {reports.map((report) => (
          <li key={report.id}>
            <time className="num muted">{formatTime(report.at)}</time> <b>{formatAbout(report)}</b>
            <span className="muted"> · {report.from} · </span>
            {report.answer !== undefined
              ? t('results.report.decided', {
                  decision: formatDecision(report.answer, language),
                  time: formatTime(report.answer.at),
                })
              : report.open && t('results.report.waiting')}
            <ReportPhoto chOID={chOID} report={report} />
          </li>
        ))}
      </ul>
    </details>
  );
}
