// A thread of its own for each file that players send: whatever a decoder does with it ends with the thread.
import { parentPort, workerData } from 'node:worker_threads';
import { fileTypeFromFile } from 'file-type';
import { boundMemory } from './memory';
import { redrawPaper } from './papers';
import { redrawBitmap, redrawPicture } from './pictures';
import { scan } from './scan';
import { Refused, type Examined, type ExamineTask } from './task';

function redraw({ source, type, target }: ExamineTask): Promise<number> {
  if (type === 'application/pdf') return redrawPaper(source, target);
  return type === 'image/bmp' ? redrawBitmap(source, target) : redrawPicture(source, type, target);
}

const memory = boundMemory();

/** First a sieve (what the content begins with), then the scanner, then the proof: drawing it anew. */
async function examine(task: ExamineTask): Promise<Examined> {
  try {
    const found = await fileTypeFromFile(task.source);
    if (found?.mime !== task.type) return { outcome: 'refused', refusal: 'type' };
    const scanned = task.scanner ? await scan(task.source, task.scanner) : 'clean';
    if (scanned === 'unknown') return { outcome: 'held' };
    if (scanned === 'infected') return { outcome: 'refused', refusal: 'infected' };
    const pages = await redraw(task);
    // Without the memory that it asked for, a decoder may have left something out.
    if (memory.wasHit()) throw new Refused('too_complex');
    return { outcome: 'ready', pages };
  } catch (error) {
    // A full disk is not the file's fault.
    if (error instanceof Error && 'syscall' in error) throw error;
    if (error instanceof Refused) return { outcome: 'refused', refusal: error.refusal };
    return { outcome: 'refused', refusal: memory.wasHit() ? 'too_complex' : 'unreadable' };
  }
}

void examine(workerData as ExamineTask).then((examined) => parentPort?.postMessage(examined));
