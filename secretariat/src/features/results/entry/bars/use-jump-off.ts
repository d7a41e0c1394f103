import { useMemo } from 'react';
import { listJumpOffRows, MARK_STATUS, type RankInput } from 'shared-domain';
import type { Draft } from '../../../../api/marks/draft.ts';
import { type Line, listParticipations } from '../../../../components/sheet/line.ts';

/** What the ranking of a vertical jump reads of each line, drafts included. */
export function listRankInputs(lines: readonly Line[], drafts: ReadonlyMap<string, Draft>): RankInput[] {
  const participations = listParticipations(lines);
  return lines.map(({ row, result }, index) => {
    const { attempts = result?.attempts, prf = result?.prf } = drafts.get(row)?.fields ?? {};
    return { prf: prf ?? { st: MARK_STATUS.dash }, attempts, standing: participations[index] } as RankInput;
  });
}

/** The rows tied for first place, who alone jump in a jump-off (TR 26.9). */
export function useJumpOff(lines: readonly Line[], drafts: ReadonlyMap<string, Draft>): ReadonlySet<string> {
  return useMemo(
    () => new Set(listJumpOffRows(listRankInputs(lines, drafts)).flatMap((index) => lines[index]?.row ?? [])),
    [lines, drafts],
  );
}
