import { useState } from 'react';

interface TypedText {
  readonly value: string;
  /** Whether the hand has typed here since it came. */
  readonly isTyping: boolean;
  readonly type: (text: string) => void;
  /** The hand has left, or took it back: the field shows what is kept again. */
  readonly end: () => void;
}

/**
 * The text of a field under the hand belongs to the field. What arrives meanwhile, as drafts of the disk, another tab, a hold or
 * a fresh answer, changes what is kept and not what is typed; and no key waits for a subscription elsewhere to be shown.
 */
export function useTypedText(kept: string): TypedText {
  const [typed, setTyped] = useState<string>();
  return { value: typed ?? kept, isTyping: typed !== undefined, type: setTyped, end: () => setTyped(undefined) };
}
