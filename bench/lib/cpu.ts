import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100;

/** Processor time that a process has used so far, its threads included, in seconds; undefined where there is no /proc. */
function secondsOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may have spaces: fields are counted from its closing bracket (proc(5)).
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return undefined;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Processor time of a program and of the workers that it started. */
export function processorSeconds(pid: number): number | undefined {
  const all = [pid, ...childrenOf(pid)].map(secondsOf);
  return all.some((one) => one === undefined) ? undefined : all.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
