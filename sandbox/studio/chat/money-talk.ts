import { plainWords } from './text';

const any = (...patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`);
const MONEY =
  '(?:money|cash|euros?|eur|bucks?|dollars?|quid|chips?|coins?|geld|gald|kohle|stutz|franken|fr|chf|argent|fric|thunes?|sous|balles)';

/** Asking others for money, or offering to lend it. */
const BEGGING = any(
  `(?:give|lend|loan|send|spot|tip|gift|borrow) (?:me|us) (?:\\w+ ){0,3}${MONEY}`,
  `(?:can|could|will|would|pls|please) (?:you |u |some ?one |any ?one |some ?body )?(?:lend|loan|spot|tip|donate)(?: me| us)?`,
  'tip me',
  `(?:need|borrow) (?:\\w+ ){0,2}${MONEY}`,
  '(?:quick|easy|instant|private) (?:loan|loans|credit)',
  'i (?:lend|loan) money',
  'pay ?day loans?',
  `(?:leih|leihe|leihst|lehn|lehnsch|schick|schickst|gib|gibst|spende|spendier|uberweis) (?:du )?(?:mir|mer|uns) (?:\\w+ ){0,3}${MONEY}`,
  `(?:kann|konnte|chan) (?:mir|mer) (?:jemand|wer|opper|epper) (?:\\w+ ){0,3}(?:leihen|lehne|geben|gah|schicken|spenden|${MONEY})`,
  `kannst du mir (?:\\w+ ){0,3}(?:leihen|${MONEY})`,
  `(?:brauche|brauch|bruche|bruch) (?:\\w+ ){0,2}${MONEY}`,
  'kredit(?:e)? (?:ohne|sofort|von privat)',
  'sofortkredit',
  `(?:prete|pretes|donne|donnes|envoie|envoies|file|depanne) ?(?:moi|nous) (?:\\w+ ){0,3}${MONEY}`,
  `(?:me|nous) (?:preter|donner|envoyer|depanner|filer)(?: \\w+){0,3} ${MONEY}`,
  `besoin d ?(?:e )?(?:\\w+ ){0,1}${MONEY}`,
  '(?:pret|credit) (?:rapide|entre particuliers|sans justificatif)',
);

/** Leading players elsewhere. */
const ADVERT = any(
  '(?:promo|bonus|voucher|referral|affiliate|invite|gutschein|aktions) ?codes?',
  'codes? (?:promo|bonus|parrainage)',
  '(?:use|take|nimm|nutze|utilise[zr]?) (?:my|the|meinen|den|mon|le) code',
  '(?:join|visit|try|check out|come to|go to) (?:my|our|this) (?:casino|channel|group|site|server|stream)',
  '(?:komm|kommt|geh|geht) (?:in|zu|auf) (?:mein|meinen|meine|unser|unseren|unsere) (?:casino|kanal|gruppe|seite|server|stream)',
  '(?:viens|venez|rejoins|rejoignez) (?:sur |dans )?(?:mon|notre|ma) (?:casino|canal|chaine|groupe|site|serveur|stream)',
  '(?:better|best|higher) (?:odds|payouts?|bonus(?:es)?) (?:at|on)',
  '(?:besser|bessere|beste|hohere) (?:quoten|auszahlung|boni|bonus) (?:bei|auf|im)',
  '(?:meilleures?|meilleurs?) (?:cotes?|bonus|gains?) (?:chez|sur)',
  'free spins? (?:at|on)',
  'winning (?:system|strategy) for sale',
  ...[
    'bet ?365',
    '888 ?casino',
    '1x ?bet',
    'poker ?stars',
    'leo ?vegas',
    'roobet',
    'unibet',
    'betway',
    'bwin',
  ],
  ...[
    'winamax',
    'rollbit',
    'casumo',
    'mr green',
    'stake com',
    'tipico',
    'betclic',
    'william hill',
    'ladbrokes',
  ],
  ...[
    'sportsbet',
    'pmu fr',
    'swisslos',
    'jackpots ch',
    'grand casino',
    'mycasino',
    'draft ?kings',
    'fan ?duel',
  ],
);

export const isBegging = (text: string): boolean => BEGGING.test(plainWords(text));
export const isAdvert = (text: string): boolean => ADVERT.test(plainWords(text));
