import type { ButtonHTMLAttributes } from 'react';

/** Two touches nearer than this are drops of water or two fingers, ms. */
const MIN_PAUSE_MS = 350;

let lastPress = Number.NEGATIVE_INFINITY;

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly onPress: () => void;
  /** A digit, or a choice that writes nothing: it may be touched as fast as fingers are. */
  readonly isQuick?: boolean;
}

/** Every button of a console: it acts when the finger lifts inside it, once for touches that come together. */
export function Key({ onPress, isQuick = false, className = 'key', ...props }: Props) {
  return (
    <button
      type="button"
      className={className}
      onClick={({ timeStamp }) => {
        if (!isQuick) {
          if (timeStamp - lastPress < MIN_PAUSE_MS) return;
          lastPress = timeStamp;
        }
        onPress();
      }}
      {...props}
    />
  );
}
