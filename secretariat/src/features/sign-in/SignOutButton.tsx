import { Button } from '../../components/Button.tsx';
import { useConfirmSessionEnd } from '../../components/form/use-confirm-session-end.ts';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { useSignOutMutation } from './sign-in-endpoints.ts';

/** Ends the session here and on the server. */
export function SignOutButton() {
  const { t } = useText();
  const [signOut, { isLoading }] = useSignOutMutation();
  const confirmSessionEnd = useConfirmSessionEnd();
  const leave = async () => {
    if (await confirmSessionEnd(t('leave.act'))) await signOut();
  };
  return (
    <Button isSmall className="adm-act" isBusy={isLoading} onClick={() => void leave()}>
      <Icon name="signOut" />
      {t('frame.signOut')}
    </Button>
  );
}
