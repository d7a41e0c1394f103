/*
 * Finds the categories of a million birth dates, like a federation's list of licences on the first day of a season.
 */
import { findMainCategory } from 'shared-domain';
import { count, goal, median, RUNS, ratio, table } from './lib/report.ts';

const BIRTHS = 1_000_000;
const SEASON_START = '2026-09-01';
const GOAL_SECONDS = 1;

const two = (n: number): string => String(n).padStart(2, '0');
const births = Array.from({ length: BIRTHS }, (_, i) => `${1930 + (i % 95)}-${two(1 + (i % 12))}-${two(1 + (i % 28))}`);

const seconds: number[] = [];
let known = 0;
for (let run = 0; run < RUNS; run += 1) {
  known = 0;
  const began = performance.now();
  births.forEach((birth, i) => {
    if (findMainCategory(birth, i % 2 === 0 ? 1 : 2, SEASON_START) !== undefined) known += 1;
  });
  seconds.push((performance.now() - began) / 1000);
}
if (known !== BIRTHS) throw new Error(`${BIRTHS - known} birth dates without a category`);

const time = median(seconds);
table(['dates de naissance classées', 'secondes', 'par seconde'], [[count(BIRTHS), ratio(time), count(BIRTHS / time)]]);
goal(time < GOAL_SECONDS, `un million de dates en moins de ${GOAL_SECONDS} s : ${ratio(time)} s`);
