import { useState } from 'react';

interface TypedText {
  readonly value: string;
  /** Whether something was typed since the field got the focus. */
  readonly isTyping: boolean;
  readonly type: (text: string) => void;
  /** Ends typing: the field shows the stored text again. */
  readonly end: () => void;
}

/**
 * Keeps the text of a field while it is being typed. A new stored value, as from the disk, another tab or the server, does not
 * change it, and each key is shown at once.
 */
export function useTypedText(stored: string): TypedText {
  const [typed, setTyped] = useState<string>();
  return { value: typed ?? stored, isTyping: typed !== undefined, type: setTyped, end: () => setTyped(undefined) };
}
