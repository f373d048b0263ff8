import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

/**
 * What Postgres says of a value that it can't take (SQLSTATE): a text that is too long, a number out of range, a date
 * that is none, a NUL, a text where a number stands, a character that its encoding has not.
 */
const VALUES = ['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'] as const;

const refusedValue = z.object({ cause: z.object({ code: z.enum(VALUES) }) });

/** The parser of forms (busboy) and Payload's own could not read one. They say it in these words and by nothing else. */
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

/** What somebody sent can't be read or kept: nothing is wrong here, which Payload believes (500). */
export const isRefusedInput = (error: unknown): boolean =>
  refusedValue.safeParse(error).success || refusedForm.safeParse(error).success;

export const answerRefusedInput: AfterErrorHook = ({ error, req }) =>
  isRefusedInput(error) || (noFields(req.data) && fault.safeParse(error).success)
    ? { status: 400, response: { errors: [{ message: 'That can’t be read, or kept as it is.' }] } }
    : undefined;
