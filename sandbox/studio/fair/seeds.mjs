#!/usr/bin/env node
// What the seeds of a round come to, in a hundred lines that can be read: node seeds.mjs round.json
// Needs Node 20 or later, and none of the games' own code. It draws anew what chance decided and compares it with what the record
// says was seen: cards, numbers, dice, tiles, where a flight ended. Of blackjack it proves which cards came and the dealer's
// first two; of a slot the seed alone. Reels, pays and the record's own sum are worked out by verify.mjs.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const bytes = (hex) => Buffer.from(hex, 'hex');
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const hmac = (seed, text) => createHmac('sha256', bytes(seed)).update(text).digest();
const numbers = (count, first = 0) => Array.from({ length: count }, (_, at) => first + at);
const sorted = (cards) => cards.toSorted((one, other) => one - other);

/** Whole numbers below a bound: words of 32 bits from the HMAC of `clientSeed:nonce:block`; what would favour some is thrown away. */
function drawsOf({ serverSeed, clientSeed, nonce }) {
  const words = [];
  let block = 0;
  return function below(bound) {
    if (words.length === 0) {
      const hash = hmac(serverSeed, `${clientSeed}:${nonce}:${block++}`);
      words.push(...numbers(8).map((word) => hash.readUInt32BE(word * 4)));
    }
    const word = words.shift();
    return word < 2 ** 32 - (2 ** 32 % bound) ? word % bound : below(bound);
  };
}

/** Fisher–Yates: each place, from the last one down, changes with one at or before it. */
function shuffled(below, list) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
}
/** Card 0 is the two of clubs, 12 the ace of clubs, then diamonds, hearts and spades. */
const decks = (count) => numbers(52 * count).map((card) => card % 52);

const pocket = (below, { pocket: seen }) => [below(37), seen];
const coup = (below, { player: [p1, p2, ...p3], banker: [b1, b2, ...b3] }) => {
  const seen = [p1, b1, p2, b2, ...p3, ...b3];
  return [shuffled(below, decks(8)).slice(0, seen.length), seen];
};
const holdem = (below, { own, dealer, board }) => {
  return [shuffled(below, decks(1)).slice(0, 9), [...own, ...dealer, ...board]];
};
const blackjack = (below, { dealer, seats }) => {
  const cards = [...dealer, ...seats.flatMap(({ hands }) => hands.flatMap((hand) => hand.cards))];
  const dealt = shuffled(below, decks(6));
  const first = [dealt[seats.length], dealt[2 * seats.length + 1]];
  return [first.concat(sorted(dealt.slice(0, cards.length))), dealer.slice(0, 2).concat(sorted(cards))];
};
/** By game: what is drawn, and what was seen. */
const GAMES = {
  slot: () => [],
  dice: (below, { roll }) => [below(10_000), roll],
  wheel: (below, { bet, segment }) => [below(bet.segments), segment],
  plinko: (below, { bet, path }) => [numbers(bet.rows).map(() => below(2)), path],
  keno: (below, { drawn }) => [shuffled(below, numbers(40, 1)).slice(0, 10), drawn],
  mines: (below, { bet, mines }) => [shuffled(below, numbers(25)).slice(0, bet.mines), mines],
  poker(below, { hand, hold }) {
    const [deck, next] = [shuffled(below, decks(1)), numbers(5, 5)];
    return [hand.map((_, at) => deck[hold[at] ? at : next.shift()]), hand];
  },
  live_dice: (below, { dice }) => [numbers(3).map(() => 1 + below(6)), dice],
  live_gameshow(below, { segment, bet, bonus }) {
    const places = { lanterns: [8], curtains: [12], carousel: [24, 20] }[bet] ?? [];
    return [[54, ...places].map(below), [segment, bonus?.place, bonus?.bell].filter((one) => one != null)];
  },
  ...{ roulette: pocket, french_roulette: pocket, baccarat: coup, holdem, blackjack },
  crash(_, { point }, { serverSeed, clientSeed, nonce, end }) {
    const chain = numbers(nonce).reduce((hash) => sha256(bytes(hash)), serverSeed);
    const rest = 2n ** 256n - BigInt(`0x${hmac(serverSeed, clientSeed).toString('hex')}`);
    const drawn = Math.min(Math.max(Number((99n * 2n ** 256n) / rest), 100), 100_000_000);
    return [`${chain} ${drawn}`, `${end} ${point}`];
  },
};

/** @returns what is wrong with a round; nothing where all is as its seeds say */
function wrongWith(round) {
  try {
    const { game, shown } = round;
    const draw = GAMES[game] ?? GAMES[game.replace('live_', '')];
    const [drawn, seen] = draw(drawsOf(round), shown, round).map((one) => String(one));
    if (sha256(bytes(round.serverSeed)) !== round.commitment) return 'another seed than was committed to';
    return drawn === seen ? '' : `drawn ${drawn}, seen ${seen}`;
  } catch {
    return 'this is no record of a round that is over and whose seed was told';
  }
}

for (const round of [JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'))].flat()) {
  const wrong = wrongWith(round);
  if (wrong) process.exitCode = 1;
  console.log(wrong ? 'FALSE' : 'true ', round?.game, round?.round, wrong);
}
