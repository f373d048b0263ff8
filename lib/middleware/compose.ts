import type { NextRequest, NextResponse } from 'next/server';
import type { Locale } from '@/lib/domain/locales';

/** What the steps tell each other about one request. */
export interface Visit {
  request: NextRequest;
  /** Client address as our own server names it. */
  address: string;
  /** ISO 3166 alpha-2, when known. */
  country: string | null;
  locale: Locale;
  /** The path that will be rendered; a step may change it. */
  url: URL;
}

/** A step answers, or lets the next one go on by returning nothing. */
export type Step = (visit: Visit) => NextResponse | undefined | Promise<NextResponse | undefined>;

/** Runs steps in order until one answers. @throws Error when none does: the last step must always answer. */
export async function runSteps(steps: readonly Step[], visit: Visit): Promise<NextResponse> {
  for (const step of steps) {
    const answer = await step(visit);
    if (answer) return answer;
  }
  throw new Error('no middleware step answered');
}
