import type { PlayableGame } from '../domain/playable-game';

/** A slot for tests. */
export const scarab: PlayableGame = {
  id: 'g1',
  path: '/game/scarab',
  categories: [3],
  family: 'slot',
  name: 'Scarab',
  providerName: 'Saffron Lane',
  studioPath: '/games?providerId=7',
  even: { minor: 0, text: '€0.00' },
  rtp: '96.4946%',
  leastStake: 20,
  hasDemo: true,
  facts: [['Return to player', '96.4946%']],
  poster: '/art/posters/g1/00000000',
  colour: '#000000',
};
