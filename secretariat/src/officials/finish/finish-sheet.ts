/** Sheets of the consoles at the finish line. */
export type FinishSheet =
  | 'slide'
  | 'again'
  | 'finished'
  | 'lessLap'
  | 'unnamed'
  | 'lapRace'
  | 'photoRow'
  | 'photoWind'
  | 'photoSend'
  | 'photoZero';
