import { useState } from 'react';
import { choosePictures } from 'shared-domain/board';
import { calls, makeUrl } from 'shared-domain/contract';
import { useBoard, useBoardClock } from './use-board.ts';

/** How long a picture that did not load is left out, ms. */
const RETRY_MS = 60_000;

interface Props {
  /** How long a picture stays, ms. */
  readonly pageMs?: number | undefined;
}

/** The pictures of a competition's sponsors by turns, each whole and in the middle. */
export function SponsorBoard({ pageMs }: Props) {
  const { seen, address } = useBoard();
  const { at } = useBoardClock();
  const [failed, setFailed] = useState<ReadonlyMap<string, number>>(new Map());
  const { chOID = '', pictures = [] } = seen() ?? {};
  const loading = pictures.filter(({ id }) => at - (failed.get(id) ?? Number.NEGATIVE_INFINITY) >= RETRY_MS);
  const [shown, ...next] = choosePictures(loading, at, pageMs ?? address.pageMs);
  return (
    <section className="board-sponsor">
      {[shown, ...next].map(
        (picture) =>
          picture && (
            <img
              key={picture.id}
              src={makeUrl(calls.screenPicture, { chOID, id: picture.id })}
              alt={picture.name}
              className={picture === shown ? undefined : 'next'}
              aria-hidden={picture === shown ? undefined : true}
              onError={() => setFailed(new Map([...failed, [picture.id, at]]))}
            />
          ),
      )}
    </section>
  );
}
