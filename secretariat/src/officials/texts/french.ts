import { ATTEMPTS_FR } from './fr/attempts.ts';
import { BARS_FR } from './fr/bars.ts';
import { BOARD_FR } from './fr/board.ts';
import { CALL_ROOM_FR } from './fr/call-room.ts';
import { CLOCK_FR } from './fr/clock.ts';
import { DEVICE_FR } from './fr/device.ts';
import { FACTS_FR } from './fr/facts.ts';
import { FINISH_FR } from './fr/finish.ts';
import { GATE_FR } from './fr/gate.ts';
import { HANDOVER_FR } from './fr/handover.ts';
import { JUDGING_FR } from './fr/judging.ts';
import { START_FR } from './fr/start.ts';
import { TENURE_FR } from './fr/tenure.ts';
import { TRIALS_FR } from './fr/trials.ts';
import { WIND_FR } from './fr/wind.ts';

/** The consoles' texts in French: a script of their own. */
export const FRENCH = {
  ...GATE_FR,
  ...TRIALS_FR,
  ...TENURE_FR,
  ...HANDOVER_FR,
  ...DEVICE_FR,
  ...FACTS_FR,
  ...BARS_FR,
  ...ATTEMPTS_FR,
  ...WIND_FR,
  ...BOARD_FR,
  ...CLOCK_FR,
  ...FINISH_FR,
  ...START_FR,
  ...CALL_ROOM_FR,
  ...JUDGING_FR,
};

/** A table of all texts. */
export type TextTable = Readonly<Record<keyof typeof FRENCH, string>>;
