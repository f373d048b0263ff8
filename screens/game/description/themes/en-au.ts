import type { DrawnTheme } from '@/lib/domain/game-themes';
import { withOwnWording } from '../own-wording';
import { themesEn } from './en';

/** One wording of each theme is Australian; the other two read the same in Sydney as in London. */
const own: Readonly<Record<DrawnTheme, string>> = {
  egypt:
    'Gold scarabs, falcon-headed Horus and a stern Anubis, all under a sun that any Australian would respect. A sphinx lies in the shade.',
  fruit:
    'Cherries, grapes, lemons and fat wedges of watermelon, the sort you’d see stacked at a roadside stall. One strawberry has snuck in.',
  seven:
    'Red sevens, blue sevens, and one in gold that thinks it owns the place. A bell and some cherries tag along, as on the pokies at the old club.',
  gems: 'Red, green, gold and violet stones, as if someone had tipped out a jeweller’s drawer. A blue sapphire turns up now and then and steals the show.',
  dragon:
    'Think Lunar New Year in Chinatown: red lanterns, drifting smoke and a dragon that takes up the whole street. A tiger and a painted mask watch it pass.',
  norse:
    'It looks cold enough for a second jumper. Thor’s hammer, horned helmets and longship prows stand out against snow and northern light.',
  ocean:
    'Below the surface it’s all blue: an octopus, a set of shark’s teeth, an oyster with its pearl open. A reef fish darts through the middle.',
  fishing:
    'An esky, a quiet stretch of water and fish far brighter than anything you’d hook off the jetty. Coins glint in the shallows.',
  west: 'Dust, leather and a wanted poster, much like the outback with different hats. Boots and horseshoes lie about, and a bleached skull points down the track.',
  space:
    'A rocket heads up past ringed planets into the purple. Crystals hang in the dark like something you’d see far from the city lights.',
  candy:
    'Cupcakes, doughnuts and wrapped lollies in every pink there is. It could be the front window of the best milk bar in town.',
  horror:
    'A red moon, an old castle and a bloke with his collar up who hasn’t seen the sun in centuries. Pumpkins grin and bats do laps.',
  jackpot:
    'Crowns, trophies and a chest full to the brim, on red velvet. Subtle it isn’t, and it doesn’t try to be.',
  bison:
    'A bison fills the evening sky. Lions, elephants and an eagle turn up at the same waterhole, a long way from anywhere.',
  book: 'A heavy old book falls open, gold on its edges and odd signs down the side. Out of the pages come a sun priest, a compass and a crystal ball.',
  olympus:
    'White marble, blue sky and a storm rolling in. Lightning, laurel and Medusa’s stare leave no doubt about who runs the place.',
  aztec:
    'Stone faces peer out of rainforest so thick you could lose a pyramid in it. A jaguar prowls, a monkey chatters, and a carved sun keeps count of the days.',
  synth:
    'Neon lines race off to a striped sunset, and everything is chrome or pink. The fox looks as if it owned every cassette of 1986.',
  heist:
    'A searchlight sweeps the wall and just misses somebody. A black cat, a mask and a handful of someone else’s diamonds are the only clues.',
  mine: 'Carts rattle along under the timber, as they did on the goldfields. There’s dynamite against the wall and raw stone in the lamplight.',
  clover:
    'Rolling green hills and a rainbow with a pot at the end. Four-leaf clovers, horseshoes and an oversized hat are all accounted for.',
  ronin:
    'A samurai helmet against a red sun, with waves straight off an old woodblock print. Fans snap open, and a demon mask gives you a look.',
  wolf: 'Snow in the pines, a pale moon and a wolf mid-howl; you can almost see its breath. An owl and a fox are up late too.',
  steam:
    'Brass cogs, rivets and a whiff of hot oil, like the back shed of a very clever uncle. A biplane, a compass and a crystal ball sit on the bench.',
  pirate:
    'Black sails, a captain with a scar and a map with a cross. There’s a skull on the flag, and something with tentacles in the wake.',
  classic:
    'Bells, bars and a lever to pull: the one-armed bandit, much as it stood in every club and corner pub. Someone has given it a good polish.',
  crash:
    'The line goes up and so does the number. You choose when to hop off; if it all ends before you do, the stake is gone.',
  mines:
    'Most of the tiles hide a gem and a few of them hide a mine. Every safe one counts for more, and a single mine ends the round.',
  plinko:
    'Drop a ball on top of a pyramid of pins and watch it bounce down. Whichever pocket it lands in sets what it pays.',
  keno: 'Forty numbers on the board, and up to ten of them are yours. Ten balls come out one at a time, and each one you called is a hit.',
  wheel:
    'A wheel, a pointer and a number on every segment. Round it goes till it stops, and whatever’s under the pointer is what you get.',
  blackjack:
    'Two cards each for you and the dealer, then one decision: another card, or leave it there. Get closer to twenty-one without busting and the round is yours.',
  roulette:
    'Timber, brass and a little white ball. Round it goes, slower and slower, till it hops into a number, red or black.',
  baccarat:
    'Player, banker or tie: pick one and leave the rest to the cards. Whichever hand is nearer to nine takes it.',
  poker:
    'Cards, chips and blue felt, like a Friday night round the kitchen table with better lighting. A pair is a start; the stories are about flushes.',
  dice: 'Ivory dice, black pips, a quick rattle and it’s settled. You make your call before the throw.',
  gameshow:
    'Bright lights, a drum roll and a wheel taller than the host. Round it spins, and everyone has an eye on the pointer.',
};

export const themesEnAu = withOwnWording(themesEn, own);
