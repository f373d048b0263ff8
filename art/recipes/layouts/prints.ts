import type { PrintName } from '@/lib/pictures/poster-prints';
import type { Colours } from './layout';

const print = (sheet: string, field: string, accent: string, ink: string, light: string): Colours => ({
  sheet,
  field,
  accent,
  ink,
  light,
});

/** Colours of a framed poster by the temper of its theme. */
export const PRINTS = {
  bright: [
    print('#fff6e3', '#5fbf8f', '#ffd166', '#173a2b', '#fffbe9'),
    print('#fff1ea', '#ff8a5b', '#ffd9a0', '#4a1420', '#fff7ef'),
    print('#f3f8ff', '#5aa9e6', '#ffe45e', '#12305a', '#f4fbff'),
    print('#fdf0f6', '#d96ba0', '#ffd6e8', '#3f0f35', '#fff3fa'),
  ],
  night: [
    print('#f6ecff', '#3b2357', '#ff4f8b', '#140a22', '#ffd7e6'),
    print('#e6fbf7', '#14425a', '#35e0c2', '#05141d', '#cffff4'),
    print('#fff3de', '#4a2a12', '#ffb02e', '#170b03', '#ffe9c2'),
  ],
  dusk: [
    print('#f3e7cb', '#6b2d1c', '#c8802f', '#23100a', '#ffe7b5'),
    print('#efe8d2', '#1f4d5c', '#d09a3f', '#08222b', '#f5e6bd'),
    print('#eee3ee', '#4b2b66', '#c58bd8', '#190b26', '#f6ddff'),
    print('#e8eddc', '#2f5a3a', '#cda349', '#0d2415', '#f2efc4'),
  ],
  rich: [
    print('#fff3d6', '#9c1230', '#ffb627', '#2b0410', '#ffe9b8'),
    print('#f2f6ff', '#1d3a8f', '#6fc3ff', '#081538', '#d8efff'),
    print('#eefbf1', '#0f6b4b', '#7be39b', '#032a1d', '#d9ffe4'),
    print('#fbefff', '#6a1f8a', '#ff8ad4', '#220630', '#ffd9f2'),
  ],
  wild: [
    print('#f4ecd0', '#1f6b4a', '#e0a030', '#0b2a1d', '#f5f0b8'),
    print('#f6e6d3', '#a6472a', '#f2b84b', '#33100a', '#ffe9c4'),
    print('#e9f0ea', '#1b5f6d', '#7fd0b5', '#062a33', '#d8fff0'),
  ],
  cold: [
    print('#edf3f7', '#3d6d8f', '#9fd3e8', '#0d2232', '#eefaff'),
    print('#f1eef6', '#4f4a7d', '#c2b2ee', '#171333', '#f3eeff'),
    print('#eef4f0', '#2f6a66', '#b5dfd3', '#082523', '#f0fffa'),
  ],
  silk: [
    print('#f1e6cf', '#c8402c', '#f0c27b', '#16202e', '#fff4dc'),
    print('#eef1ee', '#2c5d86', '#e58f8f', '#0f1f33', '#f5fbff'),
    print('#f7ecef', '#8d3a62', '#f6b6c8', '#2a0f20', '#fff0f5'),
  ],
} as const satisfies Record<PrintName, readonly Colours[]>;
