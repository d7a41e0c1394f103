import type { ReactNode } from 'react';
import { CallAlert } from './CallAlert.tsx';
import '../marks/waiting.css';

interface Query<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

const WAITING_ROWS = [4, 3, 1, 2];

/** What was read stays on screen when a later reading fails; before the first answer, rows of the same height wait. */
export function QueryState<Data>({ query: { data, error, refetch }, children }: Props<Data>) {
  return (
    <>
      {error !== undefined && <CallAlert error={error} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && (
        <div aria-busy="true">
          {WAITING_ROWS.map((place) => (
            <div key={place} className="adm-wait" style={{ ['--k' as string]: place }} aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
