/** Goes to a page of another site, as a link would. */
export const leaveFor = (address: string): void => window.location.assign(address);
