import type { WordList } from './list';

/** English, Australian included. Words that are harmless in German or French stand in phrases alone (dick, retard, abo). */
export const ENGLISH: WordList = {
  whole: `cunt cunts cunty twat twats tosser tossers wank wanks wanking wanker wankers prick pricks slut sluts slutty
    whore whores bitch bitches bitchy bastard bastards dickhead dickheads nigga niggas niggaz kike kikes gook gooks
    paki pakis wog wogs coon coons boong boongs chink chinks spic spics tranny trannies poof poofs poofter poofters
    spaz retarded pussy pussies kys stfu gtfo fuk fuking fck fcking cnt skank skanks jizz wetback wetbacks
    pisshead douchebag douchebags scumbag scumbags shat`,
  start: `nigger faggot arsehole asshole arsewipe cocksuck dickwad dipshit shit bullshit horseshit batshit apeshit phuck
    towelhead raghead sandnigger cumslut jackass jerkoff bellend fuckwit tosspot`,
  inside: 'fuck motherf',
  phrases: [
    ...[
      'you dick',
      'a dick',
      'ya dick',
      'suck my dick',
      'suck my cock',
      'eat my ass',
      'kiss my ass',
      'lick my',
    ],
    ...[
      'you retard',
      'ya retard',
      'such a retard',
      'ur a retard',
      'you homo',
      'you slag',
      'ya slag',
      'you ass',
    ],
    ...[
      'bloody abo',
      'dirty abo',
      'abo scum',
      'curry muncher',
      'curry munchers',
      'white trash',
      'you monkey',
    ],
    ...['kill yourself', 'kill urself', 'kill you', 'go die', 'hope you die', 'hope u die', 'hang yourself'],
    ...[
      'rape you',
      'you idiot',
      'you moron',
      'you loser',
      'piss off',
      'get stuffed',
      'son of a b',
      'heil hitler',
    ],
    ...['sieg heil', 'white power', 'gas the', 'dirty jew', 'dirty muslim', 'filthy jew', 'stupid cow'],
  ],
  innocent: 'shitake shiitake shittim shitzu',
  innocentPhrases: ['maine coon', 'chink in', 'spic and span', 'prick up', 'shot in the dark'],
};
