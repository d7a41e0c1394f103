import type { CallError } from 'shared-domain/platform';
import { CallAlert } from '../../components/call/CallAlert.tsx';

const LISTED = 20;

/** Every fault that the server found in a file, by its place in it. */
export function ImportRefused({ error }: { readonly error: unknown }) {
  const { errors = [] } = error as Partial<CallError>;
  const others = errors.slice(1, LISTED);
  return (
    <>
      <CallAlert error={error} />
      {others.length > 0 && (
        <ul className="file-faults">
          {others.map(({ detail }) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </>
  );
}
