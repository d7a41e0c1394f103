import { useText } from '../use-console.ts';
import { Key } from './Key.tsx';

interface Props {
  readonly isFaulty: boolean;
  readonly onChoose: (isFaulty: boolean) => void;
}

/** Whether what was looked at is in order or at fault. */
export function OrderChoice({ isFaulty, onChoose }: Props) {
  const { t } = useText();
  return (
    <div className="seg">
      {[false, true].map((faulty) => (
        <Key
          key={String(faulty)}
          isQuick
          className={faulty === isFaulty ? 'btn sel' : 'btn q'}
          aria-pressed={faulty === isFaulty}
          onPress={() => onChoose(faulty)}
        >
          {t(faulty ? 'start.system.isFaulty' : 'start.system.isOk')}
        </Key>
      ))}
    </div>
  );
}
