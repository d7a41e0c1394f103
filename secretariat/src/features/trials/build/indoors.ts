import { DISCUS, HAMMER, isTrackEvent, JAVELIN } from 'shared-domain';
import type { Listed, Template } from './templates.ts';

const NOT_INDOORS: readonly number[] = [DISCUS, HAMMER, JAVELIN, 4100];
/** What takes the place of a distance that a hall has no straight for. */
const INSTEAD: Readonly<Record<number, number>> = { 100: 60, 110: 60, 80: 50, 120: 60, 5000: 3000 };

function indoor({ g0, g1 = '0', ...listed }: Listed): readonly Listed[] {
  const place = g1 === '0' ? 'I' : `${g1}I`;
  if (NOT_INDOORS.includes(g0) || (g0 === 400 && g1 === 'H') || g1 === 'S') return [];
  return [{ ...listed, g0: isTrackEvent(g0) ? (INSTEAD[g0] ?? g0) : g0, g1: place }];
}

const same = (a: Listed, b: Listed): boolean =>
  a.g0 === b.g0 && a.g1 === b.g1 && (a.round ?? 'f') === (b.round ?? 'f') && (a.sex === b.sex || b.sex === undefined);

/** A template under a roof: shorter sprints, no long throw, every event once. */
export function indoors({ days, ...template }: Template): Template {
  const seen: Listed[] = [];
  const fits = (listed: Listed) => {
    if (seen.some((known) => same(listed, known))) return false;
    seen.push(listed);
    return true;
  };
  return { ...template, days: days.map((listed) => listed.flatMap(indoor).filter(fits)) };
}
