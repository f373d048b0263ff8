/** `finally` waits for what its callback returns. TypeScript's own declaration leaves that out, and lint believes it. */
interface Promise<T> {
  finally(onfinally: () => PromiseLike<unknown>): Promise<T>;
}
