/** An error of the application (P3.13): its kind, a description, and the values that it is about. */
export interface AppError {
  readonly type: string;
  readonly description: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/**
 * Creates an error; without parameters it has no such field.
 * @example createAppError('EMPTY', 'Liste vide') // { type: 'EMPTY', description: 'Liste vide' }
 */
export function createAppError(type: string, description: string, parameters?: AppError['parameters']): AppError {
  return parameters === undefined ? { type, description } : { type, description, parameters };
}

/**
 * Whether a value is an AppError.
 * @example isAppError({ type: 'x' }) // false
 */
export function isAppError(value: unknown): value is AppError {
  if (typeof value !== 'object' || value === null) return false;
  const { type, description, parameters } = value as Record<string, unknown>;
  const hasValidParameters = parameters === undefined || (typeof parameters === 'object' && parameters !== null);
  return typeof type === 'string' && typeof description === 'string' && hasValidParameters;
}
