import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { useText } from '../use-console.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Digits under the thumb; what follows them is the caller's. */
export function Keypad({
  onDigit,
  onErase,
}: {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
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
      <Key className="key d32 w4" isQuick onPress={() => onDigit('0')}>
        0
      </Key>
    </>
  );
}
