import type { DeviceAnswer } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { readActs } from '../../store/lists/official-acts.ts';
import { listTrials } from '../../store/lists/trials.ts';
import { findStage, listAnnouncements, presentProtest } from '../sheets/protests.ts';

type DeviceProtests = Pick<DeviceAnswer['trials'][number], 'protests' | 'announced'>;

/** The protests about each trial of a competition, and when its results were last announced, by oid. */
export async function readDeviceProtests(db: Db, chOID: string): Promise<ReadonlyMap<string, DeviceProtests>> {
  const trials = await listTrials(db, chOID);
  const acts = await readActs(
    db,
    trials.map(({ oid }) => oid),
  );
  const actsByTrial = Map.groupBy(acts, ({ list }) => list);
  return new Map(
    trials.map((trial) => {
      const own = actsByTrial.get(trial.oid) ?? [];
      const announced = listAnnouncements(trial, own).at(-1);
      const protests = own.flatMap((act) => {
        const protest = presentProtest(act);
        if (protest === undefined) return [];
        const { oid, lodged, row, text } = protest;
        const answered = !['open', 'appealed'].includes(findStage(protest, 0));
        return [{ oid, lodged, text, answered, ...(row === undefined ? {} : { row }) }];
      });
      return [
        trial.oid,
        { ...(protests.length > 0 && { protests }), ...(announced !== undefined && { announced }) },
      ] as const;
    }),
  );
}
