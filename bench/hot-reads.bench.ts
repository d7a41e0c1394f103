/*
 * Reads of a trial's results from memory, and their 304, against nginx serving the same bytes in the same encoding: same
 * tool, same connections, in alternating runs so that a slow moment of the machine hits both.
 */
import { fillServer, resultsAddress } from './lib/competition.ts';
import { CONDITIONS, loadRate, type Rate, rawGet, TOOL } from './lib/load.ts';
import { HAS_NGINX, startNginx } from './lib/nginx.ts';
import { count, goal, median, RUNS, ratio, table } from './lib/report.ts';
import { startServer } from './lib/server.ts';

const ACCEPT = { 'accept-encoding': 'br' };
const GOAL = 0.3;
const GOAL_304 = 0.25;

interface Pair {
  readonly api: Rate;
  readonly nginx?: Rate;
}

/** The median of the ratios of pairs of consecutive runs, which met the same conditions of the machine. */
function ratioOf(pairs: readonly Pair[], pick: (rate: Rate) => number): number {
  return median(pairs.map(({ api, nginx }) => (nginx === undefined ? Number.NaN : pick(api) / pick(nginx))));
}

const perSecond = (rate: Rate): number => rate.perSecond;
const perProcessorSecond = (rate: Rate): number => rate.perProcessorSecond;

const server = await startServer('api');
try {
  const competition = await fillServer(server);
  console.log(`  ${competition.name} ; ${CONDITIONS}, médiane de ${RUNS} passages`);
  const lines: string[][] = [];
  const ratios: number[] = [];
  const ratios304: number[] = [];
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
        const pairs: Pair[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const own = await loadRate(url, api, server.pid);
          pairs.push(
            nginx === undefined ? { api: own } : { api: own, nginx: await loadRate(nginx.url, asked, nginx.pid) },
          );
        }
        const share = ratioOf(pairs, perSecond);
        const work = ratioOf(pairs, perProcessorSecond);
        const rate = (who: keyof Pair): string =>
          count(median(pairs.map((pair) => pair[who]?.perSecond ?? Number.NaN)));
        const bytes = name.endsWith('304') ? '–' : `${count(answer.body.length)} o ${encoding ?? ''}`;
        const compared = [rate('nginx'), ratio(share), Number.isNaN(work) ? '–' : ratio(work)];
        lines.push([name, bytes, rate('api'), ...(nginx === undefined ? [] : compared)]);
        if (nginx === undefined) continue;
        (name.endsWith('304') ? ratios304 : ratios).push(TOOL === 'wrk' ? share : work);
      }
    } finally {
      await nginx?.stop();
    }
  }
  table(
    [
      'résultats d’une épreuve',
      'octets',
      'Foulée /s',
      ...(HAS_NGINX ? ['nginx /s', 'rapport', 'à processeur égal'] : []),
    ],
    lines,
  );
  if (TOOL !== 'wrk') console.log('  sans wrk, l’outil limite les deux : seul le rapport à processeur égal compte.');
  if (HAS_NGINX) {
    goal(Math.min(...ratios) >= GOAL, `lectures ≥ ${ratio(GOAL)} de nginx`);
    goal(Math.min(...ratios304) >= GOAL_304, `304 ≥ ${ratio(GOAL_304)} de nginx`);
  } else console.log('  nginx n’est pas installé : pas de rapport.');
} finally {
  await server.stop();
}
