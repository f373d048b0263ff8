import type { BySpread } from '../designs';

interface ClusterDesign {
  symbols: number;
  sizes: readonly number[];
  pays: readonly (readonly number[])[];
  multipliers: readonly number[];
  mostFalls: number;
  /** Mean square of what one grid pays, in stakes: measured, as no sum for it is known here (ADR 31). */
  gridSquare: number;
  cap: number;
}

const CLUSTER_SIZES = [5, 6, 7, 8, 10, 12, 15];

export const CLUSTER: BySpread<ClusterDesign> = {
  low: {
    symbols: 5,
    sizes: CLUSTER_SIZES,
    pays: [
      [38, 56, 80, 120, 200, 400, 800],
      [26, 38, 56, 90, 150, 300, 600],
      [19, 28, 44, 70, 120, 240, 500],
      [13, 20, 30, 50, 90, 180, 400],
      [7, 12, 22, 40, 80, 160, 300],
    ],
    multipliers: [1, 2, 3, 4, 5],
    mostFalls: 25,
    gridSquare: 1.307,
    cap: 2_500,
  },
  medium: {
    symbols: 6,
    sizes: CLUSTER_SIZES,
    pays: [
      [100, 160, 260, 450, 900, 1_800, 4_000],
      [70, 110, 180, 320, 650, 1_300, 3_000],
      [46, 70, 120, 220, 450, 900, 2_000],
      [30, 50, 85, 160, 330, 700, 1_500],
      [20, 35, 60, 120, 250, 500, 1_100],
      [15, 25, 46, 90, 200, 400, 900],
    ],
    multipliers: [1, 2, 3, 5, 8],
    mostFalls: 25,
    gridSquare: 5.006,
    cap: 5_000,
  },
  high: {
    symbols: 7,
    sizes: CLUSTER_SIZES,
    pays: [
      [220, 440, 800, 1_500, 3_000, 6_000, 10_000],
      [130, 260, 500, 1_000, 2_000, 4_000, 8_000],
      [80, 160, 300, 650, 1_400, 2_800, 6_000],
      [50, 100, 200, 440, 1_000, 2_000, 4_000],
      [34, 66, 130, 270, 600, 1_200, 2_500],
      [22, 44, 90, 190, 420, 900, 1_800],
      [17, 33, 66, 140, 300, 700, 1_500],
    ],
    multipliers: [1, 2, 4, 8, 10],
    mostFalls: 25,
    gridSquare: 15.413,
    cap: 10_000,
  },
};
