// Run by comfort-cms.ts. Takes several commands at a time and answers with what came of each.
import { handleEndpoints, type Payload } from 'payload';
import { dashboardOf } from '@/cms/dashboard/dashboard';
import type { OperatorRole } from '@/cms/access/roles';
import type { Locale } from '@/lib/domain/locales';
import { fieldLabels } from './field-labels';
import { answerLines, openCms } from './probe-lines';

type Command =
  | { do: 'operators' }
  | {
      do: 'call';
      as: OperatorRole | null;
      method: 'GET' | 'POST' | 'PATCH';
      path: string;
      file?: string;
      apply?: string;
      json?: object;
    }
  | { do: 'labels' }
  | { do: 'update'; collection: string; code: string; locale: Locale; data: object; draft?: boolean }
  | { do: 'create'; collection: string; data: object }
  | { do: 'dashboard'; as: OperatorRole; languages?: Locale[] };

const ORIGIN = process.env.WEB_ORIGIN ?? '';
const PASSWORD = 'operator-of-the-probe';
const emailOf = (role: OperatorRole) => `${role}@probe.example`;

const ROLES: OperatorRole[] = ['administrator', 'editor', 'translator', 'support'];

async function createOperators(payload: Payload): Promise<void> {
  for (const role of ROLES) {
    const languages: Locale[] = role === 'translator' ? ['de'] : [];
    await payload.create({
      collection: 'operators',
      data: { email: emailOf(role), password: PASSWORD, role, languages },
    });
  }
}

const cookies = new Map<OperatorRole, string>();

/** The cookie of an operator who has logged in, as a browser does. */
async function cookieOf(role: OperatorRole): Promise<string> {
  const known = cookies.get(role);
  if (known) return known;
  const request = new Request(`${ORIGIN}/cms-api/operators/login`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-parlour-address': '127.0.0.1' },
    body: JSON.stringify({ email: emailOf(role), password: PASSWORD }),
  });
  const response = await handleEndpoints({ config, request });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  cookies.set(role, cookie);
  return cookie;
}

/** A call over the CMS's own routes, as a browser makes it. */
async function call({ as, method, path, file, apply, json }: Extract<Command, { do: 'call' }>) {
  const headers = new Headers({ origin: ORIGIN });
  if (as !== null) headers.set('cookie', await cookieOf(as));
  let body: FormData | undefined;
  if (json !== undefined) headers.set('content-type', 'application/json');
  if (file !== undefined) {
    body = new FormData();
    body.set('file', new File([file], 'entries.csv', { type: 'text/csv' }));
    if (apply !== undefined) body.set('apply', apply);
  }
  const sent = json === undefined ? body : JSON.stringify(json);
  const bytes = sent ? await new Response(sent).arrayBuffer() : undefined;
  headers.set('content-length', String(bytes?.byteLength ?? 0));
  const request = new Request(`${ORIGIN}/cms-api${path}`, { method, headers, body: sent });
  const response = await handleEndpoints({ config, request });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: isJson ? JSON.parse(text) : text,
  };
}

async function run(payload: Payload, command: Command): Promise<unknown> {
  switch (command.do) {
    case 'operators':
      return createOperators(payload);
    case 'call':
      return call(command);
    case 'labels':
      return fieldLabels(payload.config);
    case 'update':
      return payload.update({
        collection: command.collection as 'info-pages',
        where: { code: { equals: command.code } },
        locale: command.locale,
        draft: command.draft ?? false,
        data: command.data,
      });
    case 'create':
      return payload.create({ collection: command.collection as 'redirects', data: command.data as never });
    case 'dashboard': {
      const started = performance.now();
      const { docs } = await payload.find({
        collection: 'operators',
        where: { email: { equals: emailOf(command.as) } },
      });
      const found = await dashboardOf(payload, docs[0] ? { ...docs[0], collection: 'operators' } : null);
      return { ...found, milliseconds: performance.now() - started };
    }
  }
}

const { config, payload } = await openCms();
await answerLines<Command[]>(async (commands) => {
  const results: unknown[] = [];
  for (const command of commands) results.push((await run(payload, command)) ?? null);
  return results;
});
