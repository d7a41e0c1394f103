import { calls, type FileAnswer, type FileProgress, makeUrl } from 'shared-domain/contract';
import { secretariatApi } from '../../../api/secretariat-api.ts';

/** `lynx` a file of FinishLynx or FieldLynx, `csv` a table of results, `road` one of a race outside a stadium. */
export type FileKind = 'lynx' | 'csv' | 'road';

interface ResultFile {
  readonly chOID: string;
  readonly kind: FileKind;
  readonly file: File;
  readonly trial: string | undefined;
  /** Why official results change. */
  readonly reason: string | undefined;
  /** Only says what would change. */
  readonly dryRun: boolean;
  /** To the questions of a file of the timing program: `4:DNF`. */
  readonly answers: readonly string[];
  readonly tell?: (progress: FileProgress) => void;
}

function addressOf({ chOID, kind, trial, reason, dryRun, answers }: ResultFile): string {
  switch (kind) {
    case 'lynx':
      return makeUrl(calls.lynxResults, { chOID }, { trial, reason, dryRun, answers });
    case 'road':
      return makeUrl(calls.roadResults, { chOID }, { trial, reason, dryRun });
    case 'csv':
      return makeUrl(calls.csvLists, { chOID }, { trial, reason, dryRun, list: 'results' });
  }
}

const withSheets = secretariatApi.enhanceEndpoints({ addTagTypes: ['Sheet', 'Programme'] });

const importApi = withSheets.injectEndpoints({
  endpoints: (build) => ({
    sendResults: build.mutation<FileAnswer, ResultFile>({
      query: (asked) => ({
        url: addressOf(asked),
        method: 'POST',
        body: asked.file,
        tell: asked.kind === 'road' ? (line) => asked.tell?.(line as FileProgress) : undefined,
      }),
      invalidatesTags: (_, error, { chOID, dryRun }) =>
        error !== undefined || dryRun ? [] : ['Sheet', { type: 'Programme', id: chOID }],
    }),
  }),
});

export const { useSendResultsMutation } = importApi;
