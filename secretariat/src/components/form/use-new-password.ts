import { useState } from 'react';
import { type ErrorId, MIN_PASSWORD_LETTERS } from 'shared-domain/contract';
import type { TextKey } from '../../locales/fr.ts';
import { type Translate, useText } from '../../locales/use-text.ts';
import { readRefusal } from '../call/call-sentence.ts';

/** The state of a field for a new password; `error`: that of the last call, whose fault is shown at the field too. */
export function useNewPassword(error: unknown) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const fault = isShort ? t('error.password') : findPasswordFault(error, t);
  return {
    password,
    setPassword,
    fault,
    /** The props of its field. */
    field: {
      name: 'password',
      type: 'password',
      autoComplete: 'new-password',
      required: true,
      fault,
      value: password,
      onText: setPassword,
    },
    /** Whether the password is long enough to be sent; if not, the field shows it. */
    check(): boolean {
      const isTooShort = [...password].length < MIN_PASSWORD_LETTERS;
      setShort(isTooShort);
      return !isTooShort;
    },
  };
}

const FAULT_TEXTS: ReadonlyMap<string, TextKey> = new Map<ErrorId, TextKey>([
  ['short password', 'error.password'],
  ['common password', 'error.password.common'],
  ['own password', 'error.password.own'],
]);

/** What is wrong with a new password, in the reader's language; undefined where the refusal has another reason. */
function findPasswordFault(error: unknown, t: Translate): string | undefined {
  const fault = FAULT_TEXTS.get(readRefusal(error).id);
  return fault === undefined ? undefined : t(fault);
}
