import type { ComponentType } from 'react';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { EXTRAS_PART, SCREENS_PART, WATCH_PART } from './extra-parts.ts';
import type { Task } from './log/device.ts';
import { createPart, type Part } from './part.ts';
import { PHONE_PART } from './phone/phone-part.ts';
import type { View } from './view.ts';

/** What a console is drawn from. */
export interface ConsoleProps {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** The referee's screen reads all trials at once. */
export const REFEREE_PART = createPart(
  async () =>
    (await import(/* webpackMode: "lazy", webpackChunkName: "referee" */ './referee/RefereeScreen.tsx')).RefereeScreen,
);

/** The speaker's screen reads the whole competition. */
export const SPEAKER_PART = createPart(
  async () =>
    (await import(/* webpackMode: "lazy", webpackChunkName: "speaker" */ './speaker/SpeakerScreen.tsx')).SpeakerScreen,
);

/** The consoles, by their tasks: each comes with its list of trials. A device may have a task that only another release knows. */
export const CONSOLE_PARTS: Partial<Record<Task, Part<ComponentType<ConsoleProps>>>> = {
  attempts: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "attempts" */ './attempts/AttemptsConsole.tsx'))
        .AttemptsConsole,
  ),
  bars: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "bars" */ './bars/BarsConsole.tsx')).BarsConsole,
  ),
  clock: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "clock" */ './clock/ClockConsole.tsx')).ClockConsole,
  ),
  callRoom: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "call-room" */ './call-room/CallRoomConsole.tsx'))
        .CallRoomConsole,
  ),
  start: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "start" */ './start/StartConsole.tsx')).StartConsole,
  ),
  wind: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "wind" */ './wind/WindConsole.tsx')).WindConsole,
  ),
  chrono: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "finish" */ './finish/ChronoConsole.tsx')).ChronoConsole,
  ),
  order: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "finish" */ './finish/OrderConsole.tsx')).OrderConsole,
  ),
  laps: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "laps" */ './laps/LapsConsole.tsx')).LapsConsole,
  ),
  photo: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "photo" */ './photo/PhotoConsole.tsx')).PhotoConsole,
  ),
  walk: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "walk" */ './walk/WalkJudgeConsole.tsx'))
        .WalkJudgeConsole,
  ),
  walkRecorder: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "walk" */ './walk/WalkRecorderConsole.tsx'))
        .WalkRecorderConsole,
  ),
  umpire: createPart(
    async () =>
      (await import(/* webpackMode: "lazy", webpackChunkName: "umpire" */ './umpire/UmpireConsole.tsx')).UmpireConsole,
  ),
  referee: REFEREE_PART,
  speaker: SPEAKER_PART,
};

/** Loads every script, for tests. */
export const loadAllParts = () =>
  Promise.all(
    [...Object.values(CONSOLE_PARTS), EXTRAS_PART, SCREENS_PART, WATCH_PART, PHONE_PART].map((part) => part.load()),
  );
