import type { ReactNode } from 'react';
import type { CallError } from 'shared-domain/platform';
import { CallAlert } from './CallAlert.tsx';
import '../marks/waiting.css';

interface Query<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  readonly query: Query<Data>;
  /** Whether an answer that is there is shown without a word while the server cannot be reached: another part of the page says so. */
  readonly isQuietOffline?: boolean;
  /** Shown until the answer is there: the title of a screen whose own comes with the answer. */
  readonly waitingTitle?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

const isConnectionLost = (error: unknown): boolean => (error as CallError | undefined)?.id === 'network error';

/** Placeholder rows; the numbers shift their animation against each other (waiting.css). */
const WAITING_ROWS = [4, 3, 1, 2];

/** Shows an answer, which stays when a later call fails; placeholder rows before the first one. */
export function QueryState<Data>({
  query: { data, error, refetch },
  isQuietOffline = false,
  waitingTitle,
  children,
}: Props<Data>) {
  const isQuiet = isQuietOffline && data !== undefined && isConnectionLost(error);
  return (
    <>
      {data === undefined && waitingTitle}
      {error !== undefined && !isQuiet && <CallAlert error={error} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && (
        <div aria-busy="true">
          {WAITING_ROWS.map((shift) => (
            <div key={shift} className="adm-wait" style={{ ['--k' as string]: shift }} aria-hidden="true">
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
