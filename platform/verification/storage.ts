import { createReadStream } from 'node:fs';
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
          // The credentials come as the SDK looks for them: environment, role of the machine.
        })
      : new FSDriver({ location: documents.directory, visibility: 'private' }),
  );
  return {
    put: (key, file) => disk.putStream(key, createReadStream(file)),
    async get(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : null;
    },
    deleteFolder: (folder) => disk.deleteAll(folder),
  };
}
