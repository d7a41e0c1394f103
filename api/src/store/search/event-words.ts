import { type EventRef, foldEventText, foldText, formatDiscipline, isRelayEvent } from 'shared-domain';

/** «10 000 m» is typed «10000 m» and «10000m» too. */
const joinNumber = (text: string): string => text.replace(/(\d) (?=\d{3}\b)/g, '$1');
const joinMetres = (text: string): string => text.replace(/(\d) m\b/g, '$1m');

/** The words by which an event is searched: those of its name and of its discipline, in both languages, as people write them. */
export function buildEventWords(name: string, event: EventRef): string {
  const texts = [name, formatDiscipline(event, 'fr'), formatDiscipline(event, 'en')];
  const written = texts.flatMap((text) => {
    const joined = joinNumber(foldText(text));
    return [foldText(text), foldEventText(text), joined, joinMetres(joined)];
  });
  if (isRelayEvent(event)) written.push('relais relay x');
  return [...new Set(written.join(' ').split(' '))].join(' ');
}
