import { hasPlausibleYear, MAX_YEAR, MIN_YEAR } from 'shared-domain';
import { Link, useLocation, useNavigate } from 'shared-domain/platform';
import { Icon } from '../../components/Icon.tsx';
import { findToday, formatShortDay, shiftDay } from '../../components/page/dates.ts';
import { setParam } from '../../components/page/SegmentedLinks.tsx';
import { useText } from '../../locales/use-text.ts';

/** «‹ sam. 13 juin ›»: previous day, next day, or any day from a calendar that opens at the date. */
export function DayPicker({ day }: { readonly day: string }) {
  const { t, language } = useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const buildDayUrl = (target: string) => pathname + setParam(search, 'j', target === findToday() ? undefined : target);
  return (
    <div className="day-nav">
      <Link
        className="icon-btn"
        to={buildDayUrl(shiftDay(day, -1))}
        replace
        preventScrollReset
        aria-label={t('day.previous')}
      >
        <Icon name="back" />
      </Link>
      <label className="day-pick">
        <strong aria-hidden="true">{formatShortDay(day, language)}</strong>
        <input
          type="date"
          aria-label={t('day.choose')}
          min={`${MIN_YEAR}-01-01`}
          max={`${MAX_YEAR}-12-31`}
          value={day}
          onClick={(event) => openCalendar(event.currentTarget)}
          onChange={({ target }) => {
            if (hasPlausibleYear(target.value))
              navigate(buildDayUrl(target.value), { replace: true, preventScrollReset: true });
          }}
        />
      </label>
      <Link
        className="icon-btn"
        to={buildDayUrl(shiftDay(day, 1))}
        replace
        preventScrollReset
        aria-label={t('day.next')}
      >
        <Icon name="next" />
      </Link>
    </div>
  );
}

/** Browsers open the calendar only from a small icon, which is hidden here. */
function openCalendar(input: HTMLInputElement): void {
  try {
    input.showPicker();
  } catch {
    input.focus();
  }
}
