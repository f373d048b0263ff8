// The table of tags that all instances share, as a copy in this process, which answers at once.
import { EPOCH_FIELD } from './freshness.mjs';

/** How long the copy is believed after it was last found to be right, ms. An operator's change may take 1.2 s. */
const TRUST_MS = 1_000;

/**
 * @typedef {object} TableSource
 * @property {() => Promise<number>} epoch the counter, which grows with each change of the table
 * @property {() => Promise<Record<string, string>>} all
 */

/**
 * A copy of the table that is compared with it by its counter. Answers must come in the order in which they were asked
 * for, as they do on one connection. Where they stop coming the copy is not believed any more.
 */
export class TagTable {
  /** @type {TableSource} */
  #source;
  /** @type {() => number} */
  #now;
  /** @type {Record<string, string>} */
  #fields = {};
  #epoch = 0;
  #asOf = Number.NEGATIVE_INFINITY;

  /**
   * @param {TableSource} source
   * @param {() => number} [now] ms; a monotonic clock
   */
  constructor(source, now = () => performance.now()) {
    this.#source = source;
    this.#now = now;
  }

  /**
   * The table as it was a moment ago; undefined when that is too long ago.
   * @returns {{ epoch: number, stampOf: (field: string) => string | undefined } | undefined}
   */
  get view() {
    if (this.#now() - this.#asOf > TRUST_MS) return undefined;
    const fields = this.#fields;
    return {
      epoch: this.#epoch,
      stampOf: (field) => (Object.hasOwn(fields, field) ? fields[field] : undefined),
    };
  }

  /** Compares the copy with the table, and reads it where it has changed, grown or been lost. */
  async check() {
    const asked = this.#now();
    if ((await this.#source.epoch()) === this.#epoch && this.#asOf !== Number.NEGATIVE_INFINITY)
      this.#asOf = asked;
    else await this.read();
  }

  async read() {
    const asked = this.#now();
    const fields = await this.#source.all();
    this.#fields = fields;
    this.#epoch = Number(fields[EPOCH_FIELD] ?? 0);
    this.#asOf = asked;
  }

  /** Until it has been read again. */
  distrust() {
    this.#asOf = Number.NEGATIVE_INFINITY;
  }
}
