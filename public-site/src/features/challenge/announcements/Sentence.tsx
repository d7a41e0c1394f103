import type { SaidAnnouncement } from './say-announcement.ts';

/** A sentence: marks as everywhere for who reads it, with their units for a screen reader (Q28). */
export function Sentence({ said: { text, spoken } }: { readonly said: SaidAnnouncement }) {
  if (text === spoken) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr">{spoken}</span>
    </>
  );
}
