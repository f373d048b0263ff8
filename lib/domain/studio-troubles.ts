import type { ApiCode } from './api-codes';

/** What a studio's word for what keeps a player from playing (docs/contracts/studio.md) means in the platform's codes. */
export const STUDIO_TROUBLES = {
  session_expired: 'client_api_27',
  network: 'no_response',
  wallet_unreachable: 'client_api_21',
  limit_reached: 'client_api_35',
} as const satisfies Record<string, ApiCode | 'no_response'>;
