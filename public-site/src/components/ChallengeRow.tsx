import { findChallengeStart, findFederation, isLiveChallenge, listChallengeDays } from 'shared-domain';
import type { ShortChallengeLine } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../locales/use-text.ts';
import { LiveChip } from './chips/ChallengeChips.tsx';
import { Icon } from './Icon.tsx';
import { findToday, formatShortMonth, readDayNumber, shiftDay } from './page/dates.ts';
import { readNow } from './page-clock.ts';
import { findPlace } from './place-line.ts';

/** One competition of a list: first day, name, place, kind and state. The whole row is a link. */
export function ChallengeRow({ challenge }: { readonly challenge: ShortChallengeLine }) {
  const { t, language } = useText();
  const [day = challenge.date] = listChallengeDays(challenge);
  const federation = findFederation(challenge.rtype);
  const facts = [
    findPlace(challenge),
    t(`kind.${challenge.kind}`),
    federation === 'OTHER' ? undefined : federation,
    challenge.demo ? t('demo') : undefined,
  ];
  return (
    <li>
      <Link className="cc" to={`/challenge/${challenge.oid}`}>
        <time className="t date" dateTime={challenge.date}>
          <b>{readDayNumber(day)}</b> {formatShortMonth(day, language)}
        </time>
        <span>
          <span className="ev">{challenge.name}</span>
          <span className="sub">{facts.filter(Boolean).join('\u00a0· ')}</span>
          <ListCounts challenge={challenge} />
        </span>
        <span className="end">
          <ChallengeState challenge={challenge} />
        </span>
      </Link>
    </li>
  );
}

/** How many start lists and result lists a competition has; nothing where it has none. */
export function ListCounts({ challenge }: { readonly challenge: ShortChallengeLine }) {
  const { t } = useText();
  const { startlists = 0, resultlists = 0 } = challenge;
  const texts = [
    startlists > 0 ? t('challenges.startlists', { count: startlists }) : undefined,
    resultlists > 0 ? t('challenges.resultlists', { count: resultlists }) : undefined,
  ].filter((text) => text !== undefined);
  return texts.length === 0 ? null : <span className="sub block">{texts.join('\u00a0· ')}</span>;
}

/** Up to this many days ahead the state is a countdown, «J-3». */
const MAX_COUNTDOWN_DAYS = 14;

/** «Direct», «En cours» for one not followed live, «J-3», «À venir» or «Terminé». */
export function ChallengeState({ challenge }: { readonly challenge: ShortChallengeLine }) {
  const { t } = useText();
  const now = readNow();
  if (isLiveChallenge(challenge, now)) return <LiveChip challenge={challenge} />;
  if (findChallengeStart(challenge) > now) {
    const daysLeft = countDaysUntil(challenge.date);
    return (
      <span className="state">
        {daysLeft <= MAX_COUNTDOWN_DAYS ? t('state.inDays', { count: daysLeft }) : t('state.upcoming')}
      </span>
    );
  }
  return (
    <span className="state done">
      <Icon name="check" />
      {t('state.over')}
    </span>
  );
}

/** Days from today to a day, counted no further than one more than `MAX_COUNTDOWN_DAYS`. */
function countDaysUntil(day: string): number {
  const today = findToday();
  let daysLeft = 0;
  while (daysLeft <= MAX_COUNTDOWN_DAYS && shiftDay(today, daysLeft) < day) daysLeft += 1;
  return daysLeft;
}
