import { useEffect, useRef, useState } from 'react';
import type { DeviceTrial } from 'shared-domain/live-input';
import { useConsole } from '../use-console.ts';
import type { StoredDeskChange } from './desk-change.ts';

const FLASH_MS = 2000;

const nameChange = ({ read, kind, rows }: StoredDeskChange): string => [read, kind, ...rows].join();

/** The rows that changes by the secretariat have touched, for a moment after they are applied to the lists that are `shown`. */
export function useTouchedRows(shown: DeviceTrial): readonly string[] {
  const { findTrial, seen } = useConsole();
  const [touched, setTouched] = useState<readonly string[]>([]);
  const changes = (seen()?.changes ?? []).filter(({ trial }) => trial === shown.oid);
  const names = changes.map(nameChange);
  const latest = names.at(-1);
  const applied = useRef(latest);
  const isApplied = findTrial(shown.oid) === shown;
  useEffect(() => {
    if (!isApplied || latest === applied.current) return;
    setTouched(changes.slice(names.lastIndexOf(applied.current ?? '') + 1).flatMap(({ rows }) => rows));
    applied.current = latest;
  });
  useEffect(() => {
    if (touched.length === 0) return;
    const timer = setTimeout(() => setTouched([]), FLASH_MS);
    return () => clearTimeout(timer);
  }, [touched]);
  return touched;
}
