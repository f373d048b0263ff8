/** Codes of errors after a right password, by which the log-in form asks for a code of the second factor. */
export const CODE_REQUIRED = 'second_factor_required';
export const CODE_WRONG = 'second_factor_wrong';

/** What `start` answers. */
export interface SetUp {
  /** Base32 in groups of four, for apps that can't read the picture. */
  secret: string;
  /** The same as an `otpauth:` address. */
  address: string;
  /** The address as a picture, SVG. */
  picture: string;
}

/** What `confirm` answers: the only time that the codes are seen. */
export interface Confirmed {
  recoveryCodes: string[];
}
