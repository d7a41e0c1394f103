import type { ThreadSettings } from './thread-data.ts';

/** From the front to the process that runs the threads; `id` is the number of a thread. */
export type ToHost =
  | { readonly kind: 'start'; readonly id: number; readonly settings: ThreadSettings; readonly maxHeap: number }
  /** A call, or an answer to one. */
  | { readonly kind: 'message'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'change'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'terminate'; readonly id: number }
  /** All threads have ended. */
  | { readonly kind: 'end' };

/** From that process to the front; `change` is a message about a change of a challenge, `message` a call or an answer to one. */
export type FromHost =
  | { readonly kind: 'message'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'change'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'ended'; readonly id: number; readonly reason: string };
