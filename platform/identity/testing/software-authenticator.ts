import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** As much of CBOR as an attestation without a statement needs. */
type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, content]) => [cbor(key), cbor(content)]),
  ]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const FLAGS = { present: 1, verified: 4, mayBeSynchronised: 8, synchronised: 16, newCredential: 64 };

export interface Ceremony {
  challenge: string;
  /** Of the page that asks; another one than the casino's is what a phishing page would be. */
  origin?: string;
  rpId?: string;
  /** Whether the authenticator has checked who holds it. */
  verified?: boolean;
  /** How often it says that it was used; one more than before unless told. */
  uses?: number;
  userHandle?: string;
  type?: string;
}

/** An authenticator of ES256 keys, as a browser hands its answers on: what a phone does, in a test. */
export function softwareAuthenticator(casino: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, { challenge, origin = casino.origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authData = (ceremony: Ceremony, credential?: Buffer) => {
    uses = ceremony.uses ?? uses + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    const flags =
      FLAGS.present |
      (ceremony.verified === false ? 0 : FLAGS.verified) |
      (credential ? FLAGS.newCredential : 0);
    return Buffer.concat([
      sha256(ceremony.rpId ?? casino.rpId),
      Buffer.from([flags]),
      count,
      ...(credential ? [credential] : []),
    ]);
  };

  return {
    id,
    /** Answers `navigator.credentials.create()`. */
    create(ceremony: Ceremony) {
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(ceremony, credential)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData(ceremony.type ?? 'webauthn.create', ceremony).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal', 'something-new'],
        },
        clientExtensionResults: {},
      };
    },
    /** Answers `navigator.credentials.get()`. */
    get(ceremony: Ceremony) {
      const client = clientData(ceremony.type ?? 'webauthn.get', ceremony);
      const data = authData(ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(ceremony.userHandle !== undefined && {
            userHandle: Buffer.from(ceremony.userHandle).toString('base64url'),
          }),
        },
        clientExtensionResults: {},
      };
    },
  };
}
