import { Link, useLocation } from 'shared-domain/platform';
import { Icon, type IconName } from '../components/Icon.tsx';
import { parseScreen, paths, type Screen } from '../components/paths.ts';
import type { TextKey } from '../locales/fr.ts';
import { useText } from '../locales/use-text.ts';

const ENTRIES: readonly { readonly screen: Screen; readonly text: TextKey; readonly icon: IconName }[] = [
  { screen: 'challenges', text: 'challenges.title', icon: 'challenges' },
  { screen: 'organisations', text: 'orgs.title', icon: 'organisations' },
];

/** The screens that stand outside any one competition. */
export function Navigation({ onChosen }: { readonly onChosen?: () => void }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const here = parseScreen(pathname);
  return ENTRIES.map(({ screen, text, icon }) => (
    <Link
      key={screen}
      className="adm-link"
      to={paths[screen]}
      title={t(text)}
      aria-current={here === screen ? 'page' : undefined}
      onClick={onChosen}
    >
      <Icon name={icon} />
      <span>{t(text)}</span>
    </Link>
  ));
}
