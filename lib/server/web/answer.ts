import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

export type HeaderValue = number | string | readonly string[];

/** Rewrites a header as it is set, its name in lower case. Null keeps it back. */
export type HeaderRule = (name: string, value: HeaderValue) => { name: string; value: HeaderValue } | null;

/** Sends a replacement for the answer that was put aside. */
export type Substitute = (
  send: (status: number, headers: OutgoingHttpHeaders, body?: Buffer) => void,
) => void;

/**
 * Node's response with hooks for everyone who takes part in an answer, while Next writes it as it likes:
 * `http.createServer` makes one for each request. Nothing else overrides methods of a response. In the order in which
 * they run:
 *
 * 1. header rules, whenever a header is set;
 * 2. listeners for the beginning, with the first head, piece of body or end;
 * 3. one handler that may put the whole answer aside and send another;
 * 4. listeners before the head, who may still set headers.
 */
export class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly #headerRules: HeaderRule[] = [];
  #atBegin: (() => void)[] = [];
  #beforeHead: (() => void)[] = [];
  #chooseSubstitute: (() => Substitute | null) | null = null;
  /** What is sent instead of the written answer; undefined until it is decided. */
  #substitute: Substitute | null | undefined;
  #substituted = false;
  #silent = false;

  addHeaderRule(rule: HeaderRule): void {
    this.#headerRules.push(rule);
  }

  /** Calls once when the answer begins: with its first head, piece of body, or end. */
  whenBegun(listener: () => void): void {
    this.#atBegin.push(listener);
  }

  /** Calls once before the head is written; it may still set headers. */
  beforeHead(listener: () => void): void {
    this.#beforeHead.push(listener);
  }

  /**
   * Asks once, when the head is about to be written and `statusCode` is known, whether something else goes out. It may change
   * `statusCode`. What is written is then thrown away, and the substitute called at its end.
   */
  mayPutAside(choose: () => Substitute | null): void {
    this.#chooseSubstitute = choose;
  }

  /** Ignores all later writes: the request has been answered. */
  silence(): void {
    this.#silent = true;
  }

  override setHeader(name: string, value: HeaderValue): this {
    if (this.#silent) return this;
    let header: ReturnType<HeaderRule> = { name, value };
    for (const rule of this.#headerRules) {
      header = rule(header.name.toLowerCase(), header.value);
      if (!header) return this;
    }
    return super.setHeader(header.name, header.value);
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    if (this.#silent) return this;
    // Ignore a repeated Location: Next sets it twice when a redirect comes from the page store.
    return name.toLowerCase() === 'location' ? this.setHeader(name, value) : super.appendHeader(name, value);
  }

  override removeHeader(name: string): void {
    if (!this.#silent) super.removeHeader(name);
  }

  override flushHeaders(): void {
    if (!this.#silent && !this.#begin()) super.flushHeaders();
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    if (this.#silent) return this;
    this.statusCode = status;
    return this.#begin() ? this : this.#writeHead(this.statusCode, rest);
  }

  override write(...args: unknown[]): boolean {
    if (this.#silent || this.#begin()) return true;
    return Reflect.apply(super.write, this, args) as boolean;
  }

  override end(...args: unknown[]): this {
    if (this.#silent) return this;
    const substitute = this.#begin();
    if (!substitute) {
      Reflect.apply(super.end, this, args);
      return this;
    }
    // Sent once, however often the answer that was put aside is ended.
    if (this.#substituted) return this;
    this.#substituted = true;
    substitute((status, headers, body) => {
      this.#writeHead(status, [headers]);
      super.end(body);
    });
    return this;
  }

  /** @returns what is sent instead of the written answer */
  #begin(): Substitute | null {
    const listeners = this.#atBegin;
    this.#atBegin = [];
    for (const listener of listeners) listener();
    // Node calls this itself when no head was written explicitly.
    if (this.headersSent) return this.#substitute ?? null;
    if (this.#substitute === undefined) this.#substitute = this.#chooseSubstitute?.() ?? null;
    return this.#substitute;
  }

  #writeHead(status: number, rest: unknown[]): this {
    const listeners = this.#beforeHead;
    this.#beforeHead = [];
    for (const listener of listeners) listener();
    Reflect.apply(super.writeHead, this, [status, ...rest]);
    return this;
  }
}
