import { useEffect, useState } from 'react';
import { useParam } from './page/use-param.ts';

const NAME = 'foulee.region';

function read(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

function store(insee: string): void {
  try {
    if (insee === '') localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, insee);
  } catch {
    return;
  }
}

/** The reader's region: that of the URL, else the last one chosen on this device, which is then put in the URL. */
export function useStoredRegion(): readonly [string, (insee: string) => void] {
  const [inAddress, setInAddress] = useParam('insee');
  const [stored, setStored] = useState(read);
  const insee = inAddress === '' ? stored : inAddress;
  useEffect(() => {
    if (inAddress === '' && stored !== '') setInAddress(stored);
  });
  const choose = (next: string) => {
    store(next);
    setStored(next);
    setInAddress(next);
  };
  return [insee, choose];
}
