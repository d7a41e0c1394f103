import { useEffect, useMemo, useState } from 'react';
import type { BoardAddress } from 'shared-domain/board';
import { hearCasparCalls } from './caspar-calls.ts';
import { applyCasparData, type CasparData, readCasparData } from './caspar-data.ts';

/** What a graphics server has done with an overlay. */
export interface CasparState {
  /** The address with the data that it sent. */
  readonly address: BoardAddress;
  readonly isShown: boolean;
  /** How often it went on since the data were new. */
  readonly steps: number;
}

interface Told {
  readonly isShown: boolean;
  readonly steps: number;
  readonly data: CasparData;
}

/** An overlay as a graphics server drives it; without one it is shown, unless its address waits for `play`. */
export function useCaspar(address: BoardAddress): CasparState {
  const [told, setTold] = useState<Told>({ isShown: address.waitsForPlay !== true, steps: 0, data: {} });
  useEffect(() => {
    hearCasparCalls(window, (call, data) =>
      setTold((before) => {
        switch (call) {
          case 'play':
            return { ...before, isShown: true };
          case 'stop':
            return { ...before, isShown: false };
          case 'next':
            return { ...before, steps: before.steps + 1 };
          case 'update':
            return { ...before, steps: 0, data: { ...before.data, ...readCasparData(data) } };
          default:
            return before;
        }
      }),
    );
  }, []);
  const { isShown, steps, data } = told;
  return useMemo(() => ({ address: applyCasparData(address, data), isShown, steps }), [address, data, isShown, steps]);
}
