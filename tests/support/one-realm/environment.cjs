// Suites without a page, in the realm that Node itself runs in. Jest gives each suite a context of its own, where `Error`
// and `Date` are others than those of a package that was loaded outside: so every suite would read all packages anew,
// which took two thirds of the time that a suite of the platform needs to begin. What a suite does to the globals and to
// the environment's variables is undone at its end.
const process = require('node:process');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { descriptorsOf, putBack } = require('../put-back.cjs');

/** What Node itself runs on stays real: there is one `process` for suites and for its streams. */
class FakeTimers extends ModernFakeTimers {
  useFakeTimers({ doNotFake = [], ...rest } = {}) {
    super.useFakeTimers({ ...rest, doNotFake: [...doNotFake, 'nextTick', 'queueMicrotask'] });
  }
}

class OneRealmEnvironment {
  global = globalThis;
  #context = {};
  #globals = descriptorsOf(globalThis);
  #variables = { ...process.env };
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new FakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimers = null;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.#context = null;
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    putBack(globalThis, this.#globals);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Not a context: the runtime beside this compiles in the realm that it is in itself. Null when the suite is over. */
  getVmContext() {
    return this.#context;
  }
}

module.exports = OneRealmEnvironment;
