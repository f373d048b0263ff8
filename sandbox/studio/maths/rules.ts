import type { Rules, Volatility } from './model';

/**
 * The rules of the four volatilities. Low pays small and often with long, plain free spins; very high pays
 * rarely and far, most of it from free spins with a high multiplier.
 */
export const RULES: Record<Volatility, Rules> = {
  low: {
    linePays: {
      high1: [60, 180, 600],
      high2: [45, 120, 450],
      high3: [35, 100, 300],
      high4: [30, 80, 250],
      ace: [18, 45, 150],
      king: [15, 40, 125],
      queen: [12, 30, 100],
      jack: [10, 25, 80],
    },
    scatterPays: [2, 10, 50],
    freeSpins: [10, 12, 15],
    freeSpinsBound: 45,
    freeSpinsMultiplier: 1,
  },
  medium: {
    linePays: {
      high1: [60, 250, 1250],
      high2: [50, 200, 750],
      high3: [40, 125, 500],
      high4: [25, 100, 400],
      ace: [12, 50, 200],
      king: [12, 40, 150],
      queen: [10, 30, 125],
      jack: [8, 25, 100],
    },
    scatterPays: [2, 10, 50],
    freeSpins: [10, 15, 20],
    freeSpinsBound: 50,
    freeSpinsMultiplier: 2,
  },
  high: {
    linePays: {
      high1: [80, 400, 2500],
      high2: [50, 250, 1250],
      high3: [40, 150, 750],
      high4: [25, 125, 500],
      ace: [12, 50, 250],
      king: [10, 40, 200],
      queen: [8, 30, 150],
      jack: [5, 25, 125],
    },
    scatterPays: [2, 15, 100],
    freeSpins: [10, 15, 20],
    freeSpinsBound: 50,
    freeSpinsMultiplier: 3,
  },
  very_high: {
    linePays: {
      high1: [100, 600, 6000],
      high2: [60, 400, 2500],
      high3: [40, 200, 1250],
      high4: [25, 150, 750],
      ace: [10, 50, 300],
      king: [8, 40, 250],
      queen: [5, 25, 200],
      jack: [5, 20, 125],
    },
    scatterPays: [3, 20, 200],
    freeSpins: [10, 15, 20],
    freeSpinsBound: 60,
    freeSpinsMultiplier: 5,
  },
};
