// Jest's own runtime, but for suites of the environment beside this: their modules are compiled in Node's realm, and the
// packages that they import are loaded once for all suites of a worker.
const { builtinModules, createRequire } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const Runtime = require('jest-runtime').default;
const OneRealmEnvironment = require('./environment.cjs');

const BUILT_IN = new Set(builtinModules);
/** By folder: what Node's `require` is there. */
const requires = new Map();

function requireIn(folder) {
  let found = requires.get(folder);
  if (!found) requires.set(folder, (found = createRequire(path.join(folder, 'here.js'))));
  return found;
}

const isPackage = (name) => /^(@[a-z]|[a-z])/.test(name) && !name.includes(':') && !BUILT_IN.has(name);

class OneRealmRuntime extends Runtime {
  #shares;

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.#shares = environment instanceof OneRealmEnvironment;
    if (!this.#shares) return;
    const { executor } = this;
    executor.compile = (source, filename) =>
      environment.getVmContext() && compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, isRequireActual) {
    const shared =
      this.#shares &&
      name &&
      !options?.isInternalModule &&
      isPackage(name) &&
      !from.includes('/node_modules/');
    return shared
      ? requireIn(path.dirname(from))(name)
      : super.requireModule(from, name, options, isRequireActual);
  }
}

module.exports = OneRealmRuntime;
