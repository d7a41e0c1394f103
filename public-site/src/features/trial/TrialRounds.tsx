import { compareRounds, findStartTime, formatLocalTime, formatTrialGroup, isToStart } from 'shared-domain';
import type { Challenge, ResultList, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { TrialState } from '../../components/chips/TrialState.tsx';
import { LocalTime } from '../../components/LocalTime.tsx';
import { buildTrialPath } from '../../components/page/challenge-paths.ts';
import { formatEventText, formatHeatText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

interface TrialRoundsProps {
  readonly trial: Trial | ResultList;
  readonly heats: readonly Trial[];
  readonly challenge: Challenge | undefined;
}

/** Beside the list: all rounds and heats of the event with their states. */
export function TrialRounds({ trial, heats, challenge }: TrialRoundsProps) {
  const { t, language } = useText();
  const { kind, tz } = challenge ?? {};
  const orderedHeats = [...heats].sort(
    (a, b) => compareRounds(a.round, b.round) || Date.parse(a.date) - Date.parse(b.date) || a.heat - b.heat,
  );
  return (
    <aside className="rail" aria-label={t('rounds')}>
      <section>
        <h2>
          {t('rounds.of', {
            name: trial.round === 'c' ? formatTrialGroup(trial, language) : formatEventText(trial, language, kind),
          })}
        </h2>
        <ul className="rows">
          {orderedHeats.map((heat) => (
            <li key={heat.oid}>
              <Link
                className="rs"
                to={buildTrialPath(heat.chOID, heat.oid)}
                aria-current={heat.oid === trial.oid ? 'page' : undefined}
              >
                <span className="ev">{formatHeatText(heat, language, kind)}</span>
                {isToStart(heat.status) && tz !== undefined ? (
                  <span className="sub">
                    {formatLocalTime(findStartTime(heat), tz)} <LocalTime iso={findStartTime(heat)} tz={tz} />
                  </span>
                ) : (
                  <TrialState trial={heat} />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
