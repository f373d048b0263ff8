import { randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { REGISTERS, type RegisterName } from '@/lib/domain/registers';

/** Where the registers stand on the sandbox's origin: `/registers/gamstop/check` and so on. */
export const REGISTERS_BASE = '/registers';

/** Whoever's last name is this is in every register. */
export const LISTED_SURNAME = 'excluded';

/** `down` answers 503, `slow` answers after longer than anybody waits, `wrong` answers something else. */
const FAULTS = ['down', 'slow', 'wrong'] as const;

const checkBody = z.object({
  name: z.string().min(1).max(520),
  birthday: z.iso.date(),
  postcode: z.string().max(16).nullable(),
});
const faultBody = z.object({ fault: z.enum(FAULTS), times: z.int().min(0).max(1_000) });

export interface RegistersConfig {
  apiKey: string;
  log: Logger;
  /** How long "slow" takes, ms. */
  slowMs?: number;
}

const SLOW_MS = 10_000;

/** The registers of excluded players of four countries: one interface, nobody real. */
export function createRegisters({ apiKey, log, slowMs = SLOW_MS }: RegistersConfig) {
  const faults = new Map<RegisterName, z.infer<typeof faultBody>>();
  const stopping = new AbortController();
  const key = Buffer.from(`Bearer ${apiKey}`);
  const isKnown = (c: Context) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    return given.length === key.length && timingSafeEqual(given, key);
  };
  const registerOf = (c: Context) => REGISTERS.find((one) => one === c.req.param('register'));
  const takeFault = (register: RegisterName) => {
    const next = faults.get(register);
    if (!next || next.times === 0) return null;
    faults.set(register, { ...next, times: next.times - 1 });
    return next.fault;
  };

  const routes = new Hono();
  routes.use('*', bodyLimit({ maxSize: 4 * 1024 }), async (c, next) => {
    if (!isKnown(c)) return c.json({ error: 'unauthorised' }, 401);
    await next();
  });

  routes.post('/:register/check', async (c) => {
    const register = registerOf(c);
    const body = checkBody.safeParse(await c.req.json().catch(() => undefined));
    if (!register) return c.json({ error: 'not_found' }, 404);
    if (!body.success) return c.json({ error: 'invalid' }, 422);
    const fault = takeFault(register);
    if (fault) log.info({ register, fault }, 'a question goes wrong, as ordered');
    if (fault === 'down') return c.json({ error: 'unavailable' }, 503);
    if (fault === 'wrong') return c.html('<h1>Maintenance</h1>');
    if (fault === 'slow') await delay(slowMs, null, { signal: stopping.signal }).catch(() => null);
    const words = body.data.name.toLowerCase().split(/\s+/);
    return c.json({ listed: words.includes(LISTED_SURNAME), reference: `${register}-${randomUUID()}` });
  });

  /** What goes wrong next, so many times: for tests and demonstrations. */
  routes.post('/:register/faults', async (c) => {
    const register = registerOf(c);
    const body = faultBody.safeParse(await c.req.json().catch(() => undefined));
    if (!register || !body.success) return c.json({ error: 'invalid' }, 422);
    faults.set(register, body.data);
    return c.body(null, 204);
  });

  return {
    routes,
    start: () => undefined,
    stop: () => {
      stopping.abort();
      return Promise.resolve();
    },
  };
}
