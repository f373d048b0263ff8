import { slotByFacts } from '@/lib/domain/slot-models';
import { generateCatalogue } from '@/platform/demo/catalogue/generate';
import type { CatalogueGame } from '@/platform/games/service';
import { bootOf, crashBootOf, liveBootOf, tableBootOf } from './boot';
import { isEngineKind } from './engine-rounds/kinds';
import { checkTable, oneSpot, type TableLimits } from './engines/play/limits';
import { KINDS } from './kinds';
import { isPlayable, kindOf, launchSchema, openSession, playOf, type Session } from './launch';
import { isLiveKind } from './live/kinds';
import { seededRng } from './maths/rng';
import { anySlot } from './slots/slot-engine';
import { checkedBet, stakesOf } from './slots/bets';

const WEB = 'http://web.test';
const PLACE = { base: '/studio', webOrigin: WEB };
const { games, providers } = generateCatalogue();
const studios = new Map(providers.map(({ id, name }) => [id, name]));

/** What the platform sends to open a game (platform/games/launch.ts), as its body arrives. */
const launchOf = (game: CatalogueGame) =>
  launchSchema.parse({
    game_id: game.id,
    title: game.name,
    theme: game.theme,
    live: game.source === 1,
    limit_min: game.limitMin,
    limit_max: game.limitMax,
    provider: studios.get(game.providerId),
    volatility: game.volatility,
    rtp: game.rtp,
    lines: game.lines,
    ...(slotByFacts(game) ?? { model: 'lines', spread: 'medium' }),
    mode: 'demo',
    currency: 'EUR',
    language: 'en',
    session_token: null,
    player_id: null,
    lobby_url: `${WEB}/`,
  });

/** Limits of a table that somebody can bet within: on every spot something may lie that the whole bet may be, too. */
const isOpen = ({ spots, total }: TableLimits) =>
  total.min > 0 &&
  total.min <= total.max &&
  Object.values(spots).every(({ min, max }) => min > 0 && min <= max && max >= total.min && min <= total.max);

/** What is wrong with the page of a game; null where it can be played. */
function wrongWith(session: Session): string | null {
  const kind = kindOf(session);
  switch (playOf(session)) {
    case 'reels': {
      const { stakes, rtpMillionths } = bootOf(session, { ...PLACE, pictures: {} as never });
      const [least] = stakesOf(session);
      if (least === undefined || stakes[0] !== least) return 'no stakes';
      const state = anySlot.begin(seededRng(1), checkedBet(session, { stake: least, buy: false }));
      if (anySlot.result(state) === null) return 'a spin without an end';
      return Math.abs(rtpMillionths / 1e6 - 0.955) < 0.02 ? null : `a return of ${rtpMillionths}`;
    }
    case 'crash': {
      const { limits } = crashBootOf(session, PLACE);
      checkTable(oneSpot(limits.total.min), limits);
      return isOpen(limits) ? null : 'no limits';
    }
    case 'live':
      if (!isLiveKind(kind)) return 'no live table of its kind';
      return isOpen(liveBootOf(session, kind, PLACE).limits) ? null : 'no limits';
    case 'table':
      if (!isEngineKind(kind)) return 'no engine of its kind';
      return isOpen(tableBootOf(session, kind, PLACE).limits) ? null : 'no limits';
  }
}

it('opens each of the 8,335 games of the catalogue, with stakes that can be played', () => {
  const opened = games.map((game) => {
    const launch = launchOf(game);
    if (!isPlayable(launch, KINDS)) return `${game.id}: no engine`;
    const wrong = wrongWith(openSession(launch, 0, WEB));
    return wrong && `${game.id} (${game.theme}): ${wrong}`;
  });
  expect(opened.filter(Boolean)).toEqual([]);
  expect(opened).toHaveLength(8_335);
});
