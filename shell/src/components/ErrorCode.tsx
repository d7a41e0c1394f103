import type { CallError } from 'shared-domain/platform';
import { type AppError, createAppError } from 'shared-domain/platform/state';

/** Converts the error of a call to the product's error object (P3.13). */
export const toAppError = ({ id, detail, status }: CallError): AppError =>
  createAppError(id, detail, status === undefined ? undefined : { status });

/** An error in small print, which the reader can quote when they ask for help. */
export function ErrorCode({ error: { type, description } }: { readonly error: AppError }) {
  return <p className="code">{description === '' ? type : `${type} – ${description}`}</p>;
}
