import type { ReelArt } from '../../fair/page';
import { symbolNames } from '../../slots/symbol-names';

/** Addresses and colours of reels, none of which is loaded. */
export const REEL_ART: ReelArt = {
  look: { accent: '#fc0', edge: '#210', well: '#123', cellLine: '#345', panel: '#111', frame: '#222' },
  pictures: {
    symbols: '/symbols.webp',
    frame: '/frame.webp',
    frame4: '/frame4.webp',
    frame5: '/frame5.webp',
    frame6: '/frame6.webp',
    wide: '/wide.webp',
    tall: '/tall.webp',
  },
  names: symbolNames('norse', 'en'),
  frames: { '5x3': '/frame.webp', '5x4': '/frame4.webp', '5x5': '/frame5.webp', '6x4': '/frame6.webp' },
};
