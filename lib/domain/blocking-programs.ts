/**
 * Programs that keep gambling sites and apps off a device, and registers in which one excludes oneself from all gambling of a
 * country: what each of them says of itself.
 */
export const BLOCKING_PROGRAMS = [
  { name: 'BetBlocker', url: 'https://betblocker.org', cost: 'free' },
  { name: 'Gamban', url: 'https://gamban.com', cost: 'paid' },
] as const;

export const EXCLUSION_REGISTERS = [
  { country: 'GB', name: 'GAMSTOP', url: 'https://www.gamstop.co.uk' },
  { country: 'DE', name: 'OASIS', url: 'https://rp-darmstadt.hessen.de' },
  { country: 'AU', name: 'BetStop', url: 'https://www.betstop.gov.au' },
  { country: 'FR', name: 'Interdiction volontaire de jeux (ANJ)', url: 'https://interdictiondejeux.anj.fr' },
  { country: 'SE', name: 'Spelpaus', url: 'https://www.spelpaus.se' },
  { country: 'NL', name: 'Cruks', url: 'https://cruksregister.nl' },
] as const;

/** The register of a country first, and all others as they stand. */
export const registersFor = (country: string | null) =>
  [...EXCLUSION_REGISTERS].sort(
    (one, other) => Number(other.country === country) - Number(one.country === country),
  );
