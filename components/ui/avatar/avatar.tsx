'use client';

import { useState, type CSSProperties } from 'react';
import { Icon } from '../icon/icon';
import { userGlyph } from '../icon/frame-glyphs';
import { initialsOf } from './initials';
import styles from './avatar.module.scss';

export interface AvatarProps {
  /** A name or an e-mail address, for its initials. Null while unknown: an icon is shown instead. */
  name: string | null;
  /** Address of a picture. One that cannot be shown gives way to the initials. */
  picture?: string;
  /** 0 to 100: how far the ring around it is lit. No ring without it. */
  progress?: number;
  /** 32, 44 or 62 px. */
  size?: 'small' | 'medium' | 'large';
}

/** Who is meant. Decoration: the name, and what the ring tells, stand beside it or in the name of its button. */
export function Avatar({ name, picture, progress, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const initials = name === null ? '' : initialsOf(name);
  const style = progress === undefined ? undefined : ({ '--lit': `${progress}%` } as CSSProperties);
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-ring={progress !== undefined || undefined}
      style={style}
      aria-hidden
    >
      <span className={styles.face}>
        {picture && picture !== broken ? (
          <img
            src={picture}
            alt=""
            decoding="async"
            // It may have failed before anybody listened.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0 && image.src) setBroken(picture);
            }}
            onError={() => setBroken(picture)}
          />
        ) : (
          initials || <Icon glyph={userGlyph} />
        )}
      </span>
    </span>
  );
}
