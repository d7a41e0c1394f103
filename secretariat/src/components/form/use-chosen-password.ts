import { useState } from 'react';
import { type ErrorId, MIN_PASSWORD } from 'shared-domain/contract';
import type { TextKey } from '../../locales/fr.ts';
import { type Translate, useText } from '../../locales/use-text.ts';
import { readRefusal } from '../call/call-sentence.ts';

/** A password that somebody chooses: its fault is shown at the field, before it is sent and after. */
export function useChosenPassword(error: unknown) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const fault = isShort ? t('error.password') : passwordFault(error, t);
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
    /** Whether it may be sent; says at the field why not. */
    check(): boolean {
      const isTooShort = [...password].length < MIN_PASSWORD;
      setShort(isTooShort);
      return !isTooShort;
    },
  };
}

const FAULTS: ReadonlyMap<string, TextKey> = new Map<ErrorId, TextKey>([
  ['short password', 'error.password'],
  ['common password', 'error.password.common'],
  ['own password', 'error.password.own'],
]);

/** What is wrong with a password somebody chose, in the reader's words; undefined where the refusal is of something else. */
function passwordFault(error: unknown, t: Translate): string | undefined {
  const fault = FAULTS.get(readRefusal(error).id);
  return fault === undefined ? undefined : t(fault);
}
