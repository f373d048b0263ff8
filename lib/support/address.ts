/**
 * Attribute of <html> that holds support's mail address. A screen that stands in for a broken page gets nothing from
 * the server any more, and the address is the operator's to choose when the web process starts.
 */
export const SUPPORT_ATTRIBUTE = 'data-support';
