import type { ServerResponse } from 'node:http';

interface UnsentAnswer {
  readonly network: string;
  readonly bytes: number;
  readonly response: ServerResponse;
}

/** Long answers that are made and that their readers have not taken yet. */
export interface UnsentAnswers {
  /** Counts an answer until its connection has taken it, or is closed. */
  add(network: string, bytes: number, response: ServerResponse): void;
  /** The bytes that readers of a network have not taken. */
  countBytes(network: string): number;
}

/**
 * @param maxBytes of all answers: beyond, the oldest answer of the network that has most is broken off, so that who reads slowly takes
 * neither the server's memory nor the turn of others
 */
export function createUnsentAnswers(maxBytes: number): UnsentAnswers {
  /** In the order in which they were made. */
  const answers = new Set<UnsentAnswer>();
  const bytesByNetwork = new Map<string, number>();
  let total = 0;

  function change(network: string, bytes: number): void {
    total += bytes;
    const networkBytes = (bytesByNetwork.get(network) ?? 0) + bytes;
    if (networkBytes === 0) bytesByNetwork.delete(network);
    else bytesByNetwork.set(network, networkBytes);
  }

  function remove(answer: UnsentAnswer): void {
    if (answers.delete(answer)) change(answer.network, -answer.bytes);
  }

  function findBrokenOff(newest: UnsentAnswer): UnsentAnswer | undefined {
    const [heaviest] = [...bytesByNetwork].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as const);
    const others = [...answers].filter((answer) => answer !== newest);
    return others.find(({ network }) => network === heaviest) ?? others[0];
  }

  return {
    add(network, bytes, response) {
      const answer = { network, bytes, response };
      answers.add(answer);
      change(network, bytes);
      response.once('close', () => remove(answer));
      while (total > maxBytes) {
        const brokenOff = findBrokenOff(answer);
        if (brokenOff === undefined) return;
        remove(brokenOff);
        brokenOff.response.destroy();
      }
    },
    countBytes: (network) => bytesByNetwork.get(network) ?? 0,
  };
}
