import { type EventRef, formatSplitName } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { SegmentedLinks } from '../page/SegmentedLinks.tsx';
import { useChosenInSight } from '../page/use-chosen-in-sight.ts';
import { type Course, POINT_PARAM } from './course.ts';

interface PointLinksProps {
  readonly course: Course;
  readonly event: EventRef;
}

/** «Arrivée | 5 km | 10 km | …»: the points of a race, each with its passages. */
export function PointLinks({ course: { points, point }, event }: PointLinksProps) {
  const { t, language } = useText();
  const scroller = useChosenInSight<HTMLDivElement>(`${point?.d}`);
  if (points.length === 0) return null;
  const items = points.map((one) => ({ value: `${one.d}`, label: formatSplitName(one, event, language) }));
  return (
    <div ref={scroller} className="points">
      <SegmentedLinks
        className="tight"
        label={t('splits')}
        param={POINT_PARAM}
        value={point === undefined ? '' : `${point.d}`}
        fallback=""
        clearedParams="tri n"
        items={[{ value: '', label: t('splits.finish') }, ...items]}
      />
    </div>
  );
}
