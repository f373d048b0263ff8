import { createContext, useContext } from 'react';
import type { Currency } from '@/lib/money/money';

/** Who looks at the wheel. */
export interface WheelPlayer {
  /** null for a visitor; undefined while nobody knows. */
  playerId: string | null | undefined;
  /** Of the account; null while it is not known, and for a visitor. */
  currency: Currency | null;
  isOnline: boolean;
  /** Whether nobody could say who is here. */
  hasFailed: boolean;
  retry(): void;
  onLogIn(): void;
  onSignUp(): void;
}

const nothing = () => undefined;

export const WheelPlayerContext = createContext<WheelPlayer>({
  ...{ playerId: undefined, currency: null, isOnline: true, hasFailed: false },
  ...{ retry: nothing, onLogIn: nothing, onSignUp: nothing },
});

export const useWheelPlayer = (): WheelPlayer => useContext(WheelPlayerContext);
