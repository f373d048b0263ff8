/** The time zone of the operator's licence: days of players who have told no zone of their own. */
export const LICENCE_ZONE = 'America/Curacao';
