import { readFile } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { PlatformConfig } from '../kernel/config';

/** Where documents lie: a folder of this machine, or an S3 bucket that all instances share. Never under a web root. */
export interface DocumentStore {
  put(key: string, file: string): Promise<void>;
  /** Null when there is nothing. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes everything below a folder; what is not there counts as deleted. */
  deleteFolder(folder: string): Promise<void>;
}

export function createDocumentStore({ documents }: Pick<PlatformConfig, 'documents'>): DocumentStore {
  const disk = new Disk(
    documents.bucket
      ? new S3Driver({
          ...(documents.bucket.endpoint ? { endpoint: documents.bucket.endpoint, forcePathStyle: true } : {}),
          region: documents.bucket.region,
          bucket: documents.bucket.name,
          visibility: 'private',
          // New buckets of S3 refuse lists of access, and what only speaks S3 often knows none: the bucket is private.
          supportsACL: false,
          // What only speaks S3 knows no checksums behind a body in pieces. The signature proves the content anyway.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
          // The credentials come as the SDK looks for them: environment, role of the machine.
        })
      : new FSDriver({ location: documents.directory, visibility: 'private' }),
  );
  return {
    // Whole, as a file has 5 MB at most: so its content is signed, and can be sent again after a failure.
    put: async (key, file) => disk.put(key, await readFile(file)),
    async get(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : null;
    },
    async deleteFolder(folder) {
      await disk.deleteAll(folder);
      // A bucket answers "done" and names what it did not delete.
      if (!documents.bucket) return;
      const { objects } = await disk.listAll(folder, { recursive: true });
      if ([...objects].length > 0) throw new Error('the store did not delete everything');
    },
  };
}
