'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import styles from './image-modal.module.scss';

interface ImageModalProps {
  src: string;
  /** What it shows; names the dialog too. */
  alt: string;
  /** Its own measures in pixels: the place is kept before it has come. */
  width: number;
  height: number;
  onClose: () => void;
}

/** A picture as large as the screen allows. */
export function ImageModal({ src, alt, width, height, onClose }: ImageModalProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={alt} hideTitle size="picture" flush>
      <img className={styles.image} src={src} alt={alt} width={width} height={height} decoding="async" />
    </Dialog>
  );
}
