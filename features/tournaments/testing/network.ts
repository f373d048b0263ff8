import { asDetails, type NetworkDetails, type NetworkList, type NetworkTournament } from '../domain/network';
import { details, tournament } from './tournaments';

/** A tournament of the studio as the platform tells it. */
export const networkTournament = (facts: Partial<NetworkTournament> = {}): NetworkTournament => {
  const { image, gradient_color, dateStart, dateEnd, games, gamesCount } = tournament();
  return {
    ...{ image, gradient_color, dateStart, dateEnd, games, gamesCount },
    id: 'network:net-cup',
    code: 'net-cup',
    status: 'active',
    title: 'Net Cup',
    description: 'A cup over several casinos.',
    imageMobile: image,
    strategy: 'turnover',
    minLevel: null,
    minimumBet: { EUR: 20 },
    winners: 10,
    prize: { amount: { EUR: 136_000 }, freeSpins: 0, points: 0 },
    ...facts,
  };
};

/** The same with its prizes. */
export const toldNetwork = (facts: Partial<NetworkDetails> = {}): NetworkDetails => ({
  ...networkTournament(),
  prizes: details().prizes.map((prize) => ({ ...prize, freeSpins: 0, points: 0 })),
  toldAt: '2026-11-30T10:00:00.000Z',
  isCurrent: true,
  ...facts,
});
export const networkDetails = (facts: Partial<NetworkDetails> = {}) => asDetails(toldNetwork(facts));

export const networkList = (facts: Partial<NetworkList> = {}): NetworkList => ({
  active: [networkTournament()],
  upcoming: [networkTournament({ id: 'network:next', code: 'next', title: 'Next Cup', status: 'upcoming' })],
  completed: [
    networkTournament({ id: 'network:last', code: 'last', title: 'Last Cup', status: 'completed' }),
  ],
  toldAt: '2026-11-30T10:00:00.000Z',
  isCurrent: true,
  ...facts,
});
