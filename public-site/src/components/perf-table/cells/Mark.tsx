import { type EventRef, findStatusCode, formatMark, isMark, speakMark } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

interface MarkProps {
  readonly prf: ResultRow['prf'];
  readonly event: EventRef;
  readonly className?: string;
}

/** Characters past which a mark is drawn smaller for a leader on a phone: `2:08:44` stands beside a name and a place. */
const LONG = 6;

/** A mark as a sheet prints it, with its units spelt for a voice; or a status with its meaning. */
export function Mark({ prf, event, className = 'mark' }: MarkProps) {
  const { language } = useText();
  const spoken = speakMark(prf, event, language);
  if (!isMark(prf)) {
    return (
      <abbr className="st" title={spoken}>
        {findStatusCode(prf)}
        <span className="sr"> {spoken}</span>
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
