import type { ThreadSettings } from './thread-data.ts';

/** What the front asks of the process that has the threads; each thread is named by a number. */
export type ToHost =
  | { readonly kind: 'start'; readonly id: number; readonly settings: ThreadSettings; readonly maxHeap: number }
  /** A call, or an answer to one. */
  | { readonly kind: 'say'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'news'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'terminate'; readonly id: number }
  /** All threads have ended. */
  | { readonly kind: 'end' };

/** What it says. */
export type FromHost =
  | { readonly kind: 'say'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'news'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'ended'; readonly id: number; readonly reason: string };
