import { useState } from 'react';

interface TypedText {
  readonly value: string;
  /** Whether something was typed since the field got the focus. */
  readonly isTyping: boolean;
  readonly type: (text: string) => void;
  /** Typing is over, or taken back: the field shows the stored text again. */
  readonly end: () => void;
}

/**
 * The text of a field that is being typed into belongs to the field. What arrives meanwhile, as drafts of the disk, another tab, a hold or
 * a fresh answer, changes what is stored and not what is typed; and a key is shown at once.
 */
export function useTypedText(stored: string): TypedText {
  const [typed, setTyped] = useState<string>();
  return { value: typed ?? stored, isTyping: typed !== undefined, type: setTyped, end: () => setTyped(undefined) };
}
