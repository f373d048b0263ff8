const { default: Sequencer } = require('@jest/test-sequencer');

const INTEGRATION = /[\\/]tests[\\/]integration[\\/]/;

/**
 * Suites of the whole come first. Without a cache Jest begins with the largest files, and theirs are small where their cases
 * stand in tests/support: the longest of all would begin last, when the other worker has nothing left to do.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const ofTheWhole = (test) => INTEGRATION.test(test.path);
    return [...sorted.filter(ofTheWhole), ...sorted.filter((test) => !ofTheWhole(test))];
  }
};
