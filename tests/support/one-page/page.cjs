// The page that all suites of a worker are given, one after the other. What a suite did to it is undone when it leaves.
// What a package does to it while it is loaded stays: the package stays, too.
const process = require('node:process');
const { TestEnvironment: JSDOMEnvironment } = require('jest-environment-jsdom');
const { descriptorsOf, isSame, putBack } = require('../put-back.cjs');

/** Jest gives each suite a console of its own, and takes it away itself. */
const OF_JEST = 'console';
const MATCHERS = Symbol.for('$$jest-matchers-object');
const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';

class Page {
  #jsdom;
  #console = null;
  #window;
  #start;
  #elements;
  #loading = false;
  /** By object: the properties that it had when the page was opened. */
  #before = new Map();
  /**
   * Of the window, as packages see it when they are loaded: without what the suite changed, and with timers that nobody
   * stops. React's scheduler keeps those it finds, and never went on if its own were stopped with a suite's.
   */
  #pristine;
  #handlers = [];
  #listeners = new Set();
  #observers = new Set();
  #timers = new Set();
  #frames = new Set();

  constructor(config, context) {
    const relay = new Proxy({}, { get: (_, method) => this.#console[method] });
    this.#jsdom = new JSDOMEnvironment(config, { ...context, console: relay });
    const window = (this.#window = this.#jsdom.global);
    this.#start = window.location.href;
    const { documentElement: html, head, body } = window.document;
    this.#elements = { html, head, body };
    // Counts listeners for errors once and for all suites: the one below asks whether this suite listens itself.
    window.removeEventListener('error', this.#jsdom.errorEventListener);
    delete window.addEventListener;
    delete window.removeEventListener;
    window.addEventListener('error', (event) => {
      if (event.error != null && !this.#listensToErrors()) process.emit('uncaughtException', event.error);
    });
    this.#pristine = descriptorsOf(window, this.#keys());
    this.#followTimers();
    this.#followListeners();
    this.#remember();
  }

  get environment() {
    return this.#jsdom;
  }

  /** A suite begins: `console` is its own. */
  enter(console) {
    this.#console = console;
    // Otherwise `expect` makes one that can't be taken away.
    Object.defineProperty(this.#window, MATCHERS, {
      configurable: true,
      value: {
        customEqualityTesters: [],
        matchers: Object.create(null),
        state: {
          assertionCalls: 0,
          expectedAssertionsNumber: null,
          isExpectingAssertions: false,
          numPassingAsserts: 0,
          suppressedErrors: [],
        },
      },
    });
  }

  /** The suite is over. */
  leave() {
    const window = this.#window;
    const { document } = window;
    this.#jsdom.fakeTimers.useRealTimers();
    this.#jsdom.fakeTimersModern.useRealTimers();
    for (const [object, before] of this.#before)
      putBack(object, before, object === window ? this.#keys() : undefined);

    for (const observer of this.#observers) observer.disconnect();
    for (const { target, type, listener, capture } of this.#listeners)
      target.removeEventListener(type, listener, capture);
    for (const [target, name] of this.#handlers) target[name] = null;
    for (const timer of this.#timers) window.clearTimeout(timer);
    for (const frame of this.#frames) window.cancelAnimationFrame(frame);
    for (const followed of [this.#observers, this.#listeners, this.#timers, this.#frames]) followed.clear();

    const { html, head, body } = this.#elements;
    if (document.documentElement !== html) document.documentElement.replaceWith(html);
    head.replaceChildren();
    body.replaceChildren();
    html.replaceChildren(head, body);
    for (const element of [html, head, body]) {
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      element.scrollTop = element.scrollLeft = 0;
    }
    window.getSelection().removeAllRanges();
    window.localStorage.clear();
    window.sessionStorage.clear();
    this.#jsdom.dom.cookieJar.removeAllCookiesSync();
    this.#jsdom.dom.reconfigure({ url: this.#start });
    window.history.replaceState(null, '');
  }

  /** Loads a package as on a page that no suite has touched yet. What it does to the window stays. */
  load(loading) {
    const window = this.#window;
    const suites = descriptorsOf(window, this.#keys());
    putBack(window, this.#pristine, this.#keys());
    this.#loading = true;
    try {
      return loading();
    } finally {
      this.#loading = false;
      for (const [key, descriptor] of descriptorsOf(window, this.#keys())) {
        if (isSame(this.#pristine.get(key), descriptor)) continue;
        for (const known of [this.#pristine, this.#before.get(window), suites]) known.set(key, descriptor);
      }
      putBack(window, suites, this.#keys());
    }
  }

  /** All keys of the window: it hides those that can't be enumerated, the object behind it doesn't. */
  #keys() {
    const hidden = Object.getOwnPropertyNames(this.#jsdom.getVmContext());
    const keys = new Set([...Reflect.ownKeys(this.#window), ...hidden]);
    keys.delete(OF_JEST);
    return [...keys];
  }

  #listensToErrors() {
    for (const { target, type } of this.#listeners)
      if (type === 'error' && target === this.#window) return true;
    return false;
  }

  #remember() {
    const window = this.#window;
    const { document } = window;
    const objects = new Set([...Object.values(this.#elements), window.process.env]);
    for (const key of this.#keys()) {
      const value = window[key];
      if (!isObject(value) || value === window || String(key).startsWith('_')) continue;
      objects.add(value);
      if (isObject(value.prototype)) objects.add(value.prototype);
    }
    this.#before.set(window, descriptorsOf(window, this.#keys()));
    for (const object of objects) this.#before.set(object, descriptorsOf(object));
    for (const target of [window, document, document.body])
      for (const name in target) if (name.startsWith('on')) this.#handlers.push([target, name]);
  }

  #followTimers() {
    const window = this.#window;
    const follow = (name, followed) => {
      const start = window[name];
      window[name] = (...args) => {
        const handle = start(...args);
        followed.add(handle);
        return handle;
      };
    };
    follow('setTimeout', this.#timers);
    follow('setInterval', this.#timers);
    follow('requestAnimationFrame', this.#frames);
  }

  #followListeners() {
    const window = this.#window;
    const { document } = window;
    const lasting = new Set([window, document, ...Object.values(this.#elements)]);
    const { EventTarget, MutationObserver } = window;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const { observe } = MutationObserver.prototype;
    const captures = (options) => Boolean(typeof options === 'object' ? options?.capture : options);
    const page = this;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      if (lasting.has(target) && !page.#loading)
        page.#listeners.add({ target, type, listener, capture: captures(options) });
      return addEventListener.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this ?? window;
      const capture = captures(options);
      for (const one of lasting.has(target) ? page.#listeners : [])
        if (
          one.target === target &&
          one.type === type &&
          one.listener === listener &&
          one.capture === capture
        )
          page.#listeners.delete(one);
      return removeEventListener.call(target, type, listener, options);
    };
    MutationObserver.prototype.observe = function (...args) {
      page.#observers.add(this);
      return observe.apply(this, args);
    };
  }
}

let page = null;

/** The worker's page, opened when it is first asked for. */
exports.pageOf = (config, context) => (page ??= new Page(config, context));
