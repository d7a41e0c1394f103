import { formatFamily } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { buildFamilyPath } from '../../components/page/challenge-paths.ts';
import { formatLongDay } from '../../components/page/dates.ts';
import { Reveal } from '../../components/Reveal.tsx';
import { useText } from '../../locales/use-text.ts';
import { ProgrammeRows } from './ProgrammeDays.tsx';
import { groupByFamily, type ProgrammeItem } from './programme.ts';

interface ResultDaysProps {
  readonly chOID: string;
  /** Lines with results. */
  readonly items: readonly ProgrammeItem[];
}

/** What has results, by day and family: once a competition is over nobody looks for it by its hour. */
export function ResultDays({ chOID, items }: ResultDaysProps) {
  const { language } = useText();
  const days = groupByFamily(items);
  return days.map(({ day, families }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={days.length > 1 ? 'day-title' : 'sr'}>
        {formatLongDay(day, language)}
      </h2>
      {families.map(({ family, items: lines }) => (
        <Reveal key={family} as="div" className="hour by-family">
          <h3>
            <Link to={buildFamilyPath(chOID, family)}>{formatFamily(family, language)}</Link>
          </h3>
          <ProgrammeRows items={lines} />
        </Reveal>
      ))}
    </section>
  ));
}
