/**
 * What pages may cost a first visitor, until nothing more comes by itself: bytes, requests, elements. The home page's
 * 200 KB of script and 700 KB on a phone are promises to players on slow networks; the others stand about a tenth above
 * what was measured, so that a page that grows is noticed.
 */
export const BUDGETS = {
  home: {
    path: '/',
    phone: { scriptBytes: 200_000, bytes: 700_000, requests: 75, nodes: 2_550 },
    desk: { scriptBytes: 200_000, bytes: 880_000, requests: 92, nodes: 2_550 },
  },
  list: {
    path: '/games/slots',
    phone: { scriptBytes: 200_000, bytes: 730_000, requests: 65, nodes: 1_780 },
    desk: { scriptBytes: 200_000, bytes: 1_030_000, requests: 88, nodes: 1_780 },
  },
  game: {
    path: '/game/scarab-of-nefer',
    phone: { scriptBytes: 200_000, bytes: 430_000, requests: 55, nodes: 1_300 },
    desk: { scriptBytes: 200_000, bytes: 700_000, requests: 65, nodes: 1_300 },
  },
} as const;
