import { readdirSync, readFileSync } from 'node:fs';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

/** Memory of a program and of those that it started, MB: now, or the most that each has had; on Linux only. */
function sumMemory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const family = new Set([pid]);
  for (const one of all.sort((a, b) => a - b)) if (family.has(parentOf(read(`/proc/${one}/stat`)))) family.add(one);
  let kilobytes = 0;
  for (const one of family)
    kilobytes += Number(new RegExp(`${field}:\\s+(\\d+)`).exec(read(`/proc/${one}/status`))?.[1] ?? 0);
  return kilobytes / 1024;
}

export const peakMemory = (pid: number): number => sumMemory(pid, 'VmHWM');
export const currentMemory = (pid: number): number => sumMemory(pid, 'VmRSS');
