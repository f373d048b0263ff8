import type { ChatReport } from '@/sandbox/studio/chat/books';

/** What a platform was told of reports, and how it answers: with 200 when nothing else is said. */
export function fakeReports() {
  const told: ChatReport[] = [];
  const answers: number[] = [];
  return {
    told,
    /** The next calls are answered so. */
    next: (...statuses: number[]) => void answers.push(...statuses),
    clear() {
      told.length = 0;
      answers.length = 0;
    },
    take(report: ChatReport) {
      told.push(report);
      return answers.shift() ?? 200;
    },
  };
}
