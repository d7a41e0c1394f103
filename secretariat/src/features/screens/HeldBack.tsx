import { useMemo } from 'react';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { ScreensAnswer } from 'shared-domain/contract';
import type { KnownCompetition } from 'shared-domain/live-input';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../components/page/Section.tsx';
import { type FrozenReport, listFrozenReports } from '../../components/screens/frozen-reports.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly withheld: ScreensAnswer['withheld'];
  /** What boards have of the competition; undefined before it has come. */
  readonly known: KnownCompetition | undefined;
  readonly formatTrial: (oid: string) => string | undefined;
  readonly formatTime: (at: string) => string;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onShow: (report: string) => void;
}

/** What screens hold back: what waits for the referee, and decisions that the speaker has not said. */
export function HeldBack({ withheld, known, formatTrial, formatTime, canWrite, isBusy, onShow }: Props) {
  const { t, language } = useText();
  const frozen = useMemo(() => listFrozenReports(known, language), [known, language]);
  const reports = new Map(frozen.map((one) => [one.report, one]));
  const awaited = frozen.filter(({ decision }) => decision === undefined);
  if (withheld.length + awaited.length === 0) return null;
  const sayTrial = (one: FrozenReport) =>
    `${formatEventName(one.trial, language)} · ${formatTrialRound(one.trial, language)}`;
  return (
    <Section id="held-back" title={t('screens.held')} help={t('screens.held.help')}>
      <ul className="withheld">
        {withheld.map(({ report, trial, since }) => {
          const found = reports.get(report);
          const name = found === undefined ? (formatTrial(trial) ?? '') : sayTrial(found);
          return (
            <li key={report}>
              <p>
                <b>{name}</b>
                {found !== undefined && (
                  <>
                    <span>{[found.who, found.decision].filter(Boolean).join(' · ')}</span>
                    <small className="muted">{found.about}</small>
                  </>
                )}
                <small className="muted">{t('screens.held.decided', { time: formatTime(since) })}</small>
              </p>
              {canWrite && (
                <Button
                  isBusy={isBusy}
                  aria-label={t('screens.withheld.show.of', { name })}
                  onClick={() => onShow(report)}
                >
                  {t('screens.withheld.show')}
                </Button>
              )}
            </li>
          );
        })}
        {awaited.map((one) => (
          <li key={one.report}>
            <p>
              <b>{sayTrial(one)}</b>
              <span>{[one.who, one.about].filter(Boolean).join(' · ')}</span>
              <small className="muted">{t('screens.held.awaited', { time: formatTime(one.at) })}</small>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
