/**
 * In which the web names a request to the platform, and both name it in their answers. A client's own is not taken: it
 * could give its requests the number of somebody else's.
 */
export const REQUEST_ID_HEADER = 'x-request-id';
