import { type EventRef, findBestAttemptIndex } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { AttemptMark } from './AttemptCell.tsx';
import { readDistanceAttempts } from './attempts.ts';

/** The third line of a row on a phone: all attempts, with the best underlined. */
export function AttemptSeries({ row, event }: { readonly row: ResultRow; readonly event: EventRef }) {
  const attempts = readDistanceAttempts(row);
  if (attempts.length === 0) return null;
  const bestIndex = findBestAttemptIndex(readDistanceAttempts(row));
  return (
    <span className="series">
      {attempts.map((attempt, index) => {
        const key = `e${index + 1}`;
        return (
          <span key={key} className={index === bestIndex ? 'best' : undefined}>
            <AttemptMark attempt={attempt} event={event} />
          </span>
        );
      })}
    </span>
  );
}
