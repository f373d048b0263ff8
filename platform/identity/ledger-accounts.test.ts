import { createLiveService } from '@/platform/live/service';
import { createGeographyService } from '@/platform/geography/service';
import { createIdentityService } from './service';
import { createNetworksService } from '../networks/service';
import { createPlayerRecords } from '../players/service';
import { createLedgerService } from '@/platform/ledger/service';
import { freshAddress } from '@/tests/support/call';
import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';

describe('registration with the real ledger', () => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await startIdentity();
  });
  afterAll(() => harness.close());

  it('gives the new player ledger accounts with nothing in them', async () => {
    const ledger = createLedgerService(harness.kernel);
    const identity = createIdentityService(harness.kernel, {
      ledger,
      mail: { queue: () => Promise.resolve() },
      geography: createGeographyService(harness.kernel, { live: createLiveService(harness.kernel) }),
      networks: createNetworksService(harness.kernel),
      records: createPlayerRecords(harness.kernel),
      notifications: { sessionEnded: () => Promise.resolve() },
      arrivals: { arrived: () => Promise.resolve() },
    });
    const { playerId } = await identity.register(
      { email: 'ledger@parlour.example', password: GOOD_PASSWORD, country: 'DE', ageConfirmed: true },
      { address: freshAddress(), userAgent: null, cookie: null, requestId: 'test-request' },
    );
    expect(await ledger.balances(playerId)).toMatchObject({ currency: 'EUR', real: 0n, bonus: 0n, held: 0n });
  });
});
