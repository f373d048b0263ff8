import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Why a passkey could not be made or used, as far as the browser tells. */
export type PasskeyTrouble = 'cancelled' | 'known' | 'unsupported';

export class PasskeyError extends Error {
  constructor(readonly trouble: PasskeyTrouble) {
    super(trouble);
    this.name = 'PasskeyError';
  }
}

/** What the platform answers; its form is the one that the library takes. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

function troubleOf(error: unknown): PasskeyError {
  const name = nameOf(error);
  if (name === 'InvalidStateError') return new PasskeyError('known');
  // Closed by its owner, or too slow: browsers do not tell which.
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyError('cancelled');
  return new PasskeyError('unsupported');
}

/** The library, loaded at the press alone: no page pays for it before. */
const library = () => import('@simplewebauthn/browser');

/** @throws PasskeyError */
export async function makePasskey(options: PasskeyOptions): Promise<RegistrationResponseJSON> {
  if (!knowsPasskeys()) throw new PasskeyError('unsupported');
  const { startRegistration } = await library();
  try {
    return await startRegistration({
      optionsJSON: options as object as PublicKeyCredentialCreationOptionsJSON,
    });
  } catch (error) {
    throw troubleOf(error);
  }
}

/** @throws PasskeyError */
export async function answerByPasskey(options: PasskeyOptions): Promise<AuthenticationResponseJSON> {
  if (!knowsPasskeys()) throw new PasskeyError('unsupported');
  const { startAuthentication } = await library();
  try {
    return await startAuthentication({
      optionsJSON: options as object as PublicKeyCredentialRequestOptionsJSON,
    });
  } catch (error) {
    throw troubleOf(error);
  }
}
