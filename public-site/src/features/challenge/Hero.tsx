import { listChallengeDays, readOptions, readRegistration } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { FederationChip, KindChip, LiveChip } from '../../components/chips/ChallengeChips.tsx';
import { StarButton } from '../../components/follow/StarButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import { formatDayRange } from '../../components/page/dates.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { ShareButton } from '../../components/page/ShareButton.tsx';
import { formatPlaceLine } from '../../components/place-line.ts';
import { buildCalendarUrl } from '../../components/toolbar/list-files.ts';
import { toFollowedChallenge } from '../../components/toolbar/list-tools.ts';
import { RegistrationLine } from './RegistrationLine.tsx';
import { useRegistrationText } from './use-registration-text.ts';
import './landing.css';
import { readNow } from '../../components/page-clock.ts';

/** The header of a competition's page: name, dates, place, state, and buttons to register, follow and share. */
export function Hero({ challenge, isLive }: { readonly challenge: Challenge; readonly isLive: boolean }) {
  const { t, language } = useRegistrationText();
  const registration = readRegistration(challenge, readNow());
  return (
    <div className="board stagger">
      <div className="wrap hero">
        <Link className="back" to={`/challenges/${challenge.regionINSEE || 'fr'}`}>
          <Icon name="back" />
          {t('challenges')}
        </Link>
        <div className="chips">
          {isLive && <span className="live">{t('live')}</span>}
          {challenge.live === false && <LiveChip challenge={challenge} />}
          <KindChip kind={challenge.kind} />
          <FederationChip rtype={challenge.rtype} />
          {isDeclaredOfficial(challenge) && <span className="chip">{t('state.results.official')}</span>}
          {challenge.demo && <span className="chip">{t('demo')}</span>}
        </div>
        <PageTitle>{challenge.name}</PageTitle>
        <p className="line">
          <b>{formatDayRange(listChallengeDays(challenge), language)}</b>
          <br />
          {formatPlaceLine(challenge)}
          {challenge.hashtag !== '' && (
            <>
              <br />#{challenge.hashtag.replace(/^#/, '')}
            </>
          )}
        </p>
        <div className="btns">
          {registration?.url !== undefined && (
            <a className="btn main" href={registration.url} rel="noopener">
              {t(registration.isPrivate ? 'register.private' : 'register')}
            </a>
          )}
          <StarButton
            item={toFollowedChallenge(challenge)}
            className={registration?.url === undefined ? 'btn main' : 'btn'}
          />
          <ShareButton title={challenge.name} className="btn" />
          <a
            className="btn icon-only"
            href={buildCalendarUrl(challenge.oid, language)}
            download
            aria-label={t('tools.calendar.add')}
            title={t('tools.calendar.add')}
          >
            <Icon name="calendar" />
          </a>
        </div>
        {registration !== undefined && <RegistrationLine registration={registration} />}
      </div>
    </div>
  );
}

/** Whether the organiser declared the results official, and no trial is in progress or unofficial. */
const isDeclaredOfficial = ({ flag, trials, running }: Challenge): boolean =>
  readOptions(flag).isOfficial && trials > 0 && running === 0;
