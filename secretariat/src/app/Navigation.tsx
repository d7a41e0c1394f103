import { Fragment, useId } from 'react';
import { Link, useLocation } from 'shared-domain/platform';
import { Icon, type IconName } from '../components/Icon.tsx';
import {
  buildCompetitionPath,
  buildNetworkPath,
  COMPETITION_SEGMENTS,
  parseCompetition,
  parseScreen,
  parseSegment,
  paths,
  type Screen,
} from '../components/page/paths.ts';
import type { TextKey } from '../locales/fr.ts';
import { useText } from '../locales/use-text.ts';
import { COMPETITION_SCREENS, DASHBOARD, DAY_STEPS } from './competition-screens.ts';

const GENERAL_SCREENS: readonly { readonly screen: Screen; readonly text: TextKey; readonly icon: IconName }[] = [
  { screen: 'challenges', text: 'challenges.title', icon: 'challenges' },
  { screen: 'organisations', text: 'orgs.title', icon: 'organisations' },
  { screen: 'network', text: 'screen.network', icon: 'network' },
];

/** The screens of a competition in the order of the table of addresses. */
const SCREENS = COMPETITION_SCREENS.toSorted(
  (a, b) => COMPETITION_SEGMENTS.indexOf(a.segment) - COMPETITION_SEGMENTS.indexOf(b.segment),
);

/** Links to the screens outside competitions, then to those of the open competition, by the steps of its day. */
export function Navigation({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useText();
  const id = useId();
  const { pathname, search } = useLocation();
  const currentScreen = parseScreen(pathname);
  // «Réseau» is of the whole server; who came from a competition goes on there.
  const origin = currentScreen === 'network' ? (new URLSearchParams(search).get('chOID') ?? undefined) : undefined;
  const chOID = currentScreen === undefined ? parseCompetition(pathname) : origin;
  const findPath = (screen: Screen): string => (screen === 'network' ? buildNetworkPath(chOID) : paths[screen]);
  const renderLink = (to: string, text: TextKey, icon: IconName, isCurrent: boolean) => (
    <Link
      key={to}
      className="adm-link"
      to={to}
      title={t(text)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChosen}
    >
      <Icon name={icon} />
      <span>{t(text)}</span>
    </Link>
  );
  const renderScreenLink = (oid: string, { segment, text, icon }: (typeof SCREENS)[number]) =>
    renderLink(buildCompetitionPath(oid, segment), text, icon, parseSegment(pathname) === segment);
  return (
    <>
      {GENERAL_SCREENS.map(({ screen, text, icon }) =>
        renderLink(findPath(screen), text, icon, currentScreen === screen),
      )}
      {chOID !== undefined && (
        <>
          <hr />
          {renderScreenLink(chOID, DASHBOARD)}
          {DAY_STEPS.map((step) => (
            <Fragment key={step}>
              <p className="adm-step" id={`${id}-${step}`}>
                {t(`frame.step.${step}`)}
              </p>
              <ul aria-labelledby={`${id}-${step}`}>
                {SCREENS.filter((each) => each.step === step).map((each) => (
                  <li key={each.segment}>{renderScreenLink(chOID, each)}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </>
      )}
    </>
  );
}
