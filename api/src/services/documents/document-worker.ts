import { parentPort } from 'node:worker_threads';
import { type Language, makeDateFormat } from 'shared-domain';
import type { DocumentJob } from './drawing-worker.ts';
import type { GatheredList } from './gather.ts';
import { drawDocument } from './pdf/draw-document.ts';
import { buildSheet, whenText } from './sheet/build-sheet.ts';
import { packSnapshot } from './snapshot/pack-snapshot.ts';
import { findWords } from './words/words.ts';

/** «Rennes · 13–14 juin 2026». */
function whereText({ date, duration, metadata, region }: DocumentJob['challenge'], language: Language): string {
  const day = makeDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const first = new Date(`${date}T00:00:00Z`);
  const last = new Date(first.getTime() + (duration - 1) * 86_400_000);
  return `${metadata.place ?? region}   ·   ${duration > 1 ? day.formatRange(first, last) : day.format(first)}`;
}

async function draw({ kind, challenge, lists, at, language }: DocumentJob): Promise<Buffer> {
  const read = lists.map((json) => JSON.parse(json) as GatheredList);
  const words = findWords(language);
  const printed = whenText(at, challenge.tz, language);
  const texts = { challenge, where: whereText(challenge, language), printed, words, at };
  if (kind === 'snapshot') return packSnapshot(texts, read);
  const sheets = read.map((list) => buildSheet(list, challenge, words));
  return drawDocument({ ...texts, title: words.say(`title.${kind}`) }, sheets);
}

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: DocumentJob }) => {
  last = last.then(async () => {
    try {
      parentPort?.postMessage({ id, bytes: await draw(job) });
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
});
