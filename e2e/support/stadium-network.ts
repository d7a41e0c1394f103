import { execFileSync } from 'node:child_process';

/** A network of this machine's own that leads nowhere else: a server in it is a laptop in a stadium without internet. */
interface StadiumNetwork {
  /** The address of the laptop, which this machine reaches as a phone of the stadium does. */
  readonly address: string;
  /** Words before a command that is to run on the laptop. */
  readonly enter: readonly string[];
  /** How often something on the laptop wanted to send to an address outside the network. */
  readonly countLeaving: () => number;
  readonly close: () => void;
}

const ip = (...args: readonly string[]) => execFileSync('ip', args, { encoding: 'utf8' });

/** Whether this machine lets a test make networks: Linux, as root, with `ip`. */
export function canMakeNetworks(): boolean {
  try {
    ip('netns', 'list');
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** Makes a network of two cards, one of them in a namespace without any other route. `part` from 1 to 250: one each for networks at the same time. */
export function openStadiumNetwork(part: number): StadiumNetwork {
  const name = `foulee-${process.pid}-${part}`;
  const [outer, inner] = [`fl${part}o${process.pid % 10_000}`, `fl${part}i${process.pid % 10_000}`];
  const [gateway, address] = [`10.213.${part}.1`, `10.213.${part}.2`];
  ip('netns', 'add', name);
  try {
    ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner);
    ip('link', 'set', inner, 'netns', name);
    ip('addr', 'add', `${gateway}/24`, 'dev', outer);
    ip('link', 'set', outer, 'up');
    ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', inner);
    ip('-n', name, 'link', 'set', inner, 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
  } catch (error) {
    ip('netns', 'del', name);
    throw error;
  }
  return {
    address,
    enter: ['ip', 'netns', 'exec', name],
    countLeaving() {
      const [names, values] = ip('netns', 'exec', name, 'cat', '/proc/net/snmp')
        .split('\n')
        .filter((line) => line.startsWith('Ip:'))
        .map((line) => line.split(' '));
      return Number(values?.[names?.indexOf('OutNoRoutes') ?? -1]);
    },
    close: () => ip('netns', 'del', name),
  };
}
