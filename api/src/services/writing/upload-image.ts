import type { Db } from '../../store/db.ts';
import type { RemovedBody } from '../../store/lists/undo-images.ts';
import type { UploadWrite } from '../planning/plan-write.ts';
import { readListImages } from './list-images.ts';
import { buildTrialFieldsImage } from './trial-fields.ts';
import { NOTHING_REMOVED } from './undo-log.ts';

/** What undo needs of an upload that is about to be written. */
export async function buildUploadImage(db: Db, write: UploadWrite): Promise<Omit<RemovedBody, 'revision'>> {
  const { trials, groups } = write;
  return {
    ...NOTHING_REMOVED,
    lists: await readListImages(db, write, { isWhole: true }),
    fields: buildTrialFieldsImage(trials),
    created: trials.filter(({ plan }) => plan.stored === undefined).map(({ plan }) => plan.oid),
    regrouped: {
      renamed: groups.flatMap(({ uid, name, stored }) =>
        stored === undefined ? [] : [{ before: stored, after: { uid, name } }],
      ),
      made: groups.filter(({ stored }) => stored === undefined).map(({ oid }) => oid),
    },
    touched: trials.filter(({ plan }) => plan.stored !== undefined).map(({ plan }) => plan.oid),
  };
}
