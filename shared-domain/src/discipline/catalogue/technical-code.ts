import type { EventRef } from '../event-ref.ts';
import { makeVariant, parseVariant, variantFits } from '../variant.ts';

const CODE = /^([1-9]\d{0,5})-(0|[A-Z][A-Z0-9]*)(?:-([IRT]))?$/;

/**
 * Technical code of an event, distance-variant-surface (P3.11): the surface is `I` indoor, `R` road, `T`, and
 * is left out on an open track. Undefined when the variant does not parse.
 * @example findTechnicalCode({ g0: 60, g1: 'HP106I' }) // '60-HP106-I'
 */
export function findTechnicalCode({ g0, g1 }: EventRef): string | undefined {
  const variant = parseVariant(g1);
  if (variant === undefined) return undefined;
  const { place, ...rest } = variant;
  const surface = place === undefined ? '' : `-${g1.slice(-1)}`;
  return `${g0}-${makeVariant(rest)}${surface}`;
}

/** The inverse of `findTechnicalCode`; undefined for what is no technical code. @example parseTechnicalCode('60-HP106-I') // { g0: 60, g1: 'HP106I' } */
export function parseTechnicalCode(code: string): { readonly g0: number; readonly g1: string } | undefined {
  const [, number = '', own = '', surface = ''] = CODE.exec(code) ?? [];
  const variant = parseVariant(own);
  if (variant === undefined || variant.place !== undefined || !variantFits(Number(number), variant)) return undefined;
  return { g0: Number(number), g1: own === '0' && surface !== '' ? surface : own + surface };
}
