import { useState } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { type FileDownload, useDownloadFileMutation } from '../../../api/download-file.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { useHost } from '../../../components/host.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';

interface ChosenLists {
  readonly chOID: string;
  readonly trialOids: readonly string[];
  /** Number of trials of the competition. */
  readonly trialCount: number;
}

export const PRINT_FILES = ['startsPdf', 'resultsPdf'] as const satisfies readonly ListsFile[];
export const DATA_FILES = [
  'startsCsv',
  'resultsCsv',
  'tableCsv',
  'tableXlsx',
  'json',
] as const satisfies readonly ListsFile[];

/** Downloads start lists and results of the chosen trials, to print or as data. */
export function useListsFiles({ chOID, trialOids, trialCount }: ChosenLists) {
  const { t, language } = useText();
  const { notify } = useHost();
  const showRefusal = useRefusal();
  const [downloadFile] = useDownloadFileMutation();
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async (file: ListsFile) => {
    const isAll = trialOids.length === trialCount;
    const listsFile = findListsFile(file, { chOID, trialOids, isAll, language }, t);
    if (listsFile === undefined) {
      notify(t('trials.files.many', { most: MAX_OIDS }), { kind: 'error' });
      return;
    }
    setIsDownloading(true);
    const { error } = await downloadFile(listsFile);
    setIsDownloading(false);
    if (error === undefined) notify(t('trials.files.got', { file: listsFile.name }));
    else showRefusal(error);
  };
  return { isDownloading, download };
}

const LISTS_FILES = ['startsPdf', 'resultsPdf', 'startsCsv', 'resultsCsv', 'tableCsv', 'tableXlsx', 'json'] as const;
type ListsFile = (typeof LISTS_FILES)[number];

interface ChosenTrials {
  readonly chOID: string;
  readonly trialOids: readonly string[];
  /** All trials are chosen, so no oids are sent. */
  readonly isAll: boolean;
  readonly language: 'fr' | 'en';
}

/** Limit of the server for one call. */
const MAX_OIDS = 200;

/** Address and file name of a file about the chosen trials; undefined when there are too many for one call. */
function findListsFile(
  file: ListsFile,
  { chOID, trialOids, isAll, language }: ChosenTrials,
  t: Translate,
): FileDownload | undefined {
  if (!isAll && trialOids.length > MAX_OIDS) return undefined;
  const oids = isAll ? undefined : trialOids;
  const ofChosen = { oids, lang: language };
  const csv = { separator: 'semicolon', ...ofChosen };
  const [starts, results] = [t('files.name.starts'), t('files.name.results')];
  switch (file) {
    case 'startsPdf':
      return { url: makeUrl(calls.listsPdf, { chOID }, { list: 'starts', ...ofChosen }), name: `${starts}.pdf` };
    case 'resultsPdf':
      return { url: makeUrl(calls.listsPdf, { chOID }, { list: 'results', ...ofChosen }), name: `${results}.pdf` };
    case 'startsCsv':
      return { url: makeUrl(calls.csvFile, { chOID }, { list: 'starts', ...csv }), name: `${starts}.csv` };
    case 'resultsCsv':
      return { url: makeUrl(calls.csvFile, { chOID }, { list: 'results', ...csv }), name: `${results}.csv` };
    case 'tableCsv':
    case 'tableXlsx': {
      const format = file === 'tableCsv' ? 'csv' : 'xlsx';
      return {
        url: makeUrl(calls.resultsTable, { chOID }, { format, ...ofChosen }),
        name: `${t('files.name.table')}.${format}`,
      };
    }
    case 'json':
      return isAll
        ? { url: makeUrl(calls.exportCompetition, { chOID }), name: 'competition.json' }
        : { url: makeUrl(calls.alls, {}, { oids }), name: `${t('files.name.events')}.json` };
  }
}
