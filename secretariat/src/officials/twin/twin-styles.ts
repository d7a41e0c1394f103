import additions from '../styles/additions.css?raw';
import attempts from '../styles/attempts.css?raw';
import base from '../styles/base.css?raw';
import callRoom from '../styles/call-room.css?raw';
import clock from '../styles/clock.css?raw';
import finish from '../styles/finish.css?raw';
import gate from '../styles/gate.css?raw';
import grid from '../styles/grid.css?raw';
import keys from '../styles/keys.css?raw';
import layout from '../styles/layout.css?raw';
import referee from '../styles/referee.css?raw';
import sheet from '../styles/sheet.css?raw';
import standings from '../styles/standings.css?raw';
import start from '../styles/start.css?raw';
import umpire from '../styles/umpire.css?raw';
import walk from '../styles/walk.css?raw';
import wide from '../styles/wide.css?raw';
import wind from '../styles/wind.css?raw';
import twin from './twin.css?raw';

/** The styles of the consoles as text, in the order in which their own page loads them: a twin is drawn in a frame of its own. */
export const TWIN_STYLES = [
  ...[base, layout, grid, keys, sheet, wide, gate, standings, additions],
  ...[attempts, wind, clock, finish, start, callRoom, walk, umpire, referee, twin],
].join('\n');
