'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiProblem } from '@/lib/http/problem';
import { admitUploads, mediaTypeOf, type UploadFile, type UploadProblem } from '@/lib/domain/uploads';
import type { VerificationStep } from '@/lib/domain/verification';
import { verificationKey } from '../api/get-me-verification';
import { sendDocument } from '../api/put-me-verification-step-files-id';

/** A file on its way to the platform; once it is there, the platform's own list has it. */
export interface Upload {
  /** One for the file's whole life: sending it again makes no second one. */
  id: string;
  step: VerificationStep;
  file: File;
  /** For a preview of a picture; null for what browsers show no picture of. */
  url: string | null;
  sent: number;
  /** `unfit`: by the rules of this page, so it was never sent. */
  state: 'waiting' | 'sending' | 'failed' | 'unfit';
  problem: UploadProblem | null;
  error: unknown;
}

/** More at once would only make each slower. */
const AT_ONCE = 2;

/** Nobody knows what became of it, or it was too early: the same file may come through the next time. */
export const canSendAgain = ({ state, error }: Upload) =>
  state === 'failed' &&
  (!isApiProblem(error) ||
    (error.code !== 'files_too_complex' &&
      (error.status === 0 || error.status >= 429 || error.status === 400)));

/** What the platform has already. */
export interface FilesThere {
  /** Files of the step: none is sent twice. */
  ofStep: readonly UploadFile[];
  /** Open files of all steps: they count together. */
  open: number;
}

export interface Uploads {
  uploads: readonly Upload[];
  /** Whether any of the files would be sent. */
  admits(there: FilesThere, files: readonly File[]): boolean;
  add(step: VerificationStep, there: FilesThere, files: readonly File[]): void;
  sendAgain(id: string): void;
  /** Stops it, or takes it from the list. */
  discard(id: string): void;
}

/**
 * Sends files, two at a time, and goes on by itself when the network comes back.
 * @param onArrived the platform has looked at it
 */
export function useUploads(onArrived: (name: string, state: string) => void): Uploads {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  const change = useCallback((id: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }, []);
  const drop = useCallback((id: string) => {
    setUploads((all) => {
      const gone = all.find((one) => one.id === id);
      if (gone?.url) URL.revokeObjectURL(gone.url);
      return all.filter((one) => one.id !== id);
    });
  }, []);

  const send = useCallback(
    async ({ id, step, file }: Upload) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      change(id, { state: 'sending', sent: 0, error: null });
      try {
        const { state } = await sendDocument({
          step,
          id,
          file,
          type: mediaTypeOf(file),
          signal: controller.signal,
          onProgress: (sent) => change(id, { sent }),
        });
        // The platform's list first, so that the file is never in neither.
        await client.invalidateQueries({ queryKey: verificationKey });
        drop(id);
        arrived.current(file.name, state);
      } catch (error) {
        if (controller.signal.aborted) return;
        change(id, { state: 'failed', error });
        // A step that was decided in another tab takes no files: the page shows that then.
        if (isApiProblem(error) && error.status === 409)
          void client.invalidateQueries({ queryKey: verificationKey });
      } finally {
        running.current.delete(id);
      }
    },
    [change, client, drop],
  );

  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const upload of next.slice(0, Math.max(0, AT_ONCE - sending))) void send(upload);
  }, [send, uploads]);

  useEffect(() => {
    const goOn = () =>
      setUploads((all) =>
        all.map((one) => (canSendAgain(one) ? { ...one, state: 'waiting' as const } : one)),
      );
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

  const latest = useRef(uploads);
  useEffect(() => {
    latest.current = uploads;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const { url } of latest.current) if (url) URL.revokeObjectURL(url);
    };
  }, []);

  const sorted = ({ ofStep, open }: FilesThere, files: readonly File[]) => {
    const onTheirWay = uploads.filter(({ state }) => state !== 'unfit').map(({ file }) => file);
    return admitUploads([...ofStep, ...onTheirWay], files, open + onTheirWay.length);
  };

  return {
    uploads,
    admits: (there, files) => sorted(there, files).admitted.length > 0,
    add(step, there, files) {
      const { admitted, refused } = sorted(there, files);
      const upload = (file: File, problem: UploadProblem | null): Upload => ({
        id: crypto.randomUUID(),
        step,
        file,
        url: !problem && mediaTypeOf(file).startsWith('image/') ? URL.createObjectURL(file) : null,
        sent: 0,
        state: problem ? 'unfit' : 'waiting',
        problem,
        error: null,
      });
      setUploads((all) => [
        // What was refused the last time made room for what is refused now.
        ...all.filter(({ state }) => state !== 'unfit'),
        ...admitted.map((file) => upload(file, null)),
        ...refused.map(({ file, problem }) => upload(file, problem)),
      ]);
    },
    sendAgain: (id) => change(id, { state: 'waiting' }),
    discard(id) {
      running.current.get(id)?.abort();
      drop(id);
    },
  };
}
