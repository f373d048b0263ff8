import { withBasePath } from '@/lib/domain/base-path';
import type { MetadataRoute } from 'next';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Parlour',
    short_name: 'Parlour',
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'standalone',
    background_color: '#0A0F0D',
    theme_color: '#0A0F0D',
    icons: [
      { src: withBasePath('/art/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBasePath('/art/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: withBasePath('/art/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
