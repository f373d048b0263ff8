/**
 * What advertisers put into the address that a visitor comes by (SPEC §3). `utm_*` and the promo
 * code of an advertisement name a campaign, the same for everybody who comes by it. The others can name one click or one
 * person: they are kept with the visitor's consent only.
 */
const CAMPAIGN = /^(utm_(source|medium|campaign|term|content)|promocode)$/;
const IDENTIFYING = /^(btag|clickid|ref)$/;

/** Characters of one parameter that are kept. */
const VALUE_MAX = 100;

/** @param agreed whether the visitor has agreed to what identifies them */
export function trackingOf(search: string, agreed: boolean): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (value && (CAMPAIGN.test(name) || (agreed && IDENTIFYING.test(name)))) {
      found[name] = value.slice(0, VALUE_MAX);
    }
  }
  return found;
}
