/**
 * All styles of the public site in one file that is loaded with the first page, so that pages drawn by the server are complete.
 * A test reports missing ones.
 */
import './components/follow/follow.css';
import './components/follow/lines/followed-lines.css';
import './components/live-board/live-board.css';
import './components/live-board/outlook.css';
import './components/page/challenge-nav.css';
import './components/page/head.css';
import './components/page/parts.css';
import './components/perf-table/tables/grid.css';
import './components/perf-table/perf-table.css';
import './components/perf-table/cells/cells.css';
import './components/perf-table/widths.css';
import './components/perf-table/attempts/attempt-sheet.css';
import './components/perf-table/column-room.css';
import './components/perf-table/row-sheet/row-sheet.css';
import './components/print.css';
import './components/race-list/race-list.css';
import './components/rankings/rankings.css';
import './components/splits/splits.css';
import './components/states/states.css';
import './components/toolbar/toolbar.css';
import './features/athlete/athlete.css';
import './features/challenge/landing.css';
import './features/challenge/announcements/announcements.css';
import './features/challenge/around.css';
import './features/challenge/programme-view.css';
import './features/challenge/panel/panel.css';
import './features/challenges/challenges.css';
import './components/lists/group.css';
import './features/family/family.css';
import './features/home/home.css';
import './features/home/followed/followed.css';
import './features/instagroups/instagroups.css';
import './features/static-pages/prose.css';
import './features/stats/stats.css';
import './features/teams/teams.css';
import './features/top-performances/top-performances.css';
import './features/trial/combined-steps.css';
import './features/trial/turn-board.css';
