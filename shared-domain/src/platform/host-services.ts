import type { PageAnswer } from './page-answers.ts';
import type { InjectableStore } from './store.ts';

export interface NotifyOptions {
  /** `error` is announced at once by screen readers. */
  readonly kind?: 'success' | 'error';
  /** ms on screen; 8000 by default (P9.9). */
  readonly timeout?: number;
}

export interface ConfirmRequest {
  readonly title: string;
  readonly subTitle?: string;
  /** The text of the button that confirms, which names the action: «Supprimer la compétition», never «OK». */
  readonly action: string;
  /** The text of the button that does not, where «Annuler» would be the action itself; an earlier shell shows its own. */
  readonly cancel?: string;
  /** A text that must be typed exactly before the user can confirm. */
  readonly securityText?: string;
  readonly destructive?: boolean;
}

/** What the shell hands to a remote when it mounts it. Later services are optional, because earlier shells of the same major lack them. */
export interface HostServices {
  readonly store: InjectableStore;
  readonly notify: (text: string, options?: NotifyOptions) => void;
  /** Resolves to true when the user confirms, to false when they cancel. */
  readonly confirm: (request: ConfirmRequest) => Promise<boolean>;
  readonly openContact: () => void;
  /** Opens the search of competitions, athletes and clubs. Absent where a remote runs alone. */
  readonly openSearch?: () => void;
  /** Opens the settings of the cookies again. Absent where a remote runs alone. */
  readonly openCookies?: () => void;
}

/** Props of a remote's `./App`. */
export interface AppProps {
  readonly host: HostServices;
  /** Called once the page that the server drew is this component's. */
  readonly onHydrated?: () => void;
}

/**
 * Exported by a remote's `./App` whose pages can be hydrated: loads all that the page needs, so that `App` draws at once what the
 * server drew.
 */
export type PreparePage = (drawn: {
  readonly host: HostServices;
  readonly pathname: string;
  /** The element in which the page stands. */
  readonly element: Element;
  /** The answers of the API that it was drawn from. */
  readonly answers: readonly PageAnswer[];
}) => Promise<PreparedPage>;

export interface PreparedPage {
  /** What the ids of this page begin with, which its frame has too. */
  readonly idPrefix: string;
}
