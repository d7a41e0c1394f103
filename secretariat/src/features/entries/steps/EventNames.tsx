import { memo } from 'react';
import { listDisciplines } from 'shared-domain';
import type { Language } from 'shared-domain/platform';

/** Id of the `datalist`, for the fields of the page. */
export const EVENT_NAMES = 'event-names';

const listEventNames = (language: Language): string[] => [
  ...new Set(listDisciplines().flatMap(({ label }) => (label[language].includes('(') ? [] : [label[language]]))),
];

/** A `datalist` of plain event names, without heights or weights, to suggest in event fields. */
export const EventNames = memo(function EventNames({ language }: { readonly language: Language }) {
  return (
    <datalist id={EVENT_NAMES}>
      {listEventNames(language).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
});
