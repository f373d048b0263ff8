import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

/**
 * Postgres's codes (SQLSTATE) for values that it can't store: a text that is too long, a number out of range, an
 * invalid date, a NUL, a text in place of a number, a character outside of its encoding.
 */
const VALUES = ['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'] as const;

const refusedValue = z.object({ cause: z.object({ code: z.enum(VALUES) }) });

/** Messages of the form parser (busboy) and of Payload's own when they can't read a form; there is no other sign. */
const refusedForm = z.object({
  message: z.enum([
    'Malformed content type',
    'Malformed part header',
    'Malformed urlencoded form',
    'Missing Content-Type',
    'Multipart: Boundary not found',
    'Request is not eligible for file upload',
    'Unexpected end of file',
    'Unexpected end of form',
  ]),
});

/** An error without a status: Payload broke, it did not refuse. */
const fault = z.object({ status: z.undefined().optional() });

/** Payload takes any JSON for the fields of an entry, and breaks when it is a text or a number. */
const noFields = (data: unknown) =>
  data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data));

/** Input that can't be read or stored is a client's error, which Payload takes for a server's (500). */
export const isRefusedInput = (error: unknown): boolean =>
  refusedValue.safeParse(error).success || refusedForm.safeParse(error).success;

export const answerRefusedInput: AfterErrorHook = ({ error, req }) =>
  isRefusedInput(error) || (noFields(req.data) && fault.safeParse(error).success)
    ? { status: 400, response: { errors: [{ message: 'That can’t be read, or kept as it is.' }] } }
    : undefined;
