import {
  type DeviceTrial,
  type FinishPlace,
  type FoldedTrialView,
  indexStartRows,
  isOrderPlace,
  isPlaceTime,
  pairFinish,
} from 'shared-domain/live-input';
import type { LogRow } from '../log/log-row.ts';

/** A time or a place of the order that counts, with the id by which it is corrected. */
export interface PlaceFact {
  readonly id: string;
  readonly place: number;
  readonly v?: number | undefined;
  readonly error?: number | undefined;
  readonly doubt?: boolean | undefined;
  readonly row?: string | undefined;
  readonly bib?: string | undefined;
}

/** The finish of a race, as one device sees it. */
export interface Finish {
  readonly pairs: readonly FinishPlace[];
  /** Of this device, by place. */
  readonly times: readonly PlaceFact[];
  readonly order: readonly PlaceFact[];
  readonly starts: ReadonlyMap<string, DeviceTrial['rows'][number]>;
}

/** This device, and those that handed their log of the trial over to it. */
export function listOwnDevices(own: string, rows: readonly LogRow[], trial: string): ReadonlySet<string> {
  const handed = rows.flatMap(({ source, fact }) =>
    source !== undefined && fact.trialOID === trial ? source.device : [],
  );
  return new Set([own, ...handed]);
}

export function readFinish({ trial, sheet }: FoldedTrialView, ownDevices: ReadonlySet<string>): Finish {
  const { findRowKey } = indexStartRows(trial.rows);
  const { finishFacts } = sheet.state;
  const own = finishFacts.filter(({ device }) => ownDevices.has(device)).map(({ content }) => content);
  const byPlace = (a: PlaceFact, b: PlaceFact) => a.place - b.place;
  return {
    pairs: pairFinish(
      finishFacts.map(({ content }) => content),
      findRowKey,
    ),
    times: own
      .filter(isPlaceTime)
      .map(({ id, place = 0, v, error, doubt }) => ({ id, place, v, error, doubt }))
      .toSorted(byPlace),
    order: own
      .filter(isOrderPlace)
      .map((fact) => ({ id: fact.id, place: fact.place ?? 0, row: findRowKey(fact), bib: fact.bib }))
      .toSorted(byPlace),
    starts: new Map(trial.rows.map((start) => [start.row, start])),
  };
}
