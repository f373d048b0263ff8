import { withBasePath } from '@/lib/domain/base-path';
import { giveWayWhenBlocked } from './blocked';
import { ApiProblem, type ProblemBody } from '@/lib/http/problem';

interface FileUpload {
  /** What stands in the address's braces. */
  path: Record<string, string>;
  file: File;
  type: string;
  /** Bytes that have left. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Nothing moves for so long: the network is gone, whatever the browser believes. Milliseconds. */
const SILENCE_MS = 60_000;

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/**
 * Sends a file as a body. By XMLHttpRequest, since browsers tell no other way how far an upload is.
 * @throws ApiProblem with the platform's code; `no_response` when it broke off. An AbortError when it was stopped.
 */
function send<Answer>(
  method: 'PUT',
  address: string,
  { path, file, type, onProgress, signal }: FileUpload,
): Promise<Answer> {
  const url = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: number | undefined;
    const end = () => {
      window.clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    };
    const broken = () => {
      end();
      reject(new ApiProblem('no_response', 0));
    };
    const stop = () => {
      end();
      request.abort();
      reject(new DOMException('the upload was stopped', 'AbortError'));
    };
    const listen = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(() => {
        request.abort();
        broken();
      }, SILENCE_MS);
    };
    request.open(method, withBasePath(url));
    request.setRequestHeader('Content-Type', type);
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
    request.upload.addEventListener('progress', ({ loaded }) => {
      listen();
      onProgress(loaded);
    });
    request.addEventListener('error', broken);
    request.addEventListener('load', () => {
      end();
      const body = read(request.responseText);
      if (request.status >= 200 && request.status < 300) {
        resolve(body as Answer);
        return;
      }
      const problem = body as Partial<ProblemBody>;
      giveWayWhenBlocked(problem);
      reject(
        new ApiProblem(
          problem.code ?? (request.status === 413 ? 'kyc_3' : 'server_error'),
          request.status,
          problem,
        ),
      );
    });
    signal.addEventListener('abort', stop);
    if (signal.aborted) {
      stop();
      return;
    }
    listen();
    request.send(file);
  });
}

/** Beside `api`, for bodies that are files. */
export const fileUpload = {
  PUT: <Answer>(address: string, upload: FileUpload) => send<Answer>('PUT', address, upload),
};
