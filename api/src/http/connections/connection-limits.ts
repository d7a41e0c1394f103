import { readdirSync } from 'node:fs';

export interface ConnectionLimits {
  /** File descriptors that the process may have. */
  readonly descriptors: number;
  readonly connections: number;
  readonly connectionsPerNetwork: number;
  readonly streams: number;
  readonly streamsPerNetwork: number;
}

/** Memory's limit where descriptors have none. */
const MAX_CONNECTIONS = 60_000;
const MAX_STREAMS = 20_000;

/** What readers may take of the free descriptors; the rest is for threads, files, the database and calls passed on. */
const CONNECTIONS_SHARE = 0.8;

/** Streams leave room for calls. */
const STREAMS_SHARE = 0.9;

/**
 * One address never takes the last quarter. It is as generous as that because a stadium's phones often share one public
 * address, thousands of them.
 */
const NETWORK_SHARE = 0.75;

/** @param inUse descriptors that are open before the first reader comes */
export function computeConnectionLimits(descriptors: number, inUse: number): ConnectionLimits {
  const free = Math.max(0, descriptors - inUse);
  const connections = Math.max(16, Math.min(MAX_CONNECTIONS, Math.floor(free * CONNECTIONS_SHARE)));
  const streams = Math.min(MAX_STREAMS, Math.floor(connections * STREAMS_SHARE));
  return {
    descriptors,
    connections,
    connectionsPerNetwork: Math.floor(connections * NETWORK_SHARE),
    streams,
    streamsPerNetwork: Math.floor(streams * NETWORK_SHARE),
  };
}

interface LimitsReport {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
}

/** `ulimit -n`, as Node has raised it; very many where there is no limit. */
function readDescriptorLimit(): number {
  if (process.report === undefined) return Number.MAX_SAFE_INTEGER;
  // Names of peers would be looked up for the report.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as LimitsReport;
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) && soft > 0 ? soft : Number.MAX_SAFE_INTEGER;
}

/** Descriptors open now where the system says it, else what a server has when it begins. */
function countDescriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 100;
  }
}

export const readConnectionLimits = (): ConnectionLimits =>
  computeConnectionLimits(readDescriptorLimit(), countDescriptors());
