import { z } from '@hono/zod-openapi';
import { NAME_MAX } from './passkey-name';

const field = (description: string, example: unknown) => ({ description, example });
const bytes = (most: number, description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+=*$/)
    .openapi(field(`${description} base64url.`, example));

const credential = {
  id: bytes(1400, 'Id of the credential.', 'pQ5tN2h0Zq8'),
  rawId: bytes(1400, 'The same.', 'pQ5tN2h0Zq8'),
  type: z.literal('public-key').openapi(field('Always `public-key`.', 'public-key')),
};
const clientDataJSON = bytes(
  8192,
  'What the browser signed: challenge and origin.',
  'eyJjaGFsbGVuZ2UiOiIifQ',
);

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** What a browser answers when it has made a passkey. */
export const newPasskeyResponse = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON,
        attestationObject: bytes(32_768, 'The public key and its flags. CBOR,', 'o2NmbXRkbm9uZQ'),
        transports: z
          .array(z.string().max(32))
          .max(16)
          .optional()
          .openapi(field('How the authenticator is reached.', ['internal'])),
      })
      .openapi({ description: 'The authenticator’s answer.' }),
  })
  .openapi('NewPasskeyResponse');

/** What a browser answers when a passkey was used. */
export const passkeyResponse = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON,
        authenticatorData: bytes(4096, 'Flags and count.', 'SZYN5YgOjGh0NBcPZHZgW4'),
        signature: bytes(4096, 'Over both.', 'MEUCIQDf'),
        userHandle: bytes(128, 'Whose it is.', 'MmYwYzRjNmU').optional(),
      })
      .openapi({ description: 'The authenticator’s answer.' }),
  })
  .openapi('PasskeyResponse');

export type NewPasskeyResponse = z.output<typeof newPasskeyResponse>;
export type PasskeyResponse = z.output<typeof passkeyResponse>;

/** As the library wants it: extensions are not asked for, so none are read. */
export const toRegistration = ({ response, ...rest }: NewPasskeyResponse) => ({
  ...rest,
  response: {
    ...response,
    transports: TRANSPORTS.filter((transport) => response.transports?.includes(transport)),
  },
  clientExtensionResults: {},
});
export const toAuthentication = ({ response: { userHandle, ...response }, ...rest }: PasskeyResponse) => ({
  ...rest,
  response: { ...response, ...(userHandle !== undefined && { userHandle }) },
  clientExtensionResults: {},
});

/** Bounded; what is wrong with a name is said at its field. */
export const passkeyName = z
  .string()
  .max(4 * NAME_MAX)
  .default('')
  .openapi(field('What the player calls it, 1 to 60 characters.', 'Mara’s phone'));

export const passkeySchema = z
  .object({
    id: z.uuid().openapi(field('Id of the passkey. UUID.', '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11')),
    name: z.string().openapi(field('What the player calls it.', 'Mara’s phone')),
    synchronised: z.boolean().openapi(field('Whether it is on all devices of its owner.', true)),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso
      .datetime()
      .nullable()
      .openapi(field('When it last logged in. ISO 8601, UTC; null for never.', '2026-11-24T15:04:05.000Z')),
  })
  .openapi('Passkey');

/** Options for `navigator.credentials`, in the JSON form of WebAuthn. */
export const optionsSchema = z.record(z.string(), z.unknown()).openapi({
  description: 'Options for `navigator.credentials`, in the JSON form of WebAuthn level 3.',
  example: { challenge: 'Zk9f3bT2', rpId: 'parlour.example', userVerification: 'required' },
});
