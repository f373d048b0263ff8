// Jest's own runtime, but packages have one of their own, which lives as long as the worker's page: they are loaded once
// for all suites of a worker, and run in the page's realm like the suites' own modules.
const Runtime = require('jest-runtime').default;
const OnePageEnvironment = require('./environment.cjs');

/** Packages that each suite reads anew. A package that imports one of them must be here, too: loading it fails otherwise. */
const OWN = [
  // The framework of the suite itself.
  '@jest/expect',
  'expect',
  'jest-circus',
  // They ask the suite for hooks and matchers when they are loaded, and keep its settings.
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  // Suites mock parts of them, which the others of them import.
  'next',
  'next-intl',
  'server-only',
  // They keep whether the page is online and in focus.
  '@tanstack/query-core',
  '@tanstack/react-query',
];
const own = new RegExp(`/node_modules/(${OWN.join('|')})/`);

const isShared = (file) => file.includes('/node_modules/') && !own.test(file);

class PackagesRuntime extends Runtime {
  #page;
  #loads = false;

  constructor(config, environment, ...rest) {
    const { page } = environment;
    super(config, page.environment, ...rest);
    this.#page = page;
  }

  requireModule(from, name, options, isRequireActual) {
    const load = () => super.requireModule(from, name, options, isRequireActual);
    if (name && this._resolution.isCoreModule(name)) return load();
    const file = this._resolution.resolveCjs(from, name);
    if (!isShared(file))
      throw new Error(`${from} is loaded once for all suites, but imports ${file}, which isn't.`);
    const { registries } = this;
    const loaded = options?.isInternalModule
      ? registries.getInternalCjsRegistry()
      : registries.getActiveCjsRegistry();
    if (this.#loads || loaded.has(file)) return load();
    this.#loads = true;
    try {
      return this.#page.load(load);
    } finally {
      this.#loads = false;
    }
  }
}

let packages = null;

class OnePageRuntime extends Runtime {
  #onPage;

  constructor(config, environment, ...rest) {
    const onPage = environment instanceof OnePageEnvironment;
    if (onPage) packages ??= new PackagesRuntime(config, environment, ...rest);
    super(config, environment, ...rest);
    this.#onPage = onPage;
  }

  requireModule(from, name, options, isRequireActual) {
    const file = this.#sharedFile(from, name);
    return file
      ? packages.requireModule(file, undefined, options)
      : super.requireModule(from, name, options, isRequireActual);
  }

  setMock(from, name, factory, options) {
    if (!options?.virtual && this.#sharedFile(from, name))
      throw new Error(`Packages would not see a mock of ${name}: it, and who imports it, belong to OWN.`);
    super.setMock(from, name, factory, options);
  }

  #sharedFile(from, name) {
    if (!this.#onPage || (name && this._resolution.isCoreModule(name))) return null;
    const file = this._resolution.resolveCjs(from, name);
    return isShared(file) ? file : null;
  }
}

module.exports = OnePageRuntime;
