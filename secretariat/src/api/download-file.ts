import { saveFile } from 'shared-domain/platform';
import { secretariatApi } from './secretariat-api.ts';

/** The address of a file, and the name under which it is saved. */
export interface FileDownload {
  readonly url: string;
  readonly name: string;
}

/** Downloads a file with the session's token, so that a refusal is shown on the page and not saved as a file. */
export const { useDownloadFileMutation } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    downloadFile: build.mutation<{ readonly name: string }, FileDownload>({
      queryFn: async ({ url, name }, { signal }, _extra, send) => {
        const { data, error } = await send({ url, isFile: true });
        if (error !== undefined) return { error };
        if (!signal.aborted) saveFile(name, data as Blob);
        return { data: { name } };
      },
    }),
  }),
});
