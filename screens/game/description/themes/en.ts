import type { ThemeTexts } from '../texts';

/** What each theme shows, in British English. */
export const themesEn: ThemeTexts = {
  egypt: [
    'Golden scarabs, the hawk of Horus and black Anubis stand against desert light and turquoise stone. A sphinx keeps watch over the lot of them.',
    'The eye of Horus looks out from walls painted for a pharaoh. Around it lie scarabs, sun discs and the colours of an opened tomb.',
    'Sand, lapis and old gold set the tone. Gods with the heads of animals share the reels with scarabs, and a sphinx rests somewhere among them.',
  ],
  fruit: [
    'Cherries, grapes, lemons and thick slices of watermelon, all bright enough to be on a market stall. A strawberry stands out from the rest.',
    'This is the fruit machine with the dust blown off: plump cherries, sharp lemons, and a bell that has not changed its tune in years.',
    'The colours come straight from a greengrocer’s window. Grapes, melons and lemons go by, polished until they shine.',
  ],
  seven: [
    'Sevens in fire red and ice blue are the stars here, as they were on the first machines. A bell and a pair of cherries keep them company.',
    'Everything glows: hot sevens, a golden one among them, bells and cherries on a dark ground. There is no story, and it needs none.',
    'Take the oldest lucky number in the arcade and set it alight. Bells and cherries fill the places between the burning sevens.',
  ],
  gems: [
    'Rubies, emeralds and amethysts lie on dark velvet, each cut to catch the light in its own way. Now and then a sapphire outshines them all.',
    'It looks like a jeweller’s tray seen close up: facets, sparkle, clean colour. Nothing else is there to distract the eye.',
    'Cut stones in red, green, gold and violet fill the reels. They are drawn as a jeweller would want them, every edge sharp.',
  ],
  dragon: [
    'Red lanterns, drifting cloud and a dragon with a great deal of gold about it. A tiger, a painted mask and a folding fan complete the picture.',
    'The scene could be a New Year’s street under paper lanterns. Dragons and tigers look out from lacquer and silk.',
    'Jade green and lacquer red are the main colours. Between fans and masks a dragon winds its way, and a second one comes up from the sea.',
  ],
  norse: [
    'Snow, iron and northern light. Thor’s hammer, horned helmets and the carved heads of longships tell you where you are.',
    'A cold wind seems to blow through this one: runes in the stone, a bearded warrior, a dragon ship under way, and an owl that sees everything.',
    'The sagas supplied the props. There is a hammer that strikes lightning, a helmet fit for a jarl, and the prow of a ship built for raiding.',
  ],
  ocean: [
    'Under water the light turns blue and slow. An octopus, a shark’s jaws and an oyster with its pearl drift past, with a tropical fish in between.',
    'Coral, bubbles and deep water: the sea floor is the stage. Pearls lie in open shells while something with tentacles looks on.',
    'Down here live sharks, sea dragons and an octopus that takes itself for royalty. A small bright fish swims through it all.',
  ],
  fishing: [
    'A still lake, a bright float and fish that are rather more colourful than the usual catch. Coins glint where the water is clear.',
    'It has the good mood of a morning by the water. Tropical fish jump, an oyster shows its pearl, and even the shark only bares its teeth.',
    'Blue water, sunshine and a fish in stripes that would look well on any angler’s wall. An octopus has come along too.',
  ],
  west: [
    'Dust, leather and a wanted poster nailed to a board. Hats, boots and horseshoes lie about, and a bleached skull marks the way through the desert.',
    'The sun hangs low over the mesas. A cowboy’s boot, a wide-brimmed hat and a stick of dynamite are what is left of the day.',
    'You know this town from a hundred films: one street, one saloon, too many hats. Horseshoes are for luck, the dynamite is for everything else.',
  ],
  space: [
    'A rocket climbs past ringed planets into deep violet. Crystals in colours that no chart has names for float alongside.',
    'This is outer space as old travel posters promised it: flat bright planets, one long arc, a rocket on its way.',
    'Stars in the distance, glowing crystals up close. A small rocket crosses the picture, and a compass shows a north that cannot be there.',
  ],
  candy: [
    'Cupcakes, doughnuts and wrapped sweets in every shade of pink. It looks like the window of a sweet shop with the awning just rolled out.',
    'Sugar wherever you look: iced doughnuts, a swirl of cream, strawberries and cherries on top. Your dentist would look away.',
    'Everything here is glazed, whipped or wrapped in paper. A cupcake and a doughnut share the counter with strawberries and sweets.',
  ],
  horror: [
    'A blood-red moon, a castle, and its owner with his collar turned up. Pumpkins grin, bats circle, and a skull wears a crown.',
    'It is the sort of horror that comes with a wink: a pale count, an even paler lady, pumpkin lanterns and a bat at the window.',
    'Somebody has lit candles in a house that has stood empty for years. Vampires, a crowned skull and a pumpkin with a bad smile await.',
  ],
  jackpot: [
    'Crowns, trophies and an open treasure chest against red velvet and gold. It is as modest as a coronation.',
    'Think of the lobby of a grand hotel: gilt, ivory, a crown over the door. A king’s crown and a queen’s lie among cups and coins.',
    'Gold is the ground colour here. Crowns for a king and a queen, a heavy cup and a chest that will not close fill the reels.',
  ],
  bison: [
    'A bison stands black against an evening sky. Lions, eagles and elephants come to the same waterhole, on a plain that does not end.',
    'The big animals have this one to themselves: buffalo, lion, elephant, and an eagle with an eye on all three.',
    'Red earth, long grass, dust from a herd on the move. A buffalo leads; a lion, an eagle and an elephant have their own plans.',
  ],
  book: [
    'An old volume lies open, gilt on the edges and signs in the margin. Sun priests, a compass and a crystal ball rise from its pages.',
    'The book itself is tooled leather with a clasp. Inside wait a face with snakes for hair, a crystal ball and a calendar carved in stone.',
    'Lamps, dust and a library that nobody has swept for centuries. On the pages are a priest, a sun of stone and a compass that still works.',
  ],
  olympus: [
    'White columns, blue sky and thunder on the way. A mask of lightning, Medusa’s stare and a wreath of laurel stand for the gods in charge.',
    'It could have been painted on a vase: a temple, a sword, Medusa with her snakes, and laurels for whoever is left standing.',
    'High above the clouds the gods of Greece keep house. Lightning, laurel and marble are everywhere; Medusa looks straight at you.',
  ],
  aztec: [
    'Stone masks look out of deep green jungle. A jaguar and a monkey move among them, and a sun carved long ago still shows the days.',
    'Steps lead up a pyramid that the forest has nearly swallowed. Totems, ceremonial masks and a round calendar stone have held out.',
    'Green shade, gold and carved stone. The masks are for ceremonies, the monkey is just curious, and the sun stone counts in silence.',
  ],
  synth: [
    'A grid of neon runs to the horizon, under a sun in stripes. Chrome, pink light and a fox with a certain look belong to the same year, 1986 or so.',
    'Imagine the cover of a mixtape: pastel shapes, hand lettering, a plane over palm trees. Crystals glow in magenta and mint.',
    'Night drive, neon, synthesiser. A fox, a small plane and a crystal ball are lit in pink, and lightning has never looked so well groomed.',
  ],
  heist: [
    'A searchlight crosses a wall; somebody is just out of it. A black cat, a robber’s mask and stones that belong to someone else tell the story.',
    'This one is a caper in black and gold. Gems lie in the vault, a fox plans, and the cat was never here.',
    'Rooftops at night, a rope, a very good alibi. There is a mask to hide behind, and a chest that somebody forgot to lock.',
  ],
  mine: [
    'Down a timbered shaft run carts full of ore. Dynamite leans against the wall, and raw stones shine in the lamplight.',
    'Rock, rails and a short fuse. Blue and golden stones sit in the seams, next to a wagon and more explosives than anyone needs.',
    'The hill is cut open like a cake: layers of earth, a shaft, gems between. A wagon waits, and a bomb ticks somewhere below.',
  ],
  clover: [
    'Green hills, a rainbow and a pot at the foot of it. Four-leaf clovers, horseshoes and a hat that is too large are all there.',
    'Ireland as the postcards have it: wet grass, a rainbow, clover at every step. A horseshoe hangs over a chest of old coins.',
    'The whole picture is green, apart from the gold. Clover leaves, a horseshoe and a cheerful hat share it with a chest of coins.',
  ],
  ronin: [
    'A samurai’s helmet before a red sun, waves below as in an old woodcut. Fans open, a demon mask glares, a sea dragon passes.',
    'Ink, paper and one strong red. The masterless swordsman is shown by what he carries: a helmet, a fan, the mask of an oni.',
    'Blossom falls and nobody says a word. Among fans and helmets a demon’s face looks out, and the sea has a dragon in it.',
  ],
  wolf: [
    'Snow between the firs, a pale moon, and a wolf with its head thrown back. An owl and a fox are awake as well.',
    'The forest is printed in cold blues, like the poster of a national park. Wolves cross it; an owl keeps the time.',
    'It is winter and the pack is out. Grey wolves, a dire wolf darker than the rest, a fox and an owl meet under the trees.',
  ],
  steam: [
    'Brass wheels, rivets and a smell of hot oil. A biplane, a compass and a crystal ball come from the same inventor’s workshop.',
    'Clockwork drives this world, and you can see how: gear in gear, dial by dial. Above it a biplane makes its round.',
    'It is the future as the year 1890 drew it. Cogs turn, needles tremble, and a trophy waits for the best machine.',
  ],
  pirate: [
    'Black sails, a scarred captain and a map with a cross on it. A skull grins from the flag, and something with tentacles is following the ship.',
    'Salt water and bad manners: a captain in full dress, skulls, a compass that points to other people’s gold.',
    'The chart is stained and the course is dotted. It leads past skulls and sea monsters to a chest that somebody has buried.',
  ],
  classic: [
    'Bells, bars and a lever at the side: a machine as it stood on the pier when a penny was money. It has been polished since.',
    'Nothing is new here, and that is the charm. Bells and cherries pass behind glass, as in any arcade by the sea.',
    'Chrome, coloured bulbs and the fruit that every gambler’s grandfather knew. It looks like an evening at the funfair.',
  ],
  crash: [
    'A curve climbs and a number climbs with it. You decide when to get off; the flight can end at any moment, and whoever is still on board loses the stake.',
    'Up it goes, and the multiplier with it. Leave in time and your stake is multiplied by what the display says; stay too long and it is gone.',
    'There are no symbols to match, just something that flies and a number that grows. The whole game lies in when to leave.',
  ],
  mines: [
    'A grid of closed tiles: under most of them a gem, under some a mine. Each safe tile counts for more than the last, and one mine ends the round.',
    'You turn over tiles, one after another, and stop when you like. Green stones are good news, a bomb is the other sort.',
    'The field looks harmless, which is the joke. Gems lie under the tiles, and mines between them; where, nobody can see.',
  ],
  plinko: [
    'A ball drops from the top of a pyramid of pins and bounces its way down. Where it lands at the bottom is what it pays.',
    'Pins, a ball and gravity: that is all there is. The pockets at the edges pay the most and are hit the least.',
    'You let go of the ball and can only watch. It clicks from pin to pin until it drops into one of the pockets below.',
  ],
  keno: [
    'Forty numbers on a board, and up to ten of them are yours. Then ten balls come out, one by one, and every match is a hit.',
    'You tick your numbers, as on the slip in a corner shop, and watch the balls. The more of yours that come out, the more the round pays.',
    'Birthdays, house numbers, or a handful left to chance: any will do. Ten of forty are drawn, and the hits are counted.',
  ],
  wheel: [
    'A wheel, a pointer, and a figure on every segment. It turns, slows down and stops, and the segment below the pointer is what you get.',
    'You say into how many segments the wheel is cut and how bold it should be. Many small pays or a single large one: the wheel does the rest.',
    'Brass rim, coloured segments, one turn. Some of them pay and some don’t; how many there are of each is written beside the wheel.',
  ],
  blackjack: [
    'Two cards for you, two for the dealer, and the question of whether to take another. Closest to twenty-one without going over is the rule.',
    'Green felt, stacked chips and cards that add up, with luck, to twenty-one. An ace counts one or eleven, whichever suits the hand.',
    'The game is short: look at your cards, look at the dealer’s, then draw or stand. Beyond twenty-one the hand is lost.',
  ],
  roulette: [
    'Wood, brass and a small white ball. It runs against the wheel, slows, hops, and comes to rest on a number, red or black.',
    'The wheel has not changed in two centuries, nor has the hush before the ball drops. You back a single number, a colour, or anything between.',
    'Chips lie on the cloth: on numbers, on rows, on red or black. Then the ball decides, and the wheel is turned again.',
  ],
  baccarat: [
    'Player, banker or tie: those are the three choices. Two hands are dealt, and the one nearer to nine takes the round.',
    'Cards on lacquer and felt, and few words. You back one of two hands; the rules for a third card are fixed, so there is nothing to work out.',
    'A quiet game of great simplicity. Tens and court cards count nothing, nine is the best there is, and a round is over in a minute.',
  ],
  poker: [
    'Cards, chips and four suits on blue felt. A pair is a start; flushes and full houses are what the stories are about.',
    'The ranks are the ones that every card player knows, from a high card to the royal flush. The art is in the one decision in between.',
    'Lamps hang low over the table. You look at your cards, weigh them up and decide, as people have done since the riverboats.',
  ],
  dice: [
    'Ivory cubes, black pips, a short rattle and then the answer. You choose what to back before the dice are thrown.',
    'Nothing is older than dice, and nothing is quicker. They roll, they stop, and the pips on top settle it.',
    'Dice tumble out of the dark and come to rest in the light. Some results are common, others rare, and the pay table says which.',
  ],
  gameshow: [
    'Coloured lights, a drum roll and a wheel as tall as a person. It turns, it slows, and everybody looks at the pointer.',
    'This is television with you in the audience: a stage, a presenter, a great wheel in bright segments. Each segment has its price tag.',
    'Curtain up for a show in loud colours. The wheel is the star, and where it stops decides how the round ends.',
  ],
};
