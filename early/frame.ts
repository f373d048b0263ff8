import { startDrawers } from './drawers';
import { markLaw } from './law';
import { startOwnTask } from './own-task';
import { markPlayer } from './player';
import { startShell } from './shell';
import { startSidebar } from './sidebar';
import { markVisited } from './visited-stories';
import { markWelcome } from './welcome';

/** What every page does before and without React. */
export function startFrame(): void {
  startShell();
  startSidebar();
  startDrawers();
  markPlayer();
  markLaw();
  markVisited();
  markWelcome();
}

/** As a page from the server has it: React, which is still to come, begins in a task of its own. */
export function startPage(): void {
  startFrame();
  startOwnTask();
}
