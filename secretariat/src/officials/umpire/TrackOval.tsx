import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { findTrackPart, TRACK_PART_WORDS } from 'shared-domain';
import { useText } from '../use-console.ts';
import { findMetres, findPoint } from './oval.ts';

interface Props {
  readonly metres: number | undefined;
  readonly onMetres: (metres: number) => void;
}

const LAP_M = 400;
/** What an arrow key moves the point by, m. */
const STEP_M = 10;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: STEP_M,
  ArrowUp: STEP_M,
  ArrowLeft: -STEP_M,
  ArrowDown: -STEP_M,
};

/** Where on the track: a touch, or the arrow keys, set a point on a small oval. */
export function TrackOval({ metres, onMetres }: Props) {
  const { t, language } = useText();
  const place = metres === undefined ? '' : `${TRACK_PART_WORDS[findTrackPart(metres)][language]} (${metres} m)`;
  const drawing = useRef<SVGSVGElement>(null);
  const touch = ({ clientX, clientY }: MouseEvent) => {
    const matrix = drawing.current?.getScreenCTM();
    if (matrix == null) return;
    onMetres(findMetres(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMetres(((metres ?? 0) + step + LAP_M) % LAP_M);
  };
  const point = metres === undefined ? undefined : findPoint(metres);
  return (
    <figure className="ovf">
      <div
        className="oval"
        role="slider"
        tabIndex={0}
        aria-label={t('umpire.where')}
        aria-valuemin={0}
        aria-valuemax={LAP_M - 1}
        aria-valuenow={metres ?? 0}
        aria-valuetext={place === '' ? t('umpire.where.none') : place}
        onClick={touch}
        onKeyDown={press}
      >
        <svg ref={drawing} viewBox="0 0 336 150" aria-hidden="true">
          <rect className="trk" x="6" y="12" width="324" height="126" rx="63" />
          <rect className="trk" x="22" y="28" width="292" height="94" rx="47" />
          <path className="trk line" d="M267 122v16" />
          {point !== undefined && <circle className="pt" cx={point.x} cy={point.y} r="10" />}
        </svg>
      </div>
      <figcaption>{place === '' ? t('umpire.where') : place}</figcaption>
    </figure>
  );
}
