import { Fragment, useId } from 'react';
import { Link, useLocation } from 'shared-domain/platform';
import { Icon, type IconName } from '../components/Icon.tsx';
import {
  COMPETITION_SEGMENTS,
  competitionPath,
  parseCompetition,
  parseScreen,
  parseSegment,
  paths,
  type Screen,
} from '../components/page/paths.ts';
import type { TextKey } from '../locales/fr.ts';
import { useText } from '../locales/use-text.ts';
import { COMPETITION_SCREENS, DASHBOARD, DAY_STEPS } from './competition-screens.ts';

const ENTRIES: readonly { readonly screen: Screen; readonly text: TextKey; readonly icon: IconName }[] = [
  { screen: 'challenges', text: 'challenges.title', icon: 'challenges' },
  { screen: 'organisations', text: 'orgs.title', icon: 'organisations' },
];

/** In the order of the table of addresses, whatever the order in which screens were added. */
const SCREENS = COMPETITION_SCREENS.toSorted(
  (a, b) => COMPETITION_SEGMENTS.indexOf(a.segment) - COMPETITION_SEGMENTS.indexOf(b.segment),
);

/** The screens that stand outside any one competition, then those of the one that is open, in the order of its day. */
export function Navigation({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useText();
  const id = useId();
  const { pathname } = useLocation();
  const here = parseScreen(pathname);
  const chOID = here === undefined ? parseCompetition(pathname) : undefined;
  const entry = (to: string, text: TextKey, icon: IconName, current: boolean) => (
    <Link
      key={to}
      className="adm-link"
      to={to}
      title={t(text)}
      aria-current={current ? 'page' : undefined}
      onClick={onChosen}
    >
      <Icon name={icon} />
      <span>{t(text)}</span>
    </Link>
  );
  const screen = (oid: string, { segment, text, icon }: (typeof SCREENS)[number]) =>
    entry(competitionPath(oid, segment), text, icon, parseSegment(pathname) === segment);
  return (
    <>
      {ENTRIES.map(({ screen: outside, text, icon }) => entry(paths[outside], text, icon, here === outside))}
      {chOID !== undefined && (
        <>
          <hr />
          {screen(chOID, DASHBOARD)}
          {DAY_STEPS.map((step) => (
            <Fragment key={step}>
              <p className="adm-step" id={`${id}-${step}`}>
                {t(`frame.step.${step}`)}
              </p>
              <ul aria-labelledby={`${id}-${step}`}>
                {SCREENS.filter((each) => each.step === step).map((each) => (
                  <li key={each.segment}>{screen(chOID, each)}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </>
      )}
    </>
  );
}
