'use client';

import { useState } from 'react';
import type { DocumentCase } from '../api/get-players-id-documents';
import { pageAddress } from '../api/get-players-id-documents-file-pages-page';
import { renewSession } from '../state/session';
import styles from './documents.module.scss';
import parts from './parts.module.scss';

type File = DocumentCase['files'][number];
const ZOOMS = [1, 1.5, 2, 3] as const;

/** Pictures of a hand-in side by side, each with zoom and turn. */
export function DocumentPictures({ playerId, files }: { playerId: string; files: readonly File[] }) {
  return (
    <div className={styles.pictures}>
      {files.flatMap((file) =>
        file.state === 'ready' ? (
          Array.from({ length: file.pages }, (_, index) => (
            <Picture
              key={`${file.id} ${index}`}
              address={pageAddress(playerId, file.id, index + 1)}
              name={file.pages > 1 ? `${file.name}, page ${index + 1} of ${file.pages}` : file.name}
            />
          ))
        ) : (
          <p key={file.id} className={styles.held}>
            {file.name}: the scanner has not answered yet, so there is no picture.
          </p>
        ),
      )}
    </div>
  );
}

function Picture({ address, name }: { address: string; name: string }) {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  // The token may have run out while the page stood open: once, the picture is asked for again.
  const [tries, setTries] = useState(0);
  const retry = () => {
    renewSession().then(
      () => setTries((count) => count + 1),
      () => setTries(2),
    );
  };
  return (
    <figure className={styles.picture}>
      <figcaption>
        <span>{name}</span>
        <button
          type="button"
          className={parts.button}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          Smaller
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          Larger
        </button>
        <button type="button" className={parts.button} onClick={() => setTurns((turns + 1) % 4)}>
          Turn
        </button>
      </figcaption>
      {tries > 1 ? (
        <p role="alert">
          This picture could not be loaded.{' '}
          <button type="button" className={parts.button} onClick={() => setTries(0)}>
            Try again
          </button>
        </p>
      ) : (
        <div className={styles.window} data-zoom={ZOOMS[zoom]} data-turns={turns}>
          <img
            key={tries}
            src={tries === 0 ? address : `${address}?again=${tries}`}
            alt={name}
            onError={() => (tries === 0 ? retry() : setTries(2))}
          />
        </div>
      )}
    </figure>
  );
}
