/** How far apart the pays of a game are. The return is the same within half a percent, whatever a player chooses. */
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** Whether a value that a client sent is a risk. */
export const isRisk = (value: unknown): value is Risk => RISKS.some((risk) => risk === value);
