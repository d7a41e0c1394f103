/*
 * Hot reads of a trial's results, and their 304, against nginx serving the very same bytes under the same encoding: same
 * tool, same connections, runs taken in turn so that a slow moment of the machine hits both.
 */
import { fillServer, resultsAddress } from './lib/competition.ts';
import { CONDITIONS, rawGet, requestsPerSecond } from './lib/load.ts';
import { HAS_NGINX, startNginx } from './lib/nginx.ts';
import { count, goal, median, RUNS, ratio, table } from './lib/report.ts';
import { startServer } from './lib/server.ts';

const ACCEPT = { 'accept-encoding': 'br' };
const GOAL = 0.3;

interface Rates {
  readonly api: number[];
  readonly nginx: number[];
}

const server = await startServer('api');
try {
  const competition = await fillServer(server);
  console.log(`  ${competition.name} ; ${CONDITIONS}, médiane de ${RUNS} passages`);
  const lines: string[][] = [];
  const ratios: number[] = [];
  for (const [what, uid] of [
    ['finale de 8', competition.short],
    ['longue liste', competition.long],
  ] as const) {
    const url = server.url + resultsAddress(competition, uid);
    const answer = await rawGet(url, ACCEPT);
    const encoding = answer.header('content-encoding');
    const nginx = HAS_NGINX ? await startNginx(answer.body, encoding) : undefined;
    try {
      const copy = nginx === undefined ? undefined : await rawGet(nginx.url, ACCEPT);
      if (copy !== undefined && (!copy.body.equals(answer.body) || copy.header('content-encoding') !== encoding)) {
        throw new Error('nginx ne sert pas les mêmes octets.');
      }
      const measured = [
        { name: what, api: ACCEPT, nginx: ACCEPT },
        {
          name: `${what}, 304`,
          api: { ...ACCEPT, 'if-none-match': answer.header('etag') ?? '' },
          nginx: { ...ACCEPT, 'if-none-match': copy?.header('etag') ?? '' },
        },
      ];
      for (const { name, api, nginx: asked } of measured) {
        const rates: Rates = { api: [], nginx: [] };
        for (let run = 0; run < RUNS; run += 1) {
          rates.api.push(await requestsPerSecond(url, api));
          if (nginx !== undefined) rates.nginx.push(await requestsPerSecond(nginx.url, asked));
        }
        const share = median(rates.api) / median(rates.nginx);
        const bytes = name.endsWith('304') ? '–' : `${count(answer.body.length)} o ${encoding ?? ''}`;
        const known = nginx !== undefined;
        lines.push([
          name,
          bytes,
          count(median(rates.api)),
          ...(known ? [count(median(rates.nginx)), ratio(share)] : []),
        ]);
        if (known && !name.endsWith('304')) ratios.push(share);
      }
    } finally {
      await nginx?.stop();
    }
  }
  table(['résultats d’une épreuve', 'octets', 'Foulée /s', ...(HAS_NGINX ? ['nginx /s', 'rapport'] : [])], lines);
  if (HAS_NGINX) goal(Math.min(...ratios) >= GOAL, `lectures ≥ ${ratio(GOAL)} de nginx`);
  else console.log('  nginx n’est pas installé : pas de rapport.');
} finally {
  await server.stop();
}
