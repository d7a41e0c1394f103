import { parentPort } from 'node:worker_threads';
import { makeDateFormat } from 'shared-domain';
import type { DocumentJob } from './document-drawer.ts';
import type { GatheredList } from './gather.ts';
import { drawDocument } from './pdf/draw-document.ts';
import { buildSheet, formatDateTime } from './sheet/build-sheet.ts';
import { getRatificationTitle } from './sheet/ratification-sheet.ts';
import type { Sheet } from './sheet/sheet.ts';
import { SHEET_WORDS } from './sheet/words.ts';
import { packSnapshot } from './snapshot/pack-snapshot.ts';

/** «Rennes · 13–14 juin 2026». */
function formatPlaceAndDate(
  { date, duration, metadata, region }: DocumentJob['challenge'],
  language: DocumentJob['language'],
): string {
  const day = makeDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const first = new Date(`${date}T00:00:00Z`);
  const last = new Date(first.getTime() + (duration - 1) * 86_400_000);
  return `${metadata.place ?? region}   ·   ${duration > 1 ? day.formatRange(first, last) : day.format(first)}`;
}

function findTitle(kind: Exclude<DocumentJob['kind'], 'snapshot'>, language: DocumentJob['language']): string {
  if (kind === 'ratification') return getRatificationTitle(language);
  const { startListsHeading, resultsHeading } = SHEET_WORDS[language];
  return kind === 'starts' ? startListsHeading : resultsHeading;
}

async function draw({
  kind,
  challenge,
  lists,
  sheets: ownSheets = [],
  pictures = [],
  language,
  drawnAt,
}: DocumentJob): Promise<Buffer> {
  const gatheredLists = lists.map((json) => JSON.parse(json) as GatheredList);
  const printedAt = formatDateTime(drawnAt, challenge.tz, language);
  const texts = { challenge, placeAndDate: formatPlaceAndDate(challenge, language), printedAt, language, drawnAt };
  if (kind === 'snapshot') return packSnapshot(texts, gatheredLists);
  const sheets = [
    ...ownSheets.map((json) => JSON.parse(json) as Sheet),
    ...gatheredLists.map((list) => buildSheet(list, challenge, language)),
  ];
  return drawDocument({ ...texts, title: findTitle(kind, language) }, sheets, pictures);
}

let lastDrawing: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: DocumentJob }) => {
  lastDrawing = lastDrawing.then(async () => {
    try {
      parentPort?.postMessage({ id, bytes: await draw(job) });
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
});
