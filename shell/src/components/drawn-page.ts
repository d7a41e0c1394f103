import { createContext } from 'react';
import type { PageAnswer } from 'shared-domain/platform';

/** The page of a remote within the frame that the server drew. */
export interface DrawnPage {
  /** Path and query that it was drawn for. */
  readonly path: string;
  readonly search: string;
  /** What the frame writes in the page's place: on the server a mark for the page, in the browser nothing, as it is there. */
  readonly html: string;
  /** The page's place as the server drew it. */
  readonly element?: HTMLElement;
  /** The answers that it was drawn from. */
  readonly answers?: readonly PageAnswer[];
}

/** What the application has of the server's drawing, until it is its own or the reader has left it. */
export interface ServerDrawing {
  page: DrawnPage | undefined;
  /** Called once the frame is hydrated. */
  readonly onFrameHydrated?: () => void;
  /** Called as the page begins to be hydrated; what is returned, once it is. */
  readonly onHydrate?: () => () => void;
  /** Called where nothing of the page is left to be hydrated. */
  readonly onEnd?: () => void;
}

export const ServerDrawingContext = createContext<ServerDrawing>({ page: undefined });
