// Suites with a page, all suites of a worker on the same one: so packages can be loaded once for all of them (the runtime
// beside this), in the realm of the page, where Jest would open a page for each suite and read every package anew in it.
const { pageOf } = require('./page.cjs');

class OnePageEnvironment {
  #page;

  constructor(config, context) {
    this.#page = pageOf(config, context);
    this.#page.enter(context.console);
    const { global, moduleMocker, fakeTimers, fakeTimersModern } = this.#page.environment;
    Object.assign(this, { global, moduleMocker, fakeTimers, fakeTimersModern });
  }

  async setup() {}

  async teardown() {
    this.#page?.leave();
    this.#page = null;
  }

  exportConditions() {
    return this.#page.environment.exportConditions();
  }

  getVmContext() {
    return this.#page?.environment.getVmContext() ?? null;
  }

  /** Null when the suite is over. */
  get page() {
    return this.#page;
  }
}

module.exports = OnePageEnvironment;
