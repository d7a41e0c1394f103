import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { useSignOutMutation } from './sign-in-endpoints.ts';

/** Ends the session here and on the server. */
export function SignOutButton() {
  const { t } = useText();
  const [signOut, { isLoading }] = useSignOutMutation();
  return (
    <button type="button" className="btn small adm-act" disabled={isLoading} onClick={() => void signOut()}>
      <Icon name="signOut" />
      {t('frame.signOut')}
    </button>
  );
}
