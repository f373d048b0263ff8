/** How a campaign stands. `ended`: its schedule is over. */
export const CAMPAIGN_STATES = ['draft', 'running', 'paused', 'ended'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** By what two accounts seem to be of one person. */
export const LIKENESSES = ['instrument', 'name_birthday', 'address'] as const;
export type Likeness = (typeof LIKENESSES)[number];
