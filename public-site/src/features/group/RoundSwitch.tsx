import {
  compareStartTimes,
  findLocalDay,
  findStartTime,
  formatLocalTime,
  isInProgress,
  isOfficial,
  isToStart,
} from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { ChoiceSelect } from '../../components/ChoiceSelect.tsx';
import type { GroupSection } from '../../components/lists/group-sections.ts';
import { formatSectionName } from '../../components/lists/section-name.ts';
import { formatTinyDay } from '../../components/page/dates.ts';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { type Language, useText } from '../../locales/use-text.ts';

/** More rounds do not fit beside each other: they are a list to choose from. */
const MAX_SEGMENTS = 4;

interface RoundSwitchProps {
  readonly sections: readonly GroupSection[];
  readonly value: string;
  /** The competition's time zone, once it is known. */
  readonly tz: string | undefined;
}

/** «Tous · Séries ✓ · Demi-finales ● · Finale 18:05»: chooses the round shown; ✓ marks official ones, the hour is that of the next start. */
export function RoundSwitch({ sections, value, tz }: RoundSwitchProps) {
  const { t, language } = useText();
  const [, setRound] = useParam('r');
  if (sections.length < 2) return null;
  const starts = tz === undefined ? [] : formatStarts(sections, tz, language);
  const rounds = sections
    .map(({ round, heats }, index) => ({
      value: round as string,
      name: formatSectionName({ round, heats }, t, language),
      isOfficial: heats.every(({ status }) => isOfficial(status)),
      isRunning: heats.some(({ status }) => isInProgress(status)),
      start: starts[index],
    }))
    .reverse();
  if (rounds.length > MAX_SEGMENTS)
    return (
      <div className="tools">
        <ChoiceSelect
          label={t('rounds.every')}
          value={value}
          choices={rounds.map((round) => ({
            value: round.value,
            label: [round.name, round.isOfficial && '✓', round.isRunning && `– ${t('state.running')}`, round.start]
              .filter(Boolean)
              .join(' '),
          }))}
          onChange={setRound}
        />
      </div>
    );
  return (
    <div className="tools round-switch">
      <SegmentedLinks
        label={t('rounds')}
        param="r"
        value={value}
        fallback=""
        className="tight"
        items={[
          { value: '', label: t('rounds.all') },
          ...rounds.map((round) => ({
            value: round.value,
            label: (
              <>
                {round.name}
                {round.isOfficial && <span title={t('state.official')}>✓</span>}
                {round.isRunning && (
                  <span className="dot-new">
                    <span className="sr">{t('state.running')}</span>
                  </span>
                )}
                {round.start !== undefined && <small>{round.start}</small>}
              </>
            ),
          })),
        ]}
      />
    </div>
  );
}

/** The heat of a round that starts next; none while one is on. */
const findNextHeat = ({ heats }: GroupSection): Trial | undefined =>
  heats.some(({ status }) => isInProgress(status))
    ? undefined
    : heats.filter(({ status }) => isToStart(status)).toSorted(compareStartTimes)[0];

/** When each round goes on: the hour, with the day where the event takes several. */
function formatStarts(sections: readonly GroupSection[], tz: string, language: Language): (string | undefined)[] {
  const days = new Set(sections.flatMap(({ heats }) => heats.map(({ date }) => findLocalDay(date, tz))));
  return sections.map((section) => {
    const next = findNextHeat(section);
    if (next === undefined) return undefined;
    const start = findStartTime(next);
    const day = days.size > 1 ? `${formatTinyDay(findLocalDay(start, tz), language)} ` : '';
    return day + formatLocalTime(start, tz);
  });
}
