import { formatSpreadsheet } from 'shared-domain';
import type { FileNote, UploadAnswer } from 'shared-domain/contract';
import { listNotes, type Sending } from './sending.ts';

interface ReportTexts {
  readonly head: readonly string[];
  readonly state: Readonly<Record<'sent' | 'failed' | 'waiting', string>>;
  readonly leftOut: string;
  readonly formatNote: (note: FileNote) => string;
}

/** The notes of an answer that are about a trial: the warnings, in the same order, name its uid. */
const listNotesOf = (answer: UploadAnswer, uid: string): FileNote[] =>
  listNotes(answer).filter((_, index) => answer.warnings[index]?.includes(uid));

/** The CSV report of an import: the outcome for each trial, and the lines that were left out. */
export function writeReport({ chunks, states, left }: Sending, texts: ReportTexts): string {
  const rows: string[][] = chunks.flatMap(({ lists }, index) => {
    const state = states[index] ?? { state: 'waiting' };
    const listMessages = (uid: string): readonly string[] => {
      if (state.state === 'sent') return listNotesOf(state.answer, uid).map(texts.formatNote);
      return state.state === 'failed' ? state.details : [];
    };
    const { trialsData = [], startlists = {}, resultlists = {} } = lists;
    const names = new Map(trialsData.map(({ uid, name }) => [uid, name]));
    const uids = new Set([...names.keys(), ...Object.keys(startlists), ...Object.keys(resultlists)]);
    return [...uids].map((uid) => [
      String(index + 1),
      uid,
      names.get(uid) ?? '',
      String(startlists[uid]?.length ?? ''),
      String(resultlists[uid]?.length ?? ''),
      texts.state[state.state],
      listMessages(uid).join(' | '),
    ]);
  });
  const lines = left.map(({ line, who }) => ['', '', who, '', '', texts.leftOut, String(line)]);
  return formatSpreadsheet([texts.head, ...rows, ...lines]);
}
