/** The zone of the house's licence: days of players who have told no zone of their own. */
export const LICENCE_ZONE = 'America/Curacao';
