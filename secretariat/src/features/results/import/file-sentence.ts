import type { Translate } from '../../../locales/use-text.ts';

const PLACE = /^line (\d+)(?:, column (\d+) \((.+?)\))?: (.*)$/;
const LANE = /^(.+) is in lane (\d+) of the start list$/;
const NAME = /^(.+) goes by "(.*)"$/;
const NOBODY = /^(.+) is not in the start list$/;

/** What the server says of a line of a file, in the reader's words; a sentence that is not known stays as it is. */
export function fileSentence(detail: string, t: Translate): string {
  const [, line, , , says = detail] = PLACE.exec(detail) ?? [];
  const at = (sentence: string) => (line === undefined ? sentence : t('results.import.at', { line, sentence }));
  const [, inLane, lane] = LANE.exec(says) ?? [];
  if (inLane !== undefined && lane !== undefined) return at(t('results.import.lane', { who: inLane, lane }));
  const [, named, name] = NAME.exec(says) ?? [];
  if (named !== undefined && name !== undefined) return at(t('results.import.name', { who: named, name }));
  const [, nobody] = NOBODY.exec(says) ?? [];
  return nobody === undefined ? at(says) : at(t('results.import.nobody', { who: nobody }));
}
