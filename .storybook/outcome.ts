import {
  CONFIG_ERROR,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const FAILURES = [
  CONFIG_ERROR,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
];

function worded(reason: unknown): string {
  if (typeof reason === 'string') return reason;
  if (Array.isArray(reason)) return reason.map(worded).join('; ');
  const { message, title, description } = (reason ?? {}) as Record<string, unknown>;
  return [title, description, message].filter(Boolean).join(': ') || JSON.stringify(reason);
}

/**
 * Says on <html> what became of the story, for tests/workbench: `data-story="finished"` once it is drawn and played,
 * with `data-story-failure` when it could not be. Choosing another story takes both away.
 */
export function tellTests(): void {
  const { dataset } = document.documentElement;
  const channel = addons.getChannel();
  channel.on(SET_CURRENT_STORY, () => {
    delete dataset.story;
    delete dataset.storyFailure;
  });
  for (const event of FAILURES) {
    channel.on(event, (reason: unknown) => {
      dataset.storyFailure = `${event} ${worded(reason)}`;
      dataset.story = 'finished';
    });
  }
  channel.on(STORY_FINISHED, () => {
    dataset.story = 'finished';
  });
}
