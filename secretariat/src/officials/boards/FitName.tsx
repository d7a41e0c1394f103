import { useLayoutEffect, useRef, useState } from 'react';
import { shortenFirst } from 'shared-domain/board';

interface Props {
  readonly last: string;
  readonly first: string;
  /** Whether the first name is a letter from the start. */
  readonly isShort?: boolean | undefined;
  readonly as?: 'h2' | 'span';
}

/** From the whole name to the least: the first name's letter, a tenth smaller, cut (officials 5.2). */
const STEPS = ['whole', 'short', 'small', 'cut'] as const;

const SMALL = 0.9;

const findStep = (fit: { readonly name: string; readonly step: number }, name: string, least: number): number =>
  fit.name === name ? Math.max(fit.step, least) : least;

/** A name on one line of a board. */
export function FitName({ last, first, isShort = false, as: Tag = 'h2' }: Props) {
  const name = `${last} ${first}`;
  const least = isShort ? STEPS.indexOf('short') : 0;
  const [fit, setFit] = useState({ name, step: least });
  const line = useRef<HTMLHeadingElement>(null);
  const step = findStep(fit, name, least);
  useLayoutEffect(() => {
    const shown = line.current;
    const now = findStep(fit, name, least);
    if (shown !== null && now < STEPS.length - 1 && shown.scrollWidth > shown.clientWidth)
      setFit({ name, step: now + 1 });
  }, [name, fit, least]);
  useLayoutEffect(() => {
    // A new object each time: it is measured again though it fitted before.
    const measure = () => setFit({ name, step: 0 });
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [name]);
  const isWhole = STEPS[step] === 'whole';
  const isSmall = STEPS[step] === 'small' || STEPS[step] === 'cut';
  const shown = (
    <>
      <b>{last.toUpperCase()}</b> <span>{isWhole ? first : shortenFirst(first)}</span>
    </>
  );
  return (
    <Tag className="board-name" ref={line} style={isSmall ? { fontSize: `${SMALL}em` } : undefined}>
      {shown}
    </Tag>
  );
}
