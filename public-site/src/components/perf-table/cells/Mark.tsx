import { type EventRef, findRuleWords, findStatusCode, formatMark, isMark, speakMark } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

interface MarkProps {
  readonly prf: ResultRow['prf'];
  readonly event: EventRef;
  readonly className?: string;
  /** The rule of a disqualification. */
  readonly rule?: string | undefined;
}

/** Characters past which a mark is drawn smaller for a leader on a phone: `2:08:44` stands beside a name and a place. */
const LONG = 6;

/** A mark as a sheet prints it, with its units spelt for a voice; or a status with its meaning. */
export function Mark({ prf, event, className = 'mark', rule }: MarkProps) {
  const { language } = useText();
  const spoken = speakMark(prf, event, language);
  if (!isMark(prf)) {
    const words = rule === undefined ? undefined : findRuleWords(rule, language);
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
    <span className={text.length > LONG ? `${className} long` : className}>
      <span aria-hidden="true">{text}</span>
      <span className="sr">{spoken}</span>
    </span>
  );
}
