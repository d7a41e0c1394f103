import type { EventRef } from '../event-ref.ts';
import { canHaveVariant, makeVariant, parseVariant } from '../variant.ts';

const CODE_PATTERN = /^([1-9]\d{0,5})-(0|[A-Z][A-Z0-9]*)(?:-([IRT]))?$/;

/**
 * Technical code of an event, distance-variant-surface (P3.11): the surface is `I` indoor, `R` road, `T`
 * trail, and absent on an outdoor track. Undefined when the variant does not parse.
 * @example formatTechnicalCode({ g0: 60, g1: 'HP106I' }) // '60-HP106-I'
 */
export function formatTechnicalCode({ g0, g1 }: EventRef): string | undefined {
  const variant = parseVariant(g1);
  if (variant === undefined) return undefined;
  const { place, ...variantWithoutPlace } = variant;
  const surface = place === undefined ? '' : `-${g1.slice(-1)}`;
  return `${g0}-${makeVariant(variantWithoutPlace)}${surface}`;
}

/** The inverse of `formatTechnicalCode`; undefined for another text. @example parseTechnicalCode('60-HP106-I') // { g0: 60, g1: 'HP106I' } */
export function parseTechnicalCode(code: string): { readonly g0: number; readonly g1: string } | undefined {
  const [, number = '', variantText = '', surface = ''] = CODE_PATTERN.exec(code) ?? [];
  const variant = parseVariant(variantText);
  if (variant === undefined || variant.place !== undefined || !canHaveVariant(Number(number), variant))
    return undefined;
  return { g0: Number(number), g1: variantText === '0' && surface !== '' ? surface : variantText + surface };
}
