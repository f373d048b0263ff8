import { screen } from '@testing-library/react';
import { platformAnswers } from '@/components/testing/platform';
import { GameStage, type GameStageProps } from '../components/game-stage';
import { scarab } from './game';

export const STUDIO = 'https://studio.example';
export const SESSIONS = 'POST /api/v1/games/{id}/sessions';
export const given = {
  onNeedLogIn: jest.fn(),
  onNeedProfile: jest.fn(),
  onDeposit: jest.fn(),
  onNotAvailable: jest.fn(),
  onLeaveRound: jest.fn(),
  onMoneyShort: jest.fn(),
  onOwnMoneyShort: jest.fn(),
  onCredit: jest.fn(),
  onOpened: jest.fn(),
};
let launches = 0;

export function Stage(props: Partial<GameStageProps>) {
  return (
    <GameStage
      game={scarab}
      mode="real"
      session="in"
      player="p"
      balance={undefined}
      covered={false}
      strip={({ net, full, onFullScreen, onLeaveFullScreen }) => (
        <>
          <output aria-label="net">{net}</output>
          <button type="button" onClick={full ? onLeaveFullScreen : onFullScreen}>
            {full ? 'leave' : 'fill'}
          </button>
        </>
      )}
      {...given}
      {...props}
    />
  );
}

/** Nothing was opened, and the studio opens what is asked for. */
export function resetStage() {
  launches = 0;
  sessionStorage.clear();
  Object.values(given).forEach((mock) => mock.mockClear());
  platformAnswers({ [SESSIONS]: () => ({ data: { url: `${STUDIO}/play/${++launches}` } }) });
}

export const frame = () => screen.findByTitle('Scarab') as Promise<HTMLIFrameElement>;
