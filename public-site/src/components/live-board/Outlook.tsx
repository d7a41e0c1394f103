import { readEvent } from 'shared-domain';
import type { FieldEvent } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { formatFollowing, formatLastAttempt, formatStanding, listNeeded, listRecordMarks } from './outlook-text.ts';
import './outlook.css';

/** What the attempt can bring: best and place so far, and the marks that lead, make the podium or the final. Read aloud by `speakTurn`. */
export function Outlook({ event }: { readonly event: FieldEvent }) {
  const text = useText();
  const { outlook } = event;
  if (outlook === undefined) return null;
  const standing = formatStanding(outlook, text);
  const needed = listNeeded(outlook, text);
  const records = listRecordMarks(outlook, text);
  if (standing === undefined && needed.length + records.length === 0) return null;
  return (
    <span className="outlook" aria-hidden="true">
      {standing !== undefined && <span className="sub">{standing}</span>}
      {needed.map((mark) => (
        <span key={mark.key} className="needed">
          <b>{mark.mark}</b> {mark.text}
        </span>
      ))}
      {records.map((mark) => (
        <span key={mark.key} className="needed">
          <b>{mark.mark}</b> {mark.text}
        </span>
      ))}
    </span>
  );
}

/** The last attempt and the next two athletes. */
export function AroundTurn({ event }: { readonly event: FieldEvent }) {
  const text = useText();
  const { outlook } = event;
  const lastAttempt = outlook && formatLastAttempt(outlook, readEvent(event), text);
  const following = outlook && formatFollowing(outlook);
  if (lastAttempt === undefined && following === undefined) return null;
  return (
    <span className="around-turn">
      {lastAttempt !== undefined && (
        <span>
          <span className="sub">{text.t('outlook.last')}</span> {lastAttempt}
        </span>
      )}
      {following !== undefined && (
        <span>
          <span className="sub">{text.t('outlook.following')}</span> {following}
        </span>
      )}
    </span>
  );
}
