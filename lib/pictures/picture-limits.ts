/** Of a picture that an operator uploads: what one file may be. */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** In words, for operators. */
export const MAX_UPLOAD = '8 MB';
