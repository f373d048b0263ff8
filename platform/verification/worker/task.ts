import type { FileRefusal } from '@/lib/domain/verification';

/** What the worker is given: files by their paths, so that no content passes through the platform's own memory. */
export interface ExamineTask {
  /** The file as it came. */
  source: string;
  /** The media type that the sender named. */
  type: string;
  /** A folder, for the pages as `1.jpg`, `2.jpg`, … */
  target: string;
  /** `host:port` of a clamd; null where nothing scans. */
  scanner: string | null;
}

/** `held`: the scanner gave no answer, and nothing of the file was opened. */
export type Examined =
  | { outcome: 'ready'; pages: number }
  | { outcome: 'held' }
  | { outcome: 'refused'; refusal: FileRefusal };

/** Thrown by a decoder: the file is refused for this reason. */
export class Refused extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(refusal);
    this.name = 'Refused';
  }
}

/** The most pixels of a picture, and of a picture inside a PDF: a 40-megapixel camera is let through. */
export const PIXELS_MAX = 41_000_000;
/** The longer side of what is kept: enough to read the small print of an identity card. */
export const KEPT_SIDE = 2_400;
