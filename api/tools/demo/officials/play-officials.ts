import { isCombined, isFieldEvent, isVerticalJump, TRIAL_STATUS } from 'shared-domain';
import { calls, type MakeCodeAnswer, makeUrl, type RoundsAnswer, type UploadResult } from 'shared-domain/contract';
import type { Client } from '../../client.ts';
import { findFrameTime, type ScriptTrial } from '../script.ts';
import { listBarDrafts, listDistanceDrafts } from './contest-drafts.ts';
import { type DemoDevice, openDemoDevice } from './demo-device.ts';

/** The longest label of a device. */
const MAX_LABEL = 64;

/** Officials' devices that write the field events of the demonstration. */
export interface DemoOfficials {
  /** The codes by which a person's phone and a board open the same meeting. */
  readonly codes: { readonly judge: string; readonly board: string };
  /** Says what changes in a trial at a moment; false where the trial is not theirs then, and is uploaded. */
  play(trial: ScriptTrial, moment: number): Promise<boolean>;
  /** What the server refused of what they said. */
  listRefused(): readonly string[];
  countFacts(): number;
}

interface OfficialsOptions {
  readonly client: Client;
  readonly chOID: string;
  /** The moment at which the meeting is taken up: contests that had begun by then go on without devices. */
  readonly from: number;
}

async function readTrialOids(client: Client, chOID: string): Promise<ReadonlyMap<string, string>> {
  const { rounds } = await client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID }));
  return new Map(rounds.flatMap(({ heats }) => heats.map(({ uid, oid }) => [uid, oid] as const)));
}

async function makeCode(client: Client, chOID: string, kind: 'judge' | 'wind' | 'sboard'): Promise<string> {
  const answer = await client.send<MakeCodeAnswer>('POST', makeUrl(calls.makeCode, { id: chOID }, { kind }));
  return answer.code.code;
}

/** Makes codes and opens a wind gauge; each field event has a judge's device of its own, from its start to its result. */
export async function openDemoOfficials({ client, chOID, from }: OfficialsOptions): Promise<DemoOfficials> {
  const oids = await readTrialOids(client, chOID);
  const judgeCode = await makeCode(client, chOID, 'judge');
  const windCode = await makeCode(client, chOID, 'wind');
  const board = await makeCode(client, chOID, 'sboard');
  const common = { client, chOID };
  const gauge = await openDemoDevice({ ...common, code: windCode, kind: 'wind', label: 'Anémomètre', task: 'wind' });
  const judges = new Map<string, DemoDevice>();
  const devices: DemoDevice[] = [gauge];

  async function openJudge({ trial }: ScriptTrial): Promise<DemoDevice> {
    const judge = await openDemoDevice({
      ...common,
      code: judgeCode,
      kind: 'judge',
      label: trial.group.slice(0, MAX_LABEL),
      task: isVerticalJump(trial.g0) ? 'bars' : 'attempts',
    });
    judges.set(trial.uid, judge);
    devices.push(judge);
    return judge;
  }

  function listDrafts({ trial }: ScriptTrial, before: readonly UploadResult[], rows: readonly UploadResult[]) {
    const [openingBar = 0] = trial.dets?.heights ?? [];
    return isVerticalJump(trial.g0) ? listBarDrafts(before, rows, openingBar) : listDistanceDrafts(before, rows);
  }

  return {
    codes: { judge: judgeCode, board },
    listRefused: () => devices.flatMap(({ refused }) => refused),
    countFacts: () => devices.reduce((sum, { factCount }) => sum + factCount, 0),
    async play(item, moment) {
      const { trial, frames, start } = item;
      const oid = oids.get(trial.uid);
      if (oid === undefined || !isFieldEvent(trial.g0) || isCombined(trial.g0) || start <= from) return false;
      const index = frames.findIndex((frame) => findFrameTime(item, frame) === moment);
      const frame = frames[index];
      if (frame === undefined || frame.status === TRIAL_STATUS.official) return false;
      const judge = judges.get(trial.uid) ?? (await openJudge(item));
      if (index === 0) {
        await judge.hold(oid, true);
        await judge.say(oid, [{ kind: 'status', status: TRIAL_STATUS.running }]);
      }
      if (frame.status === TRIAL_STATUS.running) {
        const drafts = listDrafts(item, frames[index - 1]?.rows ?? [], frame.rows);
        await judge.say(oid, drafts.judge);
        await gauge.say(oid, drafts.wind);
        return true;
      }
      await judge.say(oid, [{ kind: 'status', status: TRIAL_STATUS.unofficial }]);
      await judge.hold(oid, false);
      return true;
    },
  };
}
