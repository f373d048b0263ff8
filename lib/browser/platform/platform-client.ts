import ky from 'ky';
import createClient from 'openapi-fetch';
import { withBasePath } from '@/lib/domain/base-path';
import type { paths } from '@/lib/http/platform.d';

/** Longest wait for an answer of the platform. Milliseconds. */
const TIMEOUT_MS = 20_000;

/** ky carries the calls of the browser: no retries (SPEC §7), one time-out, cookies of our own origin only. */
const http = ky.create({ retry: 0, timeout: TIMEOUT_MS, throwHttpErrors: false, credentials: 'same-origin' });

/** The platform by its contract: paths, parameters and answers are those of platform/openapi.json. */
export const platformClient = createClient<paths>({
  baseUrl: withBasePath(''),
  fetch: (request: Request) => http(request),
});
