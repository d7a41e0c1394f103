import type { InjectableStore } from './store.ts';

export interface NotifyOptions {
  /** `error` is spoken at once and stays until it is dismissed. */
  readonly kind?: 'success' | 'error';
  /** ms on screen; 8000 when not said (P9.9). */
  readonly timeout?: number;
}

export interface ConfirmRequest {
  readonly title: string;
  readonly subTitle?: string;
  /** The act, in words: «Supprimer la compétition». Never «OK». */
  readonly action: string;
  /** Text that must be typed to the letter before the act is possible. */
  readonly securityText?: string;
  readonly destructive?: boolean;
}

/** What the shell hands to a remote when it mounts it. A service added later is optional: earlier shells of the major lack it. */
export interface HostServices {
  readonly store: InjectableStore;
  readonly notify: (text: string, options?: NotifyOptions) => void;
  /** Resolves to true when the reader confirmed, false when they cancelled. */
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  readonly openContact: () => void;
  /** Opens the search of competitions, athletes and clubs. Absent where a remote runs alone. */
  readonly openSearch?: () => void;
  /** Opens the settings of the cookies again. Absent where a remote runs alone. */
  readonly openCookies?: () => void;
}
