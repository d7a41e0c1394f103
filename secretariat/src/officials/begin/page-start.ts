import { isBoardPath } from 'shared-domain/board';
/** The first script of the page: a few hundred bytes that are at work while the console's come. */
import { begin } from './begin.ts';

// A board has a database and a code of its own.
if (!isBoardPath(window.location.pathname)) window.fouleeBeginning = begin();
