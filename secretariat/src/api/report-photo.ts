import { calls, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from './secretariat-api.ts';

const readDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

/** The photo of an official’s report, as an address that an image can show; a photo never changes. */
export const { useReportPhotoQuery } = secretariatApi.injectEndpoints({
  endpoints: (build) => ({
    reportPhoto: build.query<string, { readonly chOID: string; readonly id: string }>({
      queryFn: async (photo, _api, _extra, send) => {
        const { data, error } = await send({ url: makeUrl(calls.filedPhoto, photo), isFile: true });
        return error === undefined ? { data: await readDataUrl(data as Blob) } : { error };
      },
    }),
  }),
});
