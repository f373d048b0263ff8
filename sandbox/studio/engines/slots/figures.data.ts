// Written by `npx tsx sandbox/studio/engines/slots/write-variants.ts`; tests work it out again and compare.
import type { AllFigures } from './variant-types';

/** In stakes; with what a bought feature costs as the stake, where it was bought. */
export const FIGURES: AllFigures = {
  ways243: {
    low: {
      spin: {
        rtp: 0.949976738,
        hit: 0.451864156,
        deviation: 2.247261443,
        highest: 2500,
        capTakesAtMost: 2.9e-15,
      },
      bought: {
        rtp: 0.949907046,
        hit: 0.999264372,
        deviation: 0.64848265,
        highest: 2500,
        capTakesAtMost: 1.2e-14,
      },
    },
    medium: {
      spin: {
        rtp: 0.960014198,
        hit: 0.208347839,
        deviation: 5.767664101,
        highest: 5000,
        capTakesAtMost: 6.5e-10,
      },
      bought: {
        rtp: 0.951000439,
        hit: 0.990652656,
        deviation: 1.21593674,
        highest: 5000,
        capTakesAtMost: 6e-9,
      },
    },
    high: {
      spin: {
        rtp: 0.964996732,
        hit: 0.208347839,
        deviation: 7.081804288,
        highest: 10000,
        capTakesAtMost: 3.1e-10,
      },
      bought: {
        rtp: 0.95304089,
        hit: 0.990652656,
        deviation: 1.381743554,
        highest: 10000,
        capTakesAtMost: 2.1e-9,
      },
    },
  },
  ways1024: {
    low: {
      spin: {
        rtp: 0.949969215,
        hit: 0.3581926,
        deviation: 3.312471713,
        highest: 2500,
        capTakesAtMost: 7.6e-13,
      },
      bought: {
        rtp: 0.949514247,
        hit: 0.995115089,
        deviation: 0.954990863,
        highest: 2500,
        capTakesAtMost: 1.5e-12,
      },
    },
    medium: {
      spin: {
        rtp: 0.960007539,
        hit: 0.358418425,
        deviation: 4.623433693,
        highest: 5000,
        capTakesAtMost: 1.3e-12,
      },
      bought: {
        rtp: 0.959190866,
        hit: 0.999860351,
        deviation: 0.878484504,
        highest: 5000,
        capTakesAtMost: 6.1e-12,
      },
    },
    high: {
      spin: {
        rtp: 0.965009609,
        hit: 0.358352395,
        deviation: 5.369041563,
        highest: 10000,
        capTakesAtMost: 1.4e-13,
      },
      bought: {
        rtp: 0.968910389,
        hit: 0.998713385,
        deviation: 1.080711548,
        highest: 10000,
        capTakesAtMost: 5.4e-13,
      },
    },
  },
  megaways: {
    low: {
      spin: {
        rtp: 0.949991002,
        hit: 0.458282979,
        deviation: 2.645351573,
        highest: 10000,
        capTakesAtMost: 5.7e-7,
      },
      bought: {
        rtp: 0.951018164,
        hit: 0.999360389,
        deviation: 0.746671963,
        highest: 10000,
        capTakesAtMost: 0.000015,
      },
    },
    medium: {
      spin: {
        rtp: 0.959997438,
        hit: 0.458287072,
        deviation: 3.631167205,
        highest: 20000,
        capTakesAtMost: 0.0000015,
      },
      bought: {
        rtp: 0.967522318,
        hit: 0.999812504,
        deviation: 0.845137057,
        highest: 20000,
        capTakesAtMost: 0.000027,
      },
    },
    high: {
      spin: {
        rtp: 0.965000325,
        hit: 0.458288273,
        deviation: 5.012735026,
        highest: 50000,
        capTakesAtMost: 7.9e-7,
      },
      bought: {
        rtp: 0.965938321,
        hit: 0.999944999,
        deviation: 0.985938431,
        highest: 50000,
        capTakesAtMost: 0.000012,
      },
    },
  },
  cluster: {
    low: {
      spin: {
        rtp: 0.950024422,
        hit: 0.291606576,
        deviation: 2.790578534,
        highest: 2500,
        capTakesAtMost: 9.1e-10,
      },
      bought: null,
    },
    medium: {
      spin: {
        rtp: 0.960044115,
        hit: 0.175119127,
        deviation: 3.789561799,
        highest: 5000,
        capTakesAtMost: 7.3e-7,
      },
      bought: null,
    },
    high: {
      spin: {
        rtp: 0.964991719,
        hit: 0.109546933,
        deviation: 5.527287186,
        highest: 10000,
        capTakesAtMost: 0.0000051,
      },
      bought: null,
    },
  },
  hold: {
    low: {
      spin: { rtp: 0.949998188, hit: 0.309287013, deviation: 2.971242742, highest: 391.1, capTakesAtMost: 0 },
      bought: null,
    },
    medium: {
      spin: {
        rtp: 0.959999532,
        hit: 0.309287013,
        deviation: 4.092835698,
        highest: 1439.75,
        capTakesAtMost: 0,
      },
      bought: null,
    },
    high: {
      spin: {
        rtp: 0.965002923,
        hit: 0.309287013,
        deviation: 10.570059002,
        highest: 5000,
        capTakesAtMost: 6.9e-7,
      },
      bought: null,
    },
  },
  book: {
    low: {
      spin: {
        rtp: 0.950011746,
        hit: 0.267314255,
        deviation: 6.3333205,
        highest: 2500,
        capTakesAtMost: 2.6e-10,
      },
      bought: {
        rtp: 0.968949308,
        hit: 0.984971472,
        deviation: 0.800969761,
        highest: 2500,
        capTakesAtMost: 4.7e-10,
      },
    },
    medium: {
      spin: {
        rtp: 0.959996617,
        hit: 0.267314255,
        deviation: 7.645960059,
        highest: 5000,
        capTakesAtMost: 8.4e-11,
      },
      bought: {
        rtp: 0.958445441,
        hit: 0.993576957,
        deviation: 0.877634476,
        highest: 5000,
        capTakesAtMost: 1.6e-10,
      },
    },
    high: {
      spin: {
        rtp: 0.965019622,
        hit: 0.267314255,
        deviation: 10.690232265,
        highest: 10000,
        capTakesAtMost: 3.2e-8,
      },
      bought: {
        rtp: 0.960463888,
        hit: 0.993576957,
        deviation: 1.55208568,
        highest: 10000,
        capTakesAtMost: 7e-8,
      },
    },
  },
  wheel: {
    low: {
      spin: { rtp: 0.949965104, hit: 0.39791405, deviation: 2.782069739, highest: 201.6, capTakesAtMost: 0 },
      bought: null,
    },
    medium: {
      spin: { rtp: 0.959998449, hit: 0.39791405, deviation: 3.917240442, highest: 367.3, capTakesAtMost: 0 },
      bought: null,
    },
    high: {
      spin: {
        rtp: 0.964999664,
        hit: 0.39791405,
        deviation: 9.643406913,
        highest: 1088.45,
        capTakesAtMost: 0,
      },
      bought: null,
    },
  },
};
