/** Whether a page is a game's: no offer comes over it. */
export const isGamePage = (path: string): boolean => path.startsWith('/game/');

/** Whether a page is the wheel's: its turn tells what it brought, and nothing tells it before. */
export const isWheelPage = (path: string): boolean => path === '/wheel-of-fortune';
