import type { ReactNode } from 'react';
import { TournamentPlayerContext, type TournamentPlayer } from '../state/player';

/** Who looks at tournaments in a test: a player, unless it says otherwise. */
export const Frame = ({ children, ...facts }: Partial<TournamentPlayer> & { children: ReactNode }) => (
  <TournamentPlayerContext
    value={{
      playerId: 'p1',
      currency: 'EUR',
      onNeedLogIn: jest.fn(),
      onNeedProfile: jest.fn(),
      ...facts,
    }}
  >
    {children}
  </TournamentPlayerContext>
);

/** Stands in for the browser's EventSource; the newest one is told by `tell`. */
export class FakeStream extends EventTarget {
  static last: FakeStream | undefined;
  static readonly CLOSED = 2;
  readonly readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeStream.last = this;
  }
  close() {}
  tell(name: string, data: unknown) {
    this.dispatchEvent(
      new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    );
  }
}
