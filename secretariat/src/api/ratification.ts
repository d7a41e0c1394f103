import {
  calls,
  type EvidenceNote,
  type EvidencePictureQuery,
  type EvidencePictureRemoval,
  makeUrl,
  type RatificationAnswer,
} from 'shared-domain/contract';
import { makeRequest } from './request.ts';
import { secretariatApi } from './secretariat-api.ts';

/** A record, by the trial, the row and the key of the record. */
export interface RecordReference {
  readonly chOID: string;
  readonly trial: string;
  readonly row: string;
  readonly key: string;
}

type Item = RatificationAnswer['items'][number];
export type RatificationItemId = Item['id'];

const ratificationApi = secretariatApi
  .enhanceEndpoints({ addTagTypes: ['Ratification', 'Record', 'Log'] })
  .injectEndpoints({
    endpoints: (build) => ({
      ratification: build.query<RatificationAnswer, RecordReference>({
        query: ({ chOID, ...of }) => makeUrl(calls.ratification, { chOID }, { ...of }),
        providesTags: ['Ratification', 'Record'],
        keepUnusedDataFor: 0,
      }),
      noteEvidence: build.mutation<RatificationAnswer, { readonly chOID: string; readonly note: EvidenceNote }>({
        query: ({ chOID, note }) => makeRequest(calls.noteEvidence, { chOID }, { body: note }),
        invalidatesTags: ['Ratification', 'Log'],
      }),
      addEvidencePicture: build.mutation<
        RatificationAnswer,
        { readonly chOID: string; readonly query: EvidencePictureQuery; readonly file: Blob }
      >({
        query: ({ chOID, query, file }) => ({
          url: makeUrl(calls.addEvidencePicture, { chOID }, { ...query }),
          method: calls.addEvidencePicture.method,
          body: file,
        }),
        invalidatesTags: ['Ratification', 'Log'],
      }),
      removeEvidencePicture: build.mutation<
        RatificationAnswer,
        { readonly chOID: string; readonly query: EvidencePictureRemoval }
      >({
        query: ({ chOID, query }) => makeRequest(calls.removeEvidencePicture, { chOID }, { query: { ...query } }),
        invalidatesTags: ['Ratification', 'Log'],
      }),
    }),
  });

export const {
  useRatificationQuery,
  useNoteEvidenceMutation,
  useAddEvidencePictureMutation,
  useRemoveEvidencePictureMutation,
} = ratificationApi;
