/** An error as the product carries it (P3.13): what kind, in words, and the values it speaks of. */
export interface AppError {
  readonly type: string;
  readonly description: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/**
 * An error; without parameters it has no such field.
 * @example appError('EMPTY', 'Liste vide') // { type: 'EMPTY', description: 'Liste vide' }
 */
export function appError(type: string, description: string, parameters?: AppError['parameters']): AppError {
  return parameters === undefined ? { type, description } : { type, description, parameters };
}

/**
 * Whether a value is such an error: two texts, and parameters that are an object where there are any.
 * @example isAppError({ type: 'x' }) // false
 */
export function isAppError(value: unknown): value is AppError {
  if (typeof value !== 'object' || value === null) return false;
  const { type, description, parameters } = value as Record<string, unknown>;
  const named = parameters === undefined || (typeof parameters === 'object' && parameters !== null);
  return typeof type === 'string' && typeof description === 'string' && named;
}
