import { ADDRESS_HEADER, PROOF_HEADER, proveVisitor } from '@/lib/node/http/visitor';
import { TEST_SECRETS } from './platform';

/** Headers of a request that the web passes on for a visitor. */
export const asVisitor = (address: string, country = ''): Record<string, string> => ({
  [ADDRESS_HEADER]: address,
  [PROOF_HEADER]: proveVisitor(TEST_SECRETS.VISITOR_SECRETS, { address, country }, Date.now() / 1_000),
});
