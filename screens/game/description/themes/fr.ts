import type { ThemeTexts } from '../texts';

/** What each theme shows, in French. Spaces before high punctuation are set by `languages.ts`. */
export const themesFr: ThemeTexts = {
  egypt: [
    'Scarabées d’or, faucon d’Horus et Anubis noir se détachent sur une lumière de désert et de pierre turquoise. Un sphinx veille sur l’ensemble.',
    'L’œil d’Horus vous regarde depuis des murs peints pour un pharaon. Autour, des scarabées, des disques solaires et les couleurs d’un tombeau tout juste ouvert.',
    'Le sable, le lapis et le vieil or donnent le ton. Des dieux à tête d’animal partagent les rouleaux avec les scarabées ; un sphinx se repose quelque part entre eux.',
  ],
  fruit: [
    'Cerises, raisins, citrons et belles tranches de pastèque, aussi éclatants qu’à l’étal du marché. Seule la fraise se distingue.',
    'Voici la machine à fruits, dépoussiérée : cerises bien rondes, citrons acides et une cloche qui joue le même air depuis des années.',
    'Les couleurs sortent tout droit de la vitrine d’un primeur. Raisins, melons et citrons défilent, lustrés jusqu’à la peau.',
  ],
  seven: [
    'Des sept rouge feu et bleu glace tiennent la vedette, comme sur les toutes premières machines. Une cloche et deux cerises leur tiennent compagnie.',
    'Tout rougeoie : des sept brûlants, un autre en or, des cloches et des cerises sur fond sombre. Il n’y a pas d’histoire, et elle ne manque à personne.',
    'Prenez le plus vieux chiffre porte-bonheur des salles de jeu et mettez-y le feu. Entre les sept en flammes restent quelques places pour les cloches et les cerises.',
  ],
  gems: [
    'Rubis, émeraudes et améthystes reposent sur du velours sombre, et chaque taille prend la lumière à sa façon. De temps à autre, un saphir les éclipse toutes.',
    'On croirait le plateau d’un joaillier vu de tout près : des facettes, de l’éclat, des couleurs franches. Rien d’autre ne vient distraire l’œil.',
    'Des pierres taillées, rouges, vertes, dorées et violettes, emplissent les rouleaux. Elles sont dessinées comme un joaillier les aime, toutes arêtes vives.',
  ],
  dragon: [
    'Lanternes rouges, nuages qui passent et un dragon généreusement doré. Un tigre, un masque peint et un éventail complètent le tableau.',
    'On dirait une rue du Nouvel An, sous des lampions de papier. Dragons et tigres surgissent entre la laque et la soie.',
    'Le vert du jade et le rouge de la laque dominent. Un dragon serpente entre éventails et masques, un second monte de la mer.',
  ],
  norse: [
    'De la neige, du fer et la lumière du Nord. Le marteau de Thor, les casques à cornes et les proues sculptées vous disent où vous êtes.',
    'Un vent froid souffle ici : des runes dans la pierre, un guerrier barbu, un drakkar en route et une chouette à qui rien n’échappe.',
    'Les sagas ont fourni les accessoires. Il y a un marteau qui lance la foudre, un casque digne d’un jarl et la proue d’un navire parti piller.',
  ],
  ocean: [
    'Sous l’eau, la lumière devient bleue et lente. Un poulpe, une mâchoire de requin et une huître perlière passent à la dérive, avec un poisson tropical au milieu.',
    'Du corail, des bulles, de l’eau profonde : la scène se joue au fond de la mer. Des perles brillent dans les coquilles, et quelque chose qui a des tentacules observe.',
    'Ici vivent des requins, des dragons de mer et un poulpe qui se prend pour un roi. Un petit poisson vif traverse le tout.',
  ],
  fishing: [
    'Un lac tranquille, un bouchon de couleur et des poissons plus bariolés que la prise habituelle. Des pièces brillent là où l’eau est claire.',
    'C’est la bonne humeur d’un matin au bord de l’eau. Des poissons tropicaux sautent, une huître montre sa perle, et le requin se contente de montrer les dents.',
    'De l’eau bleue, du soleil et un poisson rayé qui ferait bel effet au mur d’un pêcheur. Un poulpe s’est joint à la partie.',
  ],
  west: [
    'De la poussière, du cuir et un avis de recherche cloué sur une planche. Chapeaux, bottes et fers à cheval traînent çà et là ; un crâne blanchi indique la route du désert.',
    'Le soleil est bas sur les mesas. Une botte de cow-boy, un chapeau à large bord et un bâton de dynamite : voilà ce qui reste de la journée.',
    'Cette ville, vous l’avez vue dans cent films : une rue, un saloon, trop de chapeaux. Les fers à cheval sont pour la chance, la dynamite pour tout le reste.',
  ],
  space: [
    'Une fusée passe devant des planètes à anneaux et s’enfonce dans le violet. Des cristaux flottent à ses côtés, dans des couleurs qu’aucune carte ne nomme.',
    'Voici l’espace tel que le promettaient les vieilles affiches de voyage : des planètes en aplats, un long arc, une fusée en route.',
    'Au loin des étoiles, tout près des cristaux qui luisent. Une petite fusée traverse l’image, et une boussole indique un nord qui n’existe pas ici.',
  ],
  candy: [
    'Cupcakes, beignets et bonbons dans tous les tons de rose. On dirait la vitrine d’une confiserie dont on vient de dérouler le store.',
    'Du sucre partout : des beignets glacés, un tour de crème, des fraises, et des cerises par-dessus. Les dentistes préféreront regarder ailleurs.',
    'Tout est ici glacé, fouetté ou emballé dans du papier. Un cupcake et un beignet partagent le comptoir avec des fraises et des bonbons.',
  ],
  horror: [
    'Une lune rouge sang, un château et son propriétaire, col relevé. Les citrouilles ricanent, les chauves-souris tournent, un crâne porte une couronne.',
    'Le frisson se double d’un clin d’œil : un comte livide, une dame plus pâle encore, des citrouilles allumées et une chauve-souris à la fenêtre.',
    'Quelqu’un a allumé des bougies dans une maison vide depuis des années. Vampires, crâne couronné et citrouille au mauvais sourire vous y attendent.',
  ],
  jackpot: [
    'Couronnes, trophées et coffre au trésor ouvert, sur fond d’or et de velours rouge. C’est aussi modeste qu’un couronnement.',
    'Pensez au hall d’un grand hôtel : des dorures, de l’ivoire, une couronne au-dessus de la porte. Deux autres reposent entre les coupes et les pièces.',
    'L’or sert ici de couleur de fond. La couronne d’un roi, celle d’une reine, une lourde coupe et un coffre qui ne ferme plus emplissent les rouleaux.',
  ],
  bison: [
    'Un bison se découpe en noir sur le ciel du soir. Lions, aigles et éléphants viennent au même point d’eau, dans une plaine sans fin.',
    'Les grands animaux ont la place pour eux : un buffle, un lion, un éléphant, et un aigle qui surveille les trois autres.',
    'Terre rouge, hautes herbes, poussière d’un troupeau en marche. Le buffle ouvre la voie ; le lion, l’aigle et l’éléphant ont d’autres projets.',
  ],
  book: [
    'Un vieux volume est ouvert, dorure sur tranche et signes dans la marge. Prêtres du soleil, compas et boule de cristal s’élèvent de ses pages.',
    'Le livre est en cuir repoussé, avec un fermoir. À l’intérieur attendent un visage coiffé de serpents, une boule de cristal et un calendrier de pierre.',
    'Des lampes, de la poussière et une bibliothèque que nul n’a balayée depuis des siècles. Au fil des pages : un prêtre, un soleil de pierre, une boussole qui marche encore.',
  ],
  olympus: [
    'Colonnes blanches, ciel bleu, tonnerre en approche. Un masque d’éclairs, le regard de Méduse et une couronne de laurier représentent les dieux en charge.',
    'On croirait la scène peinte sur un vase : un temple, une épée, Méduse et ses serpents, et des lauriers pour qui restera debout.',
    'Les dieux de la Grèce tiennent maison au-dessus des nuages. La foudre, le laurier et le marbre sont partout ; Méduse, elle, vous regarde en face.',
  ],
  aztec: [
    'Des masques de pierre vous observent depuis une jungle d’un vert profond. Un jaguar et un singe rôdent entre eux, et un soleil gravé jadis compte encore les jours.',
    'Des marches mènent au sommet d’une pyramide que la forêt a presque avalée. Totems, masques de cérémonie et calendrier de pierre ont tenu bon.',
    'De l’ombre verte, de l’or, de la pierre taillée. Les masques servent aux cérémonies, le singe est simplement curieux, et la pierre du soleil compte en silence.',
  ],
  synth: [
    'Une grille de néon file vers l’horizon, sous un soleil à rayures. Chrome, lumière rose et renard au regard entendu : nous sommes en 1986, à peu de chose près.',
    'Imaginez la pochette d’une cassette : formes pastel, lettres à la main, un avion au-dessus des palmiers. Des cristaux luisent en magenta et menthe.',
    'Virée de nuit, néons, synthétiseur. Un renard, un petit avion et une boule de cristal baignent dans le rose, et même les éclairs sont bien coiffés.',
  ],
  heist: [
    'Un projecteur balaie un mur ; quelqu’un vient d’en sortir. Un chat noir, un masque de cambrioleur et les pierres d’autrui racontent la suite.',
    'C’est un casse en noir et or. Les pierres sont au coffre, le renard prépare son plan, et le chat n’a jamais mis les pieds ici.',
    'Des toits la nuit, une corde, un excellent alibi. Ajoutez un masque pour se cacher et un coffre que quelqu’un a oublié de fermer.',
  ],
  mine: [
    'Des wagonnets de minerai roulent dans une galerie étayée. De la dynamite est posée contre la paroi, et des pierres brutes luisent à la lampe.',
    'De la roche, des rails et une mèche courte. Pierres bleues et dorées affleurent dans les veines, près d’un wagonnet et de beaucoup trop d’explosifs.',
    'La colline est coupée comme un gâteau : des couches de terre, un puits, des gemmes au milieu. Un wagonnet attend, et une bombe fait tic-tac plus bas.',
  ],
  clover: [
    'Des collines vertes, un arc-en-ciel et un chaudron à son pied. Trèfles à quatre feuilles, fers à cheval et chapeau trop grand sont de la partie.',
    'L’Irlande des cartes postales : de l’herbe mouillée, un arc-en-ciel, du trèfle à chaque pas. Un fer à cheval pend au-dessus d’un coffre de vieilles pièces.',
    'Tout est vert, hormis l’or. Feuilles de trèfle, fer à cheval et chapeau joyeux se partagent l’image avec un coffre rempli de pièces.',
  ],
  ronin: [
    'Un casque de samouraï devant un soleil rouge, et des vagues comme sur une estampe ancienne. Des éventails s’ouvrent, un masque de démon luit, un dragon de mer passe.',
    'De l’encre, du papier et un seul rouge, très franc. Du guerrier sans maître, vous voyez ce qu’il porte : un casque, un éventail, le masque d’un oni.',
    'Des fleurs tombent et personne ne dit mot. Entre éventails et casques surgit un visage de démon, et la mer abrite un dragon.',
  ],
  wolf: [
    'De la neige entre les sapins, une lune pâle et un loup, la tête rejetée en arrière. Une chouette et un renard ne dorment pas non plus.',
    'La forêt est imprimée en bleus froids, comme l’affiche d’un parc national. Des loups la traversent ; une chouette monte la garde.',
    'C’est l’hiver, et la meute est dehors. Des loups gris, un autre plus sombre que tous, un renard et une chouette se croisent sous les arbres.',
  ],
  steam: [
    'Des roues de laiton, des rivets et une odeur d’huile chaude. Un biplan, un compas et une boule de cristal sortent du même atelier d’inventeur.',
    'Ce monde marche à l’horlogerie, et cela se voit : engrenage contre engrenage, cadran après cadran. Au-dessus, un biplan fait sa ronde.',
    'C’est l’avenir tel qu’on le dessinait vers 1890. Les roues tournent, les aiguilles tremblent, et une coupe attend la meilleure machine.',
  ],
  pirate: [
    'Des voiles noires, un capitaine balafré et une carte marquée d’une croix. Un crâne ricane sur le pavillon, et quelque chose qui a des tentacules suit le navire.',
    'De l’eau salée et de mauvaises manières : un capitaine en grande tenue, des crânes, une boussole qui pointe vers l’or des autres.',
    'La carte est tachée, la route en pointillé. Elle longe des crânes et des monstres marins jusqu’à un coffre que quelqu’un a enterré.',
  ],
  classic: [
    'Des cloches, des barres et un levier sur le côté : une machine comme il y en avait sur la jetée, du temps où un sou valait quelque chose. On l’a lustrée depuis.',
    'Rien de neuf ici, et c’est tout le charme. Cloches et cerises défilent derrière la vitre, comme dans n’importe quelle salle de jeux du bord de mer.',
    'Du chrome, des ampoules de couleur et les fruits que connaissaient déjà nos grands-pères. On se croirait un soir à la fête foraine.',
  ],
  crash: [
    'Une courbe monte, et un nombre monte avec elle. C’est à vous de choisir quand descendre ; le vol peut s’arrêter à tout instant, et qui est encore à bord perd sa mise.',
    'Tout s’élève, et le multiplicateur aussi. Sortez à temps et votre mise est multipliée par le nombre affiché ; restez trop longtemps et elle est perdue.',
    'Aucun symbole à aligner, seulement quelque chose qui vole et un nombre qui grandit. Tout le jeu tient dans le moment du départ.',
  ],
  mines: [
    'Une grille de cases fermées : sous la plupart une gemme, sous quelques-unes une mine. Chaque case sûre compte plus que la précédente, et une mine met fin à la partie.',
    'Vous retournez les cases, l’une après l’autre, et vous vous arrêtez quand bon vous semble. Une pierre verte est une bonne nouvelle, la bombe nettement moins.',
    'Le terrain a l’air inoffensif, c’est là le piège. Il y a des gemmes sous les cases, et des mines entre elles ; où donc, nul ne le voit.',
  ],
  plinko: [
    'Une bille tombe du sommet d’une pyramide de picots et rebondit jusqu’en bas. La case où elle finit fixe le gain.',
    'Des picots, une bille et la pesanteur : c’est tout. Les cases des bords paient le plus et sont les moins souvent touchées.',
    'Vous lâchez la bille et il ne reste qu’à regarder. Elle cliquette de picot en picot, puis tombe dans une des cases du bas.',
  ],
  keno: [
    'Quarante numéros sur une grille, dont dix au plus sont les vôtres. Puis dix boules sortent, l’une après l’autre, et chaque numéro commun est touché.',
    'Vous cochez vos numéros, comme sur le bulletin du bureau de tabac, et vous regardez les boules. Plus il en sort des vôtres, plus la partie paie.',
    'Dates d’anniversaire, numéros de rue ou simple hasard : tout convient. Dix numéros sur quarante sont tirés, puis on compte ceux que vous avez touchés.',
  ],
  wheel: [
    'Une roue, une flèche et un chiffre sur chaque secteur. Elle tourne, ralentit, s’arrête, et le secteur sous la flèche décide du gain.',
    'À vous de dire en combien de secteurs la roue est coupée, et avec quelle audace. Beaucoup de petits gains ou un seul grand : la roue fait le reste.',
    'Une jante de laiton, des secteurs de couleur, un tour. Certains paient, d’autres non ; combien il y en a de chaque sorte est écrit à côté.',
  ],
  blackjack: [
    'Deux cartes pour vous, deux pour le croupier, et une question : en prendre une autre ou non. Le plus près de vingt et un, sans le dépasser, l’emporte.',
    'Un tapis vert, des jetons empilés et des cartes qui, avec un peu de chance, font vingt et un. L’as vaut un ou onze, selon ce qui arrange la main.',
    'Le jeu est court : regardez vos cartes, regardez celles du croupier, puis tirez ou restez. Au-delà de vingt et un, la main est perdue.',
  ],
  roulette: [
    'Du bois, du laiton et une petite bille blanche. Elle court à contresens du cylindre, ralentit, saute et s’arrête sur un numéro, rouge ou noir.',
    'Le cylindre n’a pas changé depuis deux siècles, pas plus que le silence avant la chute de la bille. Vous misez sur un numéro, une couleur ou quelque chose entre les deux.',
    'Des jetons reposent sur le tapis : sur des numéros, des rangées, le rouge ou le noir. La bille tranche, et le cylindre repart.',
  ],
  baccarat: [
    'Joueur, banque ou égalité : voilà les trois choix. Deux mains sont distribuées, et la plus proche de neuf remporte le coup.',
    'Des cartes sur la laque et le feutre, et peu de paroles. Vous misez sur l’une des deux mains ; la règle de la troisième carte est fixe, il n’y a rien à calculer.',
    'Un jeu calme et d’une grande simplicité. Les dix et les figures ne comptent pas, neuf est le meilleur total, et le coup est joué en une minute.',
  ],
  poker: [
    'Des cartes, des jetons et quatre couleurs sur un tapis bleu. Une paire est un début ; ce sont les couleurs et les fulls qu’on raconte ensuite.',
    'L’ordre des mains est celui que tout joueur connaît, de la carte haute à la quinte flush royale. L’art est dans l’unique décision entre les deux.',
    'Les lampes pendent bas au-dessus de la table. Vous regardez vos cartes, pesez le pour et le contre, puis décidez, comme au temps des bateaux à aubes.',
  ],
  dice: [
    'Des cubes d’ivoire, des points noirs, un bref cliquetis, puis la réponse. Vous choisissez votre mise avant que les dés soient jetés.',
    'Rien n’est plus ancien que les dés, et rien n’est plus rapide. Ils roulent, ils s’arrêtent, et les points du dessus tranchent.',
    'Des dés surgissent de l’ombre et s’immobilisent dans la lumière. Certains résultats sont courants, d’autres rares, et le tableau des gains dit lesquels.',
  ],
  gameshow: [
    'Des lumières de couleur, un roulement de tambour et une roue haute comme un homme. Elle tourne, elle ralentit, et tous les yeux sont sur la flèche.',
    'C’est de la télévision, et vous êtes dans le public : une scène, une présentation, une grande roue aux secteurs éclatants. Chaque secteur porte son prix.',
    'Rideau sur un spectacle haut en couleur. La roue en est la vedette, et là où elle s’arrête, la partie se joue.',
  ],
};
