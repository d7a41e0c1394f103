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

/** An event and its round in one line: its short name where there is no room for the whole one, so that the round is not lost. */
export function EventTitle({ trial, isShort = false, as: Tag = 'h1' }: Props) {
  const { language } = useBoardText();
  const name = formatEventName(trial, language);
  const round = formatRound(trial, language).toLocaleLowerCase(language);
  const whole = `${name} ${round}`;
  const [fit, setFit] = useState({ cut: '' });
  const line = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = line.current;
    if (!isShort && fit.cut !== whole && shown !== null && shown.scrollWidth > shown.clientWidth)
      setFit({ cut: whole });
  }, [whole, fit, isShort]);
  useLayoutEffect(() => {
    // A new object each time: it is measured again though it fitted before.
    const measure = () => setFit({ cut: '' });
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <Tag ref={line}>
      {isShort || fit.cut === whole ? formatEventShort(trial, language) : name} <span>{round}</span>
    </Tag>
  );
}
