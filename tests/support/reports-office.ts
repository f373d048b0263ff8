import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import type { Casino } from './casino';
import { TEST_WEB_ORIGIN } from './platform';

/** Where the office has what players reported of the chat. */
export const REPORTS = '/api/office/v1/chat-reports';

/** The office of a casino, as far as the chat goes. */
export function reportsOffice(casino: () => Casino) {
  /** Comes in with these roles. @returns calls of theirs */
  const enter = async (roles: readonly OfficeRole[]) => {
    const { services, kernel } = casino().platform;
    const one = {
      id: randomUUID(),
      email: `${randomUUID()}@parlour.example`,
      name: '',
      administrator: false,
    };
    const exchange = () => services.operators.exchange(one, randomUUID(), randomUUID());
    await expect(exchange()).rejects.toMatchObject({ status: 403 });
    await sql`update operators.operators set roles = ${[...roles]}::text[] where id = ${one.id}`.execute(
      kernel.db,
    );
    const cookie = `parlour.office=${(await exchange()).token}`;
    return async (method: string, path: string, body?: object) => {
      const answer = await fetch(casino().platform.url + path, {
        method,
        headers: { origin: TEST_WEB_ORIGIN, cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const parsed = (text ? JSON.parse(text) : {}) as { data?: Record<string, unknown>[]; code?: string };
      return { status: answer.status, ...parsed };
    };
  };
  /** The office's row of a message, once the platform has it. */
  const reported = async (office: Awaited<ReturnType<typeof enter>>, id: string, reports: number) => {
    for (const end = Date.now() + 10_000; Date.now() < end;) {
      const row = async () => (await office('GET', `${REPORTS}?q=${id}`)).data?.[0];
      // A row and its reports are read one after the other: asked again, they are of one moment.
      if (((await row())?.['reports'] as unknown[] | undefined)?.length === reports) return row();
      await new Promise(setImmediate);
    }
    throw new Error('the report never came');
  };
  return { enter, reported };
}
