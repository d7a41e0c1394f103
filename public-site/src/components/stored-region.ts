import { useEffect, useState } from 'react';
import { useParam } from './page/use-param.ts';
import { useDeviceValue } from './use-device-value.ts';

const STORAGE_KEY = 'foulee.region';

function readStored(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function storeRegion(insee: string): void {
  try {
    if (insee === '') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, insee);
  } catch {
    return;
  }
}

/** The reader's region: that of the URL, else the last one chosen on this device, which is then put in the URL. */
export function useStoredRegion(): readonly [string, (insee: string) => void] {
  const [inUrl, setInUrl] = useParam('insee');
  const [stored, setStored] = useState(readStored);
  const insee = useDeviceValue(inUrl === '' ? stored : inUrl, inUrl);
  useEffect(() => {
    if (inUrl === '' && stored !== '') setInUrl(stored);
  });
  const choose = (next: string) => {
    storeRegion(next);
    setStored(next);
    setInUrl(next);
  };
  return [insee, choose];
}
