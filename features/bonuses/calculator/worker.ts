/// <reference lib="webworker" />
import type { Answer, Question } from './question';
import { solve } from './solve';
import type { Ends, Walk } from './walk';

/** What the worker tells: how far it is, 0 to 1, or what came out. */
export type FromWorker = { share: number } | { answer: Answer };

/** Reports come no closer than this. Milliseconds. */
const REPORT_MS = 60;

let reported = 0;
function tell(share: number) {
  const now = performance.now();
  if (now - reported < REPORT_MS) return;
  reported = now;
  postMessage({ share } satisfies FromWorker);
}

function ends(walk: Walk, from: number, to: number): Ends {
  const work = solve(walk);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    tell(from + (to - from) * step.value);
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // The play without a bonus is much the shorter one.
  const withBonus = ends(data.withBonus, 0, 0.95);
  const without = data.without && ends(data.without, 0.95, 1);
  postMessage({ answer: { withBonus, without } } satisfies FromWorker);
});
