import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

/** What Node gives and jsdom hides: the fetch family, streams, text coding, structured clones. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'DecompressionStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'BroadcastChannel',
] as const;

/** A page for tests, with Node's own globals where jsdom has none or an incompatible one. */
export default class PageEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of FROM_NODE)
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
  }
}
