const { default: Sequencer } = require('@jest/test-sequencer');

const LONGEST = [
  /[\\/]tests[\\/]integration[\\/]/,
  /[\\/]platform[\\/]bonuses[\\/](?:money|odds|odds-platform|terms)\.test\.ts$/,
];

/**
 * Suites of the whole come first, and those whose many cases stand in files of their own. Without a cache Jest begins with the
 * largest files, and theirs are small: the longest of all would begin last, when the other worker has nothing left to do.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = (test) => LONGEST.some((place) => place.test(test.path));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
