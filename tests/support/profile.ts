/** What a player has to tell before a game opens for money. */
export const PLAYABLE_PROFILE = {
  name: 'Nora',
  surname: 'Lindqvist',
  birthday: '1990-04-12',
  sex: 'f',
} as const;

/** What the last step of the registration asks for. */
export const CONTACTS = {
  address: 'Karlstraße 12',
  city: 'Leipzig',
  postcode: '04109',
  code: '49',
  phone: '15112345678',
} as const;
