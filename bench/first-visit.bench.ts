/* What a phone loads at its first visit to a shared link of a trial: bytes of scripts as transferred, in brotli. */
import { chromium } from '@playwright/test';
import { BROWSER } from './lib/browser.ts';
import { fillServer } from './lib/competition.ts';
import { count, goal, kilobytes, median, RUNS, table } from './lib/report.ts';
import { startServer } from './lib/server.ts';

const LIMIT = 190_000;

interface Visit {
  /** Bytes and files by type of resource. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly files: ReadonlyMap<string, number>;
  /** Script answers that were not brotli. */
  readonly plain: readonly string[];
  /** ms from the navigation to the first rows. */
  readonly rows: number;
}

const server = await startServer('site');
const browser = await chromium.launch(BROWSER);

async function visit(address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  const files = new Map<string, number>();
  const plain: string[] = [];
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Preloaded scripts count as scripts too, although the browser gives their requests another type.
    const kind = response.mimeType.includes('javascript') ? 'Script' : type;
    types.set(requestId, kind);
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
    if (kind === 'Script' && encoding !== 'br') plain.push(response.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
    files.set(type, (files.get(type) ?? 0) + 1);
  });
  const started = performance.now();
  await page.goto(address);
  await page.locator('table tbody tr').first().waitFor();
  const rows = performance.now() - started;
  // What the page fetches after its first rows belongs to the visit too.
  await page.waitForTimeout(1500);
  await context.close();
  return { bytes, files, plain, rows };
}

try {
  const competition = await fillServer(server);
  const address = `${server.url}/challenge/${competition.chOID}/trial-${competition.trialOf(competition.short)}`;
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(address));
  const of = (pick: (one: Visit) => number): number => median(visits.map(pick));
  const line = (name: string, type: string): string[] => [
    name,
    count(of(({ files }) => files.get(type) ?? 0)),
    kilobytes(of(({ bytes }) => bytes.get(type) ?? 0)),
  ];
  table(
    ['première visite d’une épreuve', 'fichiers', 'reçus'],
    [
      line('JavaScript', 'Script'),
      line('CSS', 'Stylesheet'),
      line('page', 'Document'),
      line('données', 'Fetch'),
      line('autres', 'Other'),
    ],
  );
  console.log(`  premières lignes après ${count(of(({ rows }) => rows))} ms, sans ralentissement`);
  const plain = [...new Set(visits.flatMap((one) => one.plain))];
  if (plain.length > 0) console.log(`  sans brotli : ${plain.join(', ')}`);
  const scripts = of(({ bytes }) => bytes.get('Script') ?? 0);
  goal(scripts < LIMIT && plain.length === 0, `JavaScript en brotli sous ${kilobytes(LIMIT)} : ${kilobytes(scripts)}`);
} finally {
  await browser.close();
  await server.stop();
}
