import type { ScreensAnswer } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { Button } from '../../components/Button.tsx';
import { Section } from '../../components/page/Section.tsx';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly withheld: ScreensAnswer['withheld'];
  readonly trials: readonly ProgrammeTrial[];
  readonly formatTime: (at: string) => string;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onShow: (report: string) => void;
}

/** Decisions of the referee that the screens do not show before the speaker has said them. */
export function WithheldDecisions({ withheld, trials, formatTime, canWrite, isBusy, onShow }: Props) {
  const { t, language } = useText();
  if (withheld.length === 0) return null;
  return (
    <Section id="withheld" title={t('screens.withheld')} help={t('screens.withheld.help')}>
      <ul className="withheld">
        {withheld.map(({ report, trial, since }) => {
          const found = trials.find(({ oid }) => oid === trial);
          const name = found === undefined ? '' : formatTrialName(found, language);
          return (
            <li key={report}>
              <span>
                {name} <small className="muted">{t('screens.withheld.since', { time: formatTime(since) })}</small>
              </span>
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
      </ul>
    </Section>
  );
}
