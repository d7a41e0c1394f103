import { useLayoutEffect, useRef, useState } from 'react';
import { formatRound } from 'shared-domain';
import { formatEventName, formatEventShort } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import { useBoardText } from './use-board.ts';

interface Props {
  readonly trial: DeviceTrial;
  /** The short name from the start. */
  readonly isShort?: boolean;
  readonly as?: 'h1' | 'h2';
}

/** From the whole name to the least: its short name, and that without the round. */
const STEPS = ['whole', 'short', 'bare'] as const;

const findStep = (fit: { readonly whole: string; readonly step: number }, whole: string, least: number): number =>
  fit.whole === whole ? Math.max(fit.step, least) : least;

/** An event and its round in one line: its short name where there is no room for the whole one, so that the round is lost last. */
export function EventTitle({ trial, isShort = false, as: Tag = 'h1' }: Props) {
  const { language } = useBoardText();
  const name = formatEventName(trial, language);
  const round = formatRound(trial, language).toLocaleLowerCase(language);
  const whole = `${name} ${round}`;
  const least = isShort ? STEPS.indexOf('short') : 0;
  const [fit, setFit] = useState({ whole, step: least });
  const step = findStep(fit, whole, least);
  const line = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = line.current;
    const now = findStep(fit, whole, least);
    if (shown !== null && now < STEPS.length - 1 && shown.scrollWidth > shown.clientWidth)
      setFit({ whole, step: now + 1 });
  }, [whole, fit, least]);
  useLayoutEffect(() => {
    // A new object each time: it is measured again though it fitted before.
    const measure = () => setFit({ whole, step: 0 });
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [whole]);
  return (
    <Tag ref={line}>
      {STEPS[step] === 'whole' ? name : formatEventShort(trial, language)}{' '}
      {STEPS[step] !== 'bare' && <span>{round}</span>}
    </Tag>
  );
}
