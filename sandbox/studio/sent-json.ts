import { z } from 'zod';

/** No bet and no choice is nested deeper. */
const DEEPEST = 8;

const isShallow = (value: unknown, left = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((part) => isShallow(part, left - 1)));

/** JSON of which the game's engine says what it may be. What is nested so deep that nobody could read it to its end is refused. */
export const sentJson = z
  .unknown()
  .refine((value) => isShallow(value))
  .pipe(z.json());
