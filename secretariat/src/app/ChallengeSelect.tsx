import { makeDateFormat } from 'shared-domain';
import { useLocation, useNavigate } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../api/my-challenges.ts';
import { SearchSelect } from '../components/form/SearchSelect.tsx';
import { buildCompetitionPath, parseCompetition, parseScreen, parseSegment } from '../components/page/paths.ts';
import { useText } from '../locales/use-text.ts';

/** How far a day is from now, ms: the nearest competitions come first. */
const measureDistance = (date: string, now: number): number => Math.abs(Date.parse(date) - now);

/** Goes to another competition and stays on the same screen. */
export function ChallengeSelect({ onClosed }: { readonly onClosed: () => void }) {
  const { t, language } = useText();
  const { data: challenges = [] } = useMyChallengesQuery();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const openOID = parseScreen(pathname) === undefined ? parseCompetition(pathname) : undefined;
  const now = Date.now();
  const dateFormat = makeDateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const options = challenges
    .toSorted((a, b) => measureDistance(a.date, now) - measureDistance(b.date, now))
    .map(({ oid, name, date, place = '' }) => ({
      value: oid,
      label: name,
      day: dateFormat.format(new Date(date)),
      searchText: `${name} ${place} ${date}`,
    }));
  return (
    <SearchSelect
      className="pick"
      defaultOpen
      autoFocus
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      aria-label={t('frame.challenge')}
      placeholder={t('frame.challenge.none')}
      notFoundContent={t('frame.challenge.notFound')}
      value={options.find(({ value }) => value === openOID)?.value ?? null}
      options={options}
      // The list is 440 px wide, on a narrow phone less: it begins up to 104 px from the edge and must end on the screen.
      popupMatchSelectWidth={Math.min(440, window.innerWidth - 104)}
      optionRender={({ data }) => (
        <span className="pick-row">
          <span>{data.label}</span> <small>{data.day}</small>
        </span>
      )}
      onChange={(oid) => {
        void navigate(buildCompetitionPath(oid, openOID === undefined ? '' : parseSegment(pathname)));
        onClosed();
      }}
    />
  );
}
