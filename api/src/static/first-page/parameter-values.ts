import { findLocalDay } from 'shared-domain';
import type { FirstAnswer } from './ask-api.ts';
import type { RequestedPage } from './requested-page.ts';

/** Values of a field anywhere in the answers, each once. */
function findValues(name: string, answers: readonly FirstAnswer[]): Set<string> {
  const found = new Set<string>();
  for (const { json } of answers)
    for (const [, text, number] of json.matchAll(new RegExp(`"${name}":(?:"([^"]*)"|(\\d+))`, 'g')))
      found.add(text ?? number ?? '');
  return found;
}

/** Days of the competition, in its own time zone. */
function listDays(answers: readonly FirstAnswer[]): Set<string> {
  const [zone = ''] = findValues('tz', answers);
  const dates = [...findValues('date', answers)];
  return new Set(dates.map((date) => (date.length === 10 ? date : findLocalDay(date, zone))));
}

/** Parameters whose values a competition's own answers decide. */
const VALUES: Readonly<Record<string, (answers: readonly FirstAnswer[]) => Set<string>>> = {
  j: listDays,
  cat: (answers) => findValues('category', answers),
};

/** The page without parameters whose value its answers do not have, as a day of another week or an empty category. */
export function dropUnknownValues(asked: RequestedPage, answers: readonly FirstAnswer[]): RequestedPage {
  if (asked.search === '' || !asked.path.startsWith('/challenge/')) return asked;
  const parameters = [...new URLSearchParams(asked.search)].filter(
    ([name, value]) => VALUES[name]?.(answers).has(value) !== false,
  );
  return { ...asked, search: parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}` };
}
