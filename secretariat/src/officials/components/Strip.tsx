import type { ReactNode } from 'react';
import { useText } from '../use-console.ts';
import { Icon } from './Icon.tsx';
import { Key } from './Key.tsx';

interface Props {
  readonly colour?: 'red' | 'blue';
  readonly children: ReactNode;
  /** What the button says; «Vu» by default. */
  readonly action?: string;
  readonly onPress?: () => void;
}

/** A sentence above the keys that one cannot overlook. */
export function Strip({ colour, children, action, onPress }: Props) {
  const { t } = useText();
  return (
    <div className={colour === undefined ? 'strip' : `strip ${colour}`} role={colour === 'blue' ? 'status' : 'alert'}>
      <Icon name={colour === 'blue' ? 'eye' : 'warning'} />
      <span>{children}</span>
      {onPress !== undefined && (
        <Key className="btn" onPress={onPress}>
          {action ?? t('seen')}
        </Key>
      )}
    </div>
  );
}
