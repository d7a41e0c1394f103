import { describeRule, type EventRef, findStatusCode, formatMark, isMark, speakMark } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

interface MarkProps {
  readonly prf: ResultRow['prf'];
  readonly event: EventRef;
  readonly className?: string;
  /** The rule of a disqualification. */
  readonly rule?: string | undefined;
}

/** Longer marks such as `2:08:44` are drawn smaller for the leader on a phone, where they are beside name and rank. */
const MAX_FULL_SIZE_LENGTH = 6;

export const isLongMark = (text: string): boolean => text.length > MAX_FULL_SIZE_LENGTH;

/** A mark, with its units spelt out for screen readers, or a status with its meaning. */
export function Mark({ prf, event, className = 'mark', rule }: MarkProps) {
  const { language } = useText();
  const spoken = speakMark(prf, event, language);
  if (!isMark(prf)) {
    const words = rule === undefined ? undefined : describeRule(rule, language);
    const meaning = [spoken, words].filter(Boolean).join(', ');
    return (
      <abbr className="st" title={meaning}>
        {findStatusCode(prf)}
        {rule !== undefined && <small className="rule"> {rule}</small>}
        <span className="sr"> {meaning}</span>
      </abbr>
    );
  }
  const text = formatMark(prf, event);
  return (
    <span className={isLongMark(text) ? `${className} long` : className}>
      <span aria-hidden="true">{text}</span>
      <span className="sr">{spoken}</span>
    </span>
  );
}
