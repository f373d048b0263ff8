/** Whether a page is the wheel's: its turn tells what it brought, so that nothing tells it before. */
export const isWheel = (path: string): boolean => path === '/wheel-of-fortune';
