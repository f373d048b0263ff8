'use client';

import { useEffect, useRef, useState } from 'react';
import { askWorker } from './ask-worker';
import type { Answer, Question } from './question';

/** A slider that moves asks once it stands still. Milliseconds. */
const STILL_MS = 200;

export type Working =
  | { state: 'done'; answer: Answer }
  | { state: 'working'; share: number }
  | { state: 'cancelled' | 'failed' };

/**
 * Answers to one question after another, by a worker; the last question counts. What was asked before is given up.
 * @param first what is known without asking
 */
export function useAnswer(first: Answer) {
  const [working, setWorking] = useState<Working>({ state: 'done', answer: first });
  const asked = useRef<AbortController>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop() {
    clearTimeout(waiting.current);
    asked.current?.abort();
    asked.current = null;
  }
  useEffect(() => stop, []);

  async function run(question: Question) {
    const controller = new AbortController();
    asked.current = controller;
    const { signal } = controller;
    try {
      const answer = await askWorker(question, {
        signal,
        onProgress: (share) => setWorking({ state: 'working', share }),
      });
      setWorking({ state: 'done', answer });
    } catch {
      if (!signal.aborted) setWorking({ state: 'failed' });
    }
  }

  return {
    working,
    /** Null asks nothing: there is nothing to work out. */
    ask(question: Question | null) {
      stop();
      if (!question) {
        setWorking({ state: 'cancelled' });
        return;
      }
      setWorking({ state: 'working', share: 0 });
      waiting.current = setTimeout(() => void run(question), STILL_MS);
    },
    cancel() {
      stop();
      setWorking({ state: 'cancelled' });
    },
  };
}
