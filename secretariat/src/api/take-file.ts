import type { CallError } from 'shared-domain/platform';
import { sessionSlice } from 'shared-domain/platform';
import { secretariatApi } from './secretariat-api.ts';

type SessionRoot = Parameters<typeof sessionSlice.selectors.selectToken>[0];

/** A file to take: where it is, and what it is called on this device. */
export interface WantedFile {
  readonly url: string;
  readonly name: string;
}

async function refusalIn(answer: Response, url: string): Promise<CallError> {
  const content = (await answer.json().catch(() => undefined)) as { readonly errors?: CallError['errors'] } | undefined;
  const [first] = content?.errors ?? [];
  if (first === undefined) return { id: `critical error ${url}`, detail: '', status: answer.status };
  return { ...first, status: answer.status, errors: content?.errors ?? [] };
}

/** Hands bytes over to the reader as a file; the address lives until the browser has begun. */
function save(name: string, bytes: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Takes a file with the session's token, so that a refusal is said on the page and not saved as a file. */
export const { useTakeFileMutation } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    takeFile: build.mutation<{ readonly name: string }, WantedFile>({
      queryFn: async ({ url, name }, { getState, dispatch, signal }) => {
        const token = sessionSlice.selectors.selectToken(getState() as SessionRoot);
        try {
          const answer = await fetch(url, { headers: token === undefined ? {} : { 'x-access-token': token }, signal });
          if (answer.ok) {
            save(name, await answer.blob());
            return { data: { name } };
          }
          const error = await refusalIn(answer, url);
          if (error.id === 'expired token') dispatch(sessionSlice.actions.sessionExpired());
          return { error };
        } catch (error) {
          if (signal.aborted) throw error;
          return { error: { id: 'network error', detail: '' } };
        }
      },
    }),
  }),
});
