/** What the boards of a stadium show, as data: the same for a screen that draws it and for the server that answers it as JSON. */

export { answerBoard } from './answer/board.ts';
export * from './attempts-picture.ts';
export * from './bars-interval.ts';
export * from './bars-picture.ts';
export * from './board-address.ts';
export * from './board-language.ts';
export * from './board-names.ts';
export * from './board-record.ts';
export * from './board-view.ts';
export * from './choose-trial.ts';
export * from './freeze.ts';
export * from './hand-time.ts';
export * from './lap-picture.ts';
export * from './last-attempt.ts';
export * from './list-picture.ts';
export * from './mix-picture.ts';
export * from './mix-plan.ts';
export * from './overlay-picture.ts';
export * from './overlay-stops.ts';
export * from './race-rows.ts';
export * from './running-clock.ts';
export * from './sponsor-turn.ts';
export * from './stadium.ts';
export * from './trial-names.ts';
export * from './walk-picture.ts';
