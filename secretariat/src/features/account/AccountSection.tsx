import { Section } from '../../components/page/Section.tsx';
import { useText } from '../../locales/use-text.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';
import '../../components/table/table.css';
import './account.css';

/** The user's account, below their organisations. */
export default function AccountSection() {
  const { t } = useText();
  return (
    <Section id="account" className="account" title={t('account.title')}>
      <EmailAddress />
      <PasswordForm />
      <SecondFactor />
      <Sessions />
      <DeleteAccount />
    </Section>
  );
}
