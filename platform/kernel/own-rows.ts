/** The most rows that a player takes away of what is kept of them in a list without pages; the latest are given. */
export const OWN_ROWS = 1000;
