import { useState } from 'react';

/** Whether the game sounds, as it tells; null until it does. @param url of the launch: another one begins anew */
export function useToldSound(url: string | null) {
  const [told, setTold] = useState<{ url: string | null; on: boolean } | null>(null);
  return { on: told?.url === url ? told.on : null, hear: (on: boolean) => setTold({ url, on }) };
}
