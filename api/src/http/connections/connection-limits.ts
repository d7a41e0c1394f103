import { readdirSync } from 'node:fs';

export interface ConnectionLimits {
  /** File descriptors that the process may have. */
  readonly descriptors: number;
  readonly connections: number;
  readonly connectionsPerNetwork: number;
  readonly streams: number;
  readonly streamsPerNetwork: number;
}

/** Upper bounds that keep memory in check where the process may open any number of files. */
const MAX_CONNECTIONS = 60_000;
const MAX_STREAMS = 20_000;

/**
 * Share of the front process's free descriptors that visitors' connections may take; the rest is for its files, its drawing threads
 * and requests forwarded to the other process.
 */
const CONNECTIONS_SHARE = 0.8;

/** Share of the connections that live streams may take; the rest stays for ordinary calls. */
const STREAMS_SHARE = 0.9;

/** With hardly any descriptor free the server still answers a few visitors, and the operator's health checks. */
const MIN_CONNECTIONS = 16;

/**
 * Share that one network (`findNetwork`) may take of the connections and of the streams. It is large because thousands of
 * phones in a stadium often share one public address.
 */
const NETWORK_SHARE = 0.75;

/** @param inUse descriptors that are open before the first visitor connects */
export function computeConnectionLimits(descriptors: number, inUse: number): ConnectionLimits {
  const free = Math.max(0, descriptors - inUse);
  const connections = Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, Math.floor(free * CONNECTIONS_SHARE)));
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

let descriptorLimit: number | undefined;

/** The limit of `ulimit -n`, which Node raises at its start; `Number.MAX_SAFE_INTEGER` where there is none or it is not known. */
function readDescriptorLimit(): number {
  descriptorLimit ??= askDescriptorLimit();
  return descriptorLimit;
}

function askDescriptorLimit(): number {
  if (process.report === undefined) return Number.MAX_SAFE_INTEGER;
  // Without this the report resolves the host names of all peers, which is slow.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as LimitsReport;
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) && soft > 0 ? soft : Number.MAX_SAFE_INTEGER;
}

/** About how many descriptors a server has open at its start. */
const DESCRIPTORS_AT_START = 100;

/** Descriptors open now; where /proc cannot be read, as many as are usual at the start. */
function countOpenDescriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return DESCRIPTORS_AT_START;
  }
}

export const readConnectionLimits = (): ConnectionLimits =>
  computeConnectionLimits(readDescriptorLimit(), countOpenDescriptors());
