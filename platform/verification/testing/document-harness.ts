import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cookiesOf, freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';

interface FileJson {
  id: string;
  name: string;
  state: string;
  refusal: string | null;
  pages: number;
}

export interface StepJson {
  step: string;
  status: string;
  open: boolean;
  reason: string | null;
  reasonText: string | null;
  validUntil: string | null;
  files: FileJson[];
}

export interface Answered {
  status: number;
  body: { code?: string; data?: FileJson & { status: string; steps: StepJson[] } };
}

export interface DocumentPlayer {
  playerId: string;
  email: string;
  cookie: string;
  send(
    step: string,
    content: Uint8Array | ReadableStream<Uint8Array>,
    options?: { type?: string; name?: string; id?: string; signal?: AbortSignal },
  ): Promise<Answered>;
  submit(step: string): Promise<Answered>;
  remove(id: string): Promise<Answered>;
  see(): Promise<{ status: string; steps: StepJson[] }>;
  step(step: string): Promise<StepJson>;
  page(id: string, page?: number): Promise<Response>;
}

export interface DocumentHarness {
  platform: TestPlatform;
  /** Where the store's files lie. */
  folder: string;
  clock: { ahead: number };
  newPlayer(): Promise<DocumentPlayer>;
  close(): Promise<void>;
}

/** The platform with a document store of its own. */
export async function startDocuments(env: Record<string, string> = {}): Promise<DocumentHarness> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-test-documents-'));
  const clock = { ahead: 0 };
  const platform = await startTestPlatform({
    env: { DOCUMENTS_DIR: folder, ...env },
    clock: { now: () => new Date(Date.now() + clock.ahead) },
  });

  const call = async (method: string, to: string, init: RequestInit & { cookie?: string } = {}) => {
    const { cookie, headers, ...rest } = init;
    return fetch(platform.url + to, {
      method,
      ...rest,
      headers: {
        origin: TEST_WEB_ORIGIN,
        ...asVisitor(freshAddress()),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    });
  };
  const read = async (response: Response): Promise<Answered> => {
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answered['body']) : {} };
  };

  const newPlayer = async (): Promise<DocumentPlayer> => {
    const email = `${randomUUID()}@example.com`;
    const made = await call('POST', '/api/v1/auth/register', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        password: GOOD_PASSWORD,
        country: 'DE',
        ageConfirmed: true,
        language: 'de',
      }),
    });
    const cookie = cookiesOf(made.headers);
    const { data } = (await made.json()) as { data: { userId: string } };
    const me = '/api/v1/me/verification';
    const see = async () => {
      const { body } = await read(await call('GET', me, { cookie }));
      if (!body.data) throw new Error(JSON.stringify(body));
      return body.data;
    };
    return {
      playerId: data.userId,
      email,
      cookie,
      see,
      async send(step, content, { type = 'image/jpeg', name = 'pass.jpg', id = randomUUID(), signal } = {}) {
        const headers = { 'content-type': type, 'x-file-name': encodeURIComponent(name) };
        const stream = content instanceof ReadableStream ? { duplex: 'half' } : {};
        const body = content instanceof ReadableStream ? content : new Uint8Array(content);
        return read(
          await call('PUT', `${me}/${step}/files/${id}`, {
            cookie,
            headers,
            body,
            signal: signal ?? null,
            ...stream,
          }),
        );
      },
      submit: async (step) => read(await call('POST', `${me}/steps/${step}/submit`, { cookie })),
      remove: async (id) => read(await call('DELETE', `${me}/files/${id}`, { cookie })),
      async step(step) {
        const found = (await see()).steps.find((one) => one.step === step);
        if (!found) throw new Error(`no step ${step}`);
        return found;
      },
      page: (id, page = 1) => call('GET', `${me}/files/${id}/pages/${page}`, { cookie }),
    };
  };

  return {
    platform,
    folder,
    clock,
    newPlayer,
    async close() {
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
