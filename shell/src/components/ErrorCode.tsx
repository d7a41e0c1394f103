import type { CallError } from 'shared-domain/platform';
import { type AppError, appError } from 'shared-domain/platform/state';

/** A refused call as the product's error object (P3.13). */
export const errorOfCall = ({ id, detail, status }: CallError): AppError =>
  appError(id, detail, status === undefined ? undefined : { status });

/** An error in small letters, for whoever is asked about it. */
export function ErrorCode({ error: { type, description } }: { readonly error: AppError }) {
  return <p className="code">{description === '' ? type : `${type} – ${description}`}</p>;
}
