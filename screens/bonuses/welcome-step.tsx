'use client';

import { useWelcomeStep } from './use-welcome-step';

/** The step of the welcome pack that the player is at, for the parts of the page that show it. */
export function WelcomeStep() {
  useWelcomeStep();
  return null;
}
