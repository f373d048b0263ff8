/// <reference lib="webworker" />
import { lineOf, type LineFigures, type LineQuestion } from './line';

export interface ToLineWorker {
  id: number;
  question: LineQuestion;
}

export interface FromLineWorker {
  id: number;
  figures: LineFigures | null;
}

addEventListener('message', ({ data: { id, question } }: MessageEvent<ToLineWorker>) => {
  postMessage({ id, figures: lineOf(question) } satisfies FromLineWorker);
});
