/** Free and confidential help with gambling, by country. The numbers are those that each of them publishes. */
export const HELP_LINES = [
  { country: 'DE', name: 'BIÖG, Check dein Spiel', number: '0800 137 27 00', dial: '+498001372700' },
  { country: 'CH', name: 'SOS Spielsucht', number: '0800 040 080', dial: '+41800040080' },
  { country: 'FR', name: 'Joueurs Info Service', number: '09 74 75 13 13', dial: '+33974751313' },
  { country: 'AU', name: 'Gambling Help Online', number: '1800 858 858', dial: '+611800858858' },
  { country: 'GB', name: 'GamCare', number: '0808 8020 133', dial: '+448088020133' },
] as const;

/** The line of a country first, and all others as they stand. */
export const helpLinesFor = (country: string | null) =>
  [...HELP_LINES].sort((one, other) => Number(other.country === country) - Number(one.country === country));
