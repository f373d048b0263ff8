/**
 * Payment brands of SPEC §1, as the footer names them; `mark` is a file of public/payments. What is no brand has a word
 * of the reader's language, under `label` in the footer's messages.
 */
export const PAYMENT_BRANDS: readonly ({ mark?: string } & (
  | { name: string; label?: never }
  | { name?: never; label: 'bankTransfer' }
))[] = [
  { name: 'Skrill' },
  { name: 'Neteller' },
  { name: 'Paysafe', mark: 'paysafe' },
  { name: 'Neosurf' },
  { name: 'AstroPay' },
  { name: 'Flexepin' },
  { name: 'CashtoCode' },
  { name: 'Interac' },
  { name: 'MB' },
  { name: 'ecoPayz' },
  { name: 'eZeeWallet' },
  { label: 'bankTransfer', mark: 'banktransfer' },
  { name: 'Bitcoin', mark: 'bitcoin' },
  { name: 'Ethereum', mark: 'ethereum' },
  { name: 'Litecoin', mark: 'litecoin' },
  { name: 'Tether', mark: 'tether' },
  { name: 'Ripple', mark: 'ripple' },
];
