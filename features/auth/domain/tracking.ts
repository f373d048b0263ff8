/** Tracking parameters of the address that the visitor came by (SPEC §3). At most ten, at most 100 characters. */
export function trackingOf(search: string): Record<string, string> {
  const known = [...new URLSearchParams(search)].filter(([name]) =>
    /^(utm_[a-z]+|btag|clickid|ref)$/.test(name),
  );
  return Object.fromEntries(known.slice(0, 10).map(([name, value]) => [name, value.slice(0, 100)]));
}
