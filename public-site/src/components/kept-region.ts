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

function keep(insee: string): void {
  try {
    if (insee === '') localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, insee);
  } catch {
    return;
  }
}

/** The reader's region: that of the address, else the one chosen last on this device, which the address then says too. */
export function useKeptRegion(): readonly [string, (insee: string) => void] {
  const [asked, ask] = useParam('insee');
  const [kept, setKept] = useState(read);
  const insee = asked === '' ? kept : asked;
  useEffect(() => {
    if (asked === '' && kept !== '') ask(kept);
  });
  const choose = (next: string) => {
    keep(next);
    setKept(next);
    ask(next);
  };
  return [insee, choose];
}
