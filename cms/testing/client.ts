import { handleEndpoints, type SanitizedConfig } from 'payload';
import { SITE } from './script';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

interface Given {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Counts the clients, so that each comes from an address of its own. */
let clients = 0;

/** An operator's browser, as far as the CMS's REST addresses can tell: origin, address and cookie. */
export class CmsClient {
  cookie: string | undefined;
  private readonly address: string;

  constructor(private readonly config: Promise<SanitizedConfig> | SanitizedConfig) {
    clients += 1;
    this.address = `198.51.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
  }

  /** Sends a body as it is, whatever it is called. */
  raw(method: string, path: string, text: string, type: string): Promise<Answer> {
    return this.ask(method, path, { body: new Blob([text]), headers: { 'Content-Type': type } });
  }

  async ask(method: string, path: string, { body, headers = {} }: Given = {}): Promise<Answer> {
    const form = body instanceof FormData || body instanceof Blob;
    const request = new Request(`${SITE}/cms-api${path}`, {
      method,
      headers: {
        Origin: SITE,
        'x-parlour-address': this.address,
        ...(this.cookie !== undefined && { Cookie: this.cookie }),
        ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    const answer = await handleEndpoints({ config: this.config, request });
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
    if (cookie?.startsWith('parlour-cms-token=')) this.cookie = cookie;
    const text = await answer.text();
    return { status: answer.status, body: parsed(text) };
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('POST', path, { body, headers });
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  logIn(email: string, password: string, code?: string): Promise<Answer> {
    return this.post('/operators/login', { email, password, ...(code !== undefined && { code }) });
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
