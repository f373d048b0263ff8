/** What the platform answers about a deposit. */
export interface DepositJson {
  id: string;
  method: string;
  checkoutUrl: string | null;
  params: Record<string, string>;
  formFields: { name: string; title: string; type: string; value: string }[];
  background: boolean;
  failUrl: string | null;
  crypto: {
    coin: string;
    address: string;
    tag: string | null;
    uri: string;
    amount: string;
    decimals: number;
    rateEndsAt: string;
    confirmationsNeeded: number;
    transfers: {
      id: string;
      amount: string;
      confirmations: number;
      state: string;
      credited: number | null;
    }[];
  } | null;
  bank: { state: string; account: string | null; nonce: string | null } | null;
  paymentInfo: { kind: string; fields: { name: string; value: string }[]; endsAt: string } | null;
  game: string | null;
  bonus: { id: string; name: string; refused: string | null } | null;
  transaction: {
    paymentMethod: string;
    amount: number;
    received: number | null;
    currency: string;
    status: string;
    failure: string | null;
    exception: string | null;
  };
}

/** Everybody's own data here: nobody has told any, unless a test says so. */
export const NO_PROFILE = {
  name: null,
  surname: null,
  birthday: null,
  sex: null,
  address: null,
  city: null,
  postcode: null,
  phone: null,
  timeZone: null,
  lockedAt: null,
};
