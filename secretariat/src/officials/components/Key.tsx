import type { ButtonHTMLAttributes } from 'react';
import { notePressed } from './key-place.ts';

/** Two touches nearer than this are drops of water or two fingers, ms. */
const MIN_PAUSE_MS = 350;

/** A finger that stays longer is a palm, or rain: no tap, ms. */
const MAX_TAP_MS = 800;

let lastPress = Number.NEGATIVE_INFINITY;

/** When a finger came down on a key last; none where a mouse or a keyboard pressed it. */
let touched = Number.POSITIVE_INFINITY;

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly onPress: () => void;
  /** A digit, or a choice that writes nothing: it may be touched as fast as fingers are. */
  readonly isQuick?: boolean;
}

/** Every button of a console: it acts when the finger lifts inside it, once for touches that come together, and not for one that stays. */
export function Key({ onPress, isQuick = false, className = 'key', ...props }: Props) {
  return (
    <button
      type="button"
      className={className}
      onPointerDown={({ timeStamp, pointerType }) => {
        touched = pointerType === 'mouse' ? Number.POSITIVE_INFINITY : timeStamp;
      }}
      onClick={({ timeStamp, detail, currentTarget }) => {
        if (detail !== 0 && timeStamp - touched > MAX_TAP_MS) return;
        if (!isQuick) {
          if (timeStamp - lastPress < MIN_PAUSE_MS) return;
          lastPress = timeStamp;
        }
        notePressed(currentTarget);
        onPress();
      }}
      {...props}
    />
  );
}
