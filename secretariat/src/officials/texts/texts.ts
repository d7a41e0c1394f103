import { ATTEMPTS_EN } from './en/attempts.ts';
import { BARS_EN } from './en/bars.ts';
import { BOARD_EN } from './en/board.ts';
import { CALL_ROOM_EN } from './en/call-room.ts';
import { CLOCK_EN } from './en/clock.ts';
import { DESK_EN } from './en/desk.ts';
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
import { ATTEMPTS_FR } from './fr/attempts.ts';
import { BARS_FR } from './fr/bars.ts';
import { BOARD_FR } from './fr/board.ts';
import { CALL_ROOM_FR } from './fr/call-room.ts';
import { CLOCK_FR } from './fr/clock.ts';
import { DESK_FR } from './fr/desk.ts';
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

const FR = {
  ...GATE_FR,
  ...TRIALS_FR,
  ...TENURE_FR,
  ...HANDOVER_FR,
  ...DESK_FR,
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
const EN: Readonly<Record<keyof typeof FR, string>> = {
  ...GATE_EN,
  ...TRIALS_EN,
  ...TENURE_EN,
  ...HANDOVER_EN,
  ...DESK_EN,
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

/** Name of a text: one that agrees with its `count` stands in the tables as `…_one` and `…_other`. */
export type TextKey = keyof typeof FR extends infer Stored
  ? Stored extends `${infer Name}_${'one' | 'other'}`
    ? Name
    : Stored
  : never;

export type TextValues = Readonly<Record<string, string | number>>;

/** The consoles' own texts: a table of their own weighs less than a library for them. */
export const TEXTS: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = { fr: FR, en: EN };

const PLURALS = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

/** The text of a language, in the form that agrees with `count`: «1 athlète», «2 athlètes». */
export function findText(language: 'fr' | 'en', key: TextKey, { count }: TextValues = {}): string {
  const table = TEXTS[language];
  const form = PLURALS[language].select(Number(count ?? 0)) === 'one' ? 'one' : 'other';
  return table[key] ?? table[`${key}_${form}`] ?? '';
}

/** Whether there is a text of this name. */
export const hasText = (name: string): name is TextKey => name in FR || `${name}_other` in FR;
