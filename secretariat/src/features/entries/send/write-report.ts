import { formatSpreadsheet } from 'shared-domain';
import type { Sending } from './sending.ts';

interface ReportWords {
  readonly head: readonly string[];
  readonly state: Readonly<Record<'sent' | 'failed' | 'waiting', string>>;
  readonly left: string;
}

/** What became of every trial of an import, and of the lines that were left out, as a table for a spreadsheet. */
export function writeReport({ chunks, states, left }: Sending, words: ReportWords): string {
  const rows: string[][] = chunks.flatMap(({ lists }, index) => {
    const state = states[index] ?? { state: 'waiting' };
    const messages = state.state === 'sent' ? state.answer.warnings : state.state === 'failed' ? state.details : [];
    const { trialsData = [], startlists = {}, resultlists = {} } = lists;
    const names = new Map(trialsData.map(({ uid, name }) => [uid, name]));
    const uids = new Set([...names.keys(), ...Object.keys(startlists), ...Object.keys(resultlists)]);
    return [...uids].map((uid) => [
      String(index + 1),
      uid,
      names.get(uid) ?? '',
      String(startlists[uid]?.length ?? ''),
      String(resultlists[uid]?.length ?? ''),
      words.state[state.state],
      messages.filter((text) => state.state !== 'sent' || text.includes(uid)).join(' | '),
    ]);
  });
  const lines = left.map(({ line, who }) => ['', '', who, '', '', words.left, String(line)]);
  return formatSpreadsheet([words.head, ...rows, ...lines]);
}
