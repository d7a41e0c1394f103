import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { useText } from '../use-console.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Digits under the thumb; `children`: a key beside the 0. */
export function Keypad({
  onDigit,
  onErase,
  children,
}: {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly children?: ReactNode;
}) {
  const { t } = useText();
  return (
    <>
      {DIGITS.map((digit) => (
        <Key key={digit} className="key d32 w2c" isQuick onPress={() => onDigit(digit)}>
          {digit}
        </Key>
      ))}
      <Key className="key w2c" isQuick aria-label={t('pad.erase')} onPress={onErase}>
        <Icon name="erase" />
      </Key>
      <Key className={children === undefined ? 'key d32 w4' : 'key d32 w2c'} isQuick onPress={() => onDigit('0')}>
        0
      </Key>
      {children}
    </>
  );
}
