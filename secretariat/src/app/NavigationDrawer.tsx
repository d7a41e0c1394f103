import { Drawer } from 'antd';
import { SignOutButton } from '../features/sign-in/SignOutButton.tsx';
import { useText } from '../locales/use-text.ts';
import { Navigation } from './Navigation.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation on a phone. */
export function NavigationDrawer({ open, onClose }: Props) {
  const { t } = useText();
  return (
    <Drawer open={open} onClose={onClose} title={t('frame.title')} placement="left" size={288} destroyOnHidden>
      <nav className="adm-drawer" aria-label={t('frame.nav')}>
        <Navigation onChosen={onClose} />
      </nav>
      <SignOutButton />
    </Drawer>
  );
}
