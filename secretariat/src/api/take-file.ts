import { saveFile } from 'shared-domain/platform';
import { secretariatApi } from './secretariat-api.ts';

/** A file to take: where it is, and what it is called on this device. */
export interface WantedFile {
  readonly url: string;
  readonly name: string;
}

/** Takes a file with the session's token, so that a refusal is shown on the page and not saved as a file. */
export const { useTakeFileMutation } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    takeFile: build.mutation<{ readonly name: string }, WantedFile>({
      queryFn: async ({ url, name }, { signal }, _extra, call) => {
        const { data, error } = await call({ url, isFile: true });
        if (error !== undefined) return { error };
        if (!signal.aborted) saveFile(name, data as Blob);
        return { data: { name } };
      },
    }),
  }),
});
