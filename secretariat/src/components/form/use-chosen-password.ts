import { useState } from 'react';
import { MIN_PASSWORD } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { passwordFault } from './password-fault.ts';

/** A password that somebody chooses: what is wrong with it stands at its field, before it is sent and after. */
export function useChosenPassword(error: unknown) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  return {
    password,
    setPassword,
    fault: isShort ? t('error.password') : passwordFault(error, t),
    /** Whether it may be sent; says at the field why not. */
    check(): boolean {
      const isTooShort = [...password].length < MIN_PASSWORD;
      setShort(isTooShort);
      return !isTooShort;
    },
  };
}
