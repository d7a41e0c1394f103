import { ATTEMPTS_EN } from './en/attempts.ts';
import { BARS_EN } from './en/bars.ts';
import { BOARD_EN } from './en/board.ts';
import { CALL_ROOM_EN } from './en/call-room.ts';
import { CLOCK_EN } from './en/clock.ts';
import { DEVICE_EN } from './en/device.ts';
import { FACTS_EN } from './en/facts.ts';
import { FINISH_EN } from './en/finish.ts';
import { GATE_EN } from './en/gate.ts';
import { HANDOVER_EN } from './en/handover.ts';
import { JUDGING_EN } from './en/judging.ts';
import { START_EN } from './en/start.ts';
import { TENURE_EN } from './en/tenure.ts';
import { TRIALS_EN } from './en/trials.ts';
import { WIND_EN } from './en/wind.ts';
import type { TextTable } from './french.ts';

/** The consoles' texts in English: a script of their own. */
export const ENGLISH: TextTable = {
  ...GATE_EN,
  ...TRIALS_EN,
  ...TENURE_EN,
  ...HANDOVER_EN,
  ...DEVICE_EN,
  ...FACTS_EN,
  ...BARS_EN,
  ...ATTEMPTS_EN,
  ...WIND_EN,
  ...BOARD_EN,
  ...CLOCK_EN,
  ...FINISH_EN,
  ...START_EN,
  ...CALL_ROOM_EN,
  ...JUDGING_EN,
};
