'use client';

import { useState } from 'react';
import type { DocumentCase } from '../../api/get-players-id-documents';
import { pageAddress } from '../../api/get-players-id-documents-file-pages-page';
import { renewSession } from '../../state/session';
import { useShortcuts } from '../parts/use-shortcuts';
import styles from './documents.module.scss';
import parts from '../parts/parts.module.scss';

type File = DocumentCase['files'][number];
const ZOOMS = [1, 1.5, 2, 3] as const;

interface View {
  /** Place in ZOOMS. */
  zoom: number;
  /** Quarters. */
  turns: number;
}
const PLAIN: View = { zoom: 0, turns: 0 };
const larger = (view: View) => ({ ...view, zoom: Math.min(view.zoom + 1, ZOOMS.length - 1) });
const smaller = (view: View) => ({ ...view, zoom: Math.max(view.zoom - 1, 0) });
const turned = (view: View) => ({ ...view, turns: (view.turns + 1) % 4 });

/** A page of a file. */
interface Page {
  key: string;
  address: string;
  name: string;
}

const pagesOf = (playerId: string, file: File): Page[] =>
  Array.from({ length: file.pages }, (_, index) => ({
    key: `${file.id} ${index}`,
    address: pageAddress(playerId, file.id, index + 1),
    name: file.pages > 1 ? `${file.name}, page ${index + 1} of ${file.pages}` : file.name,
  }));

/** Pictures of a hand-in side by side, each with zoom and turn; keys do it to all of them at once. */
export function DocumentPictures({ playerId, files }: { playerId: string; files: readonly File[] }) {
  const [views, setViews] = useState<Readonly<Record<string, View>>>({});
  const pages = files.filter(({ state }) => state === 'ready').flatMap((file) => pagesOf(playerId, file));
  const viewOf = (key: string) => views[key] ?? PLAIN;
  const changeAll = (change: (view: View) => View) => () =>
    setViews(Object.fromEntries(pages.map(({ key }) => [key, change(viewOf(key))])));
  useShortcuts({ '+': changeAll(larger), '-': changeAll(smaller), t: changeAll(turned) });
  return (
    <div className={styles.pictures}>
      {pages.map(({ key, address, name }) => (
        <Picture
          key={key}
          address={address}
          name={name}
          view={viewOf(key)}
          onView={(view) => setViews({ ...views, [key]: view })}
        />
      ))}
      {files
        .filter(({ state }) => state !== 'ready')
        .map((file) => (
          <p key={file.id} className={styles.held}>
            {file.name}: the scanner has not answered yet, so there is no picture.
          </p>
        ))}
      <p className={styles.hint}>
        <kbd>+</kbd> <kbd>−</kbd> size, <kbd>T</kbd> turns all pictures
      </p>
    </div>
  );
}

interface PictureProps extends Omit<Page, 'key'> {
  view: View;
  onView: (view: View) => void;
}

function Picture({ address, name, view, onView }: PictureProps) {
  const { zoom, turns } = view;
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
          onClick={() => onView(smaller(view))}
        >
          Smaller
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => onView(larger(view))}
        >
          Larger
        </button>
        <button type="button" className={parts.button} onClick={() => onView(turned(view))}>
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
