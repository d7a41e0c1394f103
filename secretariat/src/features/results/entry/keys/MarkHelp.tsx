import { type EventRef, findUnit, isFieldEvent, isOutsideStadium, isVerticalJump, needsWind } from 'shared-domain';
import { useText } from '../../../../locales/use-text.ts';
import { findTypedExample } from '../model/typed-example.ts';

/** How marks are typed in these grids, with examples that their events accept. */
export function MarkHelp({ events }: { readonly events: readonly EventRef[] }) {
  const measuredEvents = events.filter(({ g0 }) => !isVerticalJump(g0));
  const times = measuredEvents.filter((event) => findUnit(event) === 'ms');
  const distances = measuredEvents.filter((event) => findUnit(event) === 'mm');
  return (
    <>
      <UnitHelp textKey="results.keys.help" events={times.filter(({ hand }) => hand !== true)} />
      <UnitHelp textKey="results.keys.help.hand" events={times.filter(({ hand }) => hand === true)} />
      <UnitHelp textKey="results.keys.help.distance" events={distances} />
    </>
  );
}

interface UnitHelpProps {
  readonly textKey: 'results.keys.help' | 'results.keys.help.hand' | 'results.keys.help.distance';
  /** Events of one unit. */
  readonly events: readonly EventRef[];
}

function UnitHelp({ textKey, events }: UnitHelpProps) {
  const { t } = useText();
  const typedExamples = events.map(findTypedExample).filter((example) => example !== undefined);
  if (typedExamples.length === 0) return null;
  const examples = new Set(typedExamples.map(({ typed, shown }) => t('results.keys.help.reads', { typed, shown })));
  const writtenMarks = new Set(typedExamples.flatMap((example) => example.written));
  return (
    <p className="sub">
      {t(textKey, { examples: [...examples].join(', ') })}{' '}
      {textKey === 'results.keys.help' && events.some(isOutsideStadium) && `${t('results.keys.help.outside')} `}
      {writtenMarks.size > 0 && t('results.keys.help.written', { marks: [...writtenMarks].join(', ') })}
      {events.some((event) => isFieldEvent(event.g0) && needsWind(event)) && ` ${t('results.keys.help.wind')}`}
    </p>
  );
}
