import { memo } from 'react';
import { listDisciplines } from 'shared-domain';
import type { Language } from 'shared-domain/platform';

/** The id by which every cell of the page finds the names. */
export const EVENT_NAMES = 'event-names';

const namesIn = (language: Language): string[] => [
  ...new Set(listDisciplines().flatMap(({ label }) => (label[language].includes('(') ? [] : [label[language]]))),
];

/** Events by their plain names, those without height or weight, for the cells in which one is put right. */
export const EventNames = memo(function EventNames({ language }: { readonly language: Language }) {
  return (
    <datalist id={EVENT_NAMES}>
      {namesIn(language).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
});
