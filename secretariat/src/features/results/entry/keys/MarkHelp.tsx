import { type EventRef, findUnit, isFieldEvent, isOutsideStadium, isVerticalJump, needsWind } from 'shared-domain';
import { useText } from '../../../../locales/use-text.ts';
import { findTypedExample } from '../typed/typed-example.ts';

/** How marks are typed in the grids shown, by examples that are true there. */
export function MarkHelp({ events }: { readonly events: readonly EventRef[] }) {
  const marks = events.filter(({ g0 }) => !isVerticalJump(g0));
  const times = marks.filter((event) => findUnit(event) === 'ms');
  const distances = marks.filter((event) => findUnit(event) === 'mm');
  return (
    <>
      <UnitHelp text="results.keys.help" events={times} />
      <UnitHelp text="results.keys.help.distance" events={distances} />
    </>
  );
}

interface UnitHelpProps {
  readonly text: 'results.keys.help' | 'results.keys.help.distance';
  /** Events of one unit. */
  readonly events: readonly EventRef[];
}

function UnitHelp({ text, events }: UnitHelpProps) {
  const { t } = useText();
  const found = events.map(findTypedExample).filter((example) => example !== undefined);
  if (found.length === 0) return null;
  const examples = new Set(found.map(({ typed, shown }) => t('results.keys.help.reads', { typed, shown })));
  const written = new Set(found.flatMap((example) => example.written));
  return (
    <p className="sub">
      {t(text, { examples: [...examples].join(', ') })}{' '}
      {text === 'results.keys.help' && events.some(isOutsideStadium) && `${t('results.keys.help.outside')} `}
      {written.size > 0 && t('results.keys.help.written', { marks: [...written].join(', ') })}
      {events.some((event) => isFieldEvent(event.g0) && needsWind(event)) && ` ${t('results.keys.help.wind')}`}
    </p>
  );
}
