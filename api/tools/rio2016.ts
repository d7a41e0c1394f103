import type { UploadResult, UploadStart, UploadTrial } from 'shared-domain/contract';
import { readBests } from './rio2016/bests.ts';
import { RIO_ATHLON } from './rio2016/events.data.ts';
import { buildResult, buildStarts } from './rio2016/rows.ts';
import { findScheduledStart } from './rio2016/schedule.ts';
import type { RioMeet, RioUnit } from './rio2016/source.ts';
import { buildTrial } from './rio2016/trial.ts';
import type { ChallengeDraft, UploadFile } from './upload-file.ts';

/*
 * A converter, as a worked example. To write one for another file:
 *   1. describe the file as it is (rio2016/source.ts), and how to recognise it;
 *   2. give every race or contest a uid (Q3): number, variant, category, round, heat;
 *   3. turn marks into whole thousandths, words into statuses (rio2016/marks.ts), leave out what the file does not know;
 *   4. send marks, never ranks. Only a race's photo finish may send its own, because equal times cannot tell who was first.
 */

const CHALLENGE: ChallengeDraft = {
  name: 'Jeux olympiques Rio 2016 – Athlétisme',
  rtype: 'OTHER',
  hashtag: 'Rio2016',
  kind: 'outdoor',
  // A competition belongs to one of the eighteen regions: Guyane is the one on that continent.
  region: 'Guyane',
  date: '2016-08-12',
  duration: 10,
  metadata: {
    tz: 'America/Sao_Paulo',
    place: 'Rio de Janeiro',
    credit: 'Données : Tilastopaja Oy, ODbL 1.0',
  },
};

/** ISO start of a unit; of a combined event that of its first part, as the file dates it by its last day. */
function findUnitStart(unit: RioUnit, meet: RioMeet): string {
  const parts = meet.events.filter(
    ({ athlon, gender }) => athlon !== undefined && RIO_ATHLON[athlon] === unit.eventCode && gender === unit.gender,
  );
  const starts = (parts.length > 0 ? parts : [unit]).map((part) => findScheduledStart(part, meet.schedule));
  return starts.sort()[0] ?? findScheduledStart(unit, meet.schedule);
}

/**
 * Rio 2016 in the upload format: one trial for each of the 258 units of the file, with 3,580 rows in all.
 * @throws Error with a sentence naming the unit when a code or a mark cannot be read.
 */
export function convertRio2016(meet: RioMeet): UploadFile {
  const bests = readBests(meet);
  const trialsData: UploadTrial[] = [];
  const startlists: Record<string, UploadStart[]> = {};
  const resultlists: Record<string, UploadResult[]> = {};
  for (const [index, unit] of meet.events.entries()) {
    try {
      const trial = buildTrial(unit, findUnitStart(unit, meet));
      trialsData.push(trial);
      startlists[trial.uid] = buildStarts(unit, bests);
      resultlists[trial.uid] = unit.results.map((row) => buildResult(row, unit));
    } catch (error) {
      throw new Error(`events[${index}] : ${error instanceof Error ? error.message : error}`);
    }
  }
  return { challenge: CHALLENGE, trialsData, startlists, resultlists };
}
