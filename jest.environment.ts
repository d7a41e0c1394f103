import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of Node that jsdom lacks or replaces with incompatible ones. */
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

/** The jsdom environment, with those globals of Node. */
export default class PageEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of FROM_NODE)
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
  }
}
