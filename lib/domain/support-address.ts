/**
 * Attribute of <html> with support's mail address. A screen that replaces a broken page gets nothing from the server,
 * and the operator sets the address when the web process starts.
 */
export const SUPPORT_ATTRIBUTE = 'data-support';
