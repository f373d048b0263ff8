// Pages that are sent while Next renders them again behind the answer. No request waits for these renders, so nothing
// limits them: when a few hundred pages grew old at the same time under load, Next rendered all of them at once and
// the process ran out of memory. Beyond the limit, visitors get the old page, too.

/** More at once are made no faster. */
const DEFAULT_LIMIT = 4;
/** A render that has not stored its page by then has failed. Milliseconds. */
const GIVE_UP_MS = 15_000;

export class Renewals {
  /** @type {number} */
  #limit;
  /**
   * When each was begun, by key; the oldest comes first.
   * @type {Map<string, number>}
   */
  #begun = new Map();

  constructor({ limit = DEFAULT_LIMIT } = {}) {
    this.#limit = limit;
  }

  /**
   * Whether a page may be rendered again now: it is not being rendered, and neither are too many others.
   * @param {string} key
   * @param {number} now ms
   */
  isFree(key, now) {
    for (const [other, begun] of this.#begun) {
      if (now < begun + GIVE_UP_MS) break;
      this.#begun.delete(other);
    }
    return !this.#begun.has(key) && this.#begun.size < this.#limit;
  }

  /**
   * @param {string} key
   * @param {number} now ms
   * @returns {boolean} whether the caller is to render the page
   */
  begin(key, now) {
    if (!this.isFree(key, now)) return false;
    this.#begun.set(key, now);
    return true;
  }

  /** @param {string} key */
  end(key) {
    this.#begun.delete(key);
  }
}

const RENEWALS = Symbol.for('parlour.page-renewals');

const shared = /** @type {typeof globalThis & { [RENEWALS]?: Renewals }} */ (globalThis);

/** Those of this process, which Next's cache handler and lib/server/web share. */
export function sharedRenewals() {
  shared[RENEWALS] ??= new Renewals();
  return shared[RENEWALS];
}
