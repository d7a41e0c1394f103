import { calls, type FileAnswer, type FileProgress, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../../api/secretariat-api.ts';

/** `lynx`: FinishLynx or FieldLynx; `csv`: a table of results; `road`: a table of a race outside the stadium. */
export type FileKind = 'lynx' | 'csv' | 'road';

interface ResultFile {
  readonly chOID: string;
  readonly kind: FileKind;
  readonly file: File;
  readonly trial: string | undefined;
  /** Why official results are changed. */
  readonly reason: string | undefined;
  /** Only reports what would change. */
  readonly dryRun: boolean;
  /** Answers to the questions about a file: `4:DNF`, `4:who:add`. */
  readonly answers: readonly string[];
  readonly onProgress?: (progress: FileProgress) => void;
}

function makeAddress({ chOID, kind, trial, reason, dryRun, answers }: ResultFile): string {
  switch (kind) {
    case 'lynx':
      return makeUrl(calls.lynxResults, { chOID }, { trial, reason, dryRun, answers });
    case 'road':
      return makeUrl(calls.roadResults, { chOID }, { trial, reason, dryRun, answers, asked: true });
    case 'csv':
      return makeUrl(calls.csvLists, { chOID }, { trial, reason, dryRun, list: 'results' });
  }
}

const withSheets = secretariatApi.enhanceEndpoints({ addTagTypes: ['Sheet', 'Programme'] });

const importApi = withSheets.injectEndpoints({
  endpoints: (build) => ({
    sendResults: build.mutation<FileAnswer, ResultFile>({
      query: (resultFile) => ({
        url: makeAddress(resultFile),
        method: 'POST',
        body: resultFile.file,
        tell: resultFile.kind === 'road' ? (progress) => resultFile.onProgress?.(progress as FileProgress) : undefined,
      }),
      invalidatesTags: (_, error, { chOID, dryRun }) =>
        error !== undefined || dryRun ? [] : ['Sheet', { type: 'Programme', id: chOID }],
    }),
  }),
});

export const { useSendResultsMutation } = importApi;
