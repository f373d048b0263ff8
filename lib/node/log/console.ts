import { format, stripVTControlCharacters } from 'node:util';
import { isNativeError } from 'node:util/types';
import type { Logger } from 'pino';
import { cut, VALUE_LENGTH } from './logger';

const METHODS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** What packages write to the console of a process (Next, the CMS, what a page throws) becomes lines of its log. */
export function routeConsole(log: Logger): void {
  for (const [method, level] of Object.entries(METHODS)) {
    Reflect.set(console, method, (...args: unknown[]) => {
      const err = args.find((value) => isNativeError(value));
      const said = args.map((value) => (isNativeError(value) ? value.message : value));
      const text = stripVTControlCharacters(format(...said)).trim();
      if (text !== '') log[level]({ from: 'console', ...(err ? { err } : {}) }, cut(text, VALUE_LENGTH));
    });
  }
}
