import type { ThemeTexts } from '../texts';

/** What each theme shows, in the German of Germany; `de-ch.ts` starts from it. */
export const themesDe: ThemeTexts = {
  egypt: [
    'Goldene Skarabäen, der Falke des Horus und ein schwarzer Anubis stehen im Wüstenlicht vor türkisem Stein. Eine Sphinx wacht über alle.',
    'Das Auge des Horus blickt von Wänden, die einst für einen Pharao bemalt wurden. Ringsum Skarabäen, Sonnenscheiben und die Farben eines frisch geöffneten Grabs.',
    'Sand, Lapis und altes Gold geben den Ton an. Götter mit Tierköpfen teilen sich die Walzen mit Skarabäen, und irgendwo dazwischen ruht eine Sphinx.',
  ],
  fruit: [
    'Kirschen, Trauben, Zitronen und dicke Scheiben Wassermelone, so leuchtend wie auf dem Wochenmarkt. Nur die Erdbeere tanzt aus der Reihe.',
    'Der gute alte Früchteautomat, frisch abgestaubt: pralle Kirschen, saure Zitronen und eine Glocke, die seit Jahren dieselbe Melodie spielt.',
    'Die Farben könnten aus der Auslage eines Obsthändlers stammen. Trauben, Melonen und Zitronen ziehen vorbei, blank poliert bis auf die Schale.',
  ],
  seven: [
    'Siebenen in Feuerrot und Eisblau haben hier die Hauptrolle, wie schon auf den ersten Automaten. Eine Glocke und ein Paar Kirschen leisten ihnen Gesellschaft.',
    'Alles glüht: heiße Siebenen, eine goldene darunter, dazu Glocken und Kirschen auf dunklem Grund. Eine Geschichte gibt es nicht, und sie fehlt auch nicht.',
    'Man nehme die älteste Glückszahl der Spielhalle und zünde sie an. Zwischen den brennenden Siebenen ist noch Platz für Glocken und Kirschen.',
  ],
  gems: [
    'Rubine, Smaragde und Amethyste liegen auf dunklem Samt, und jeder Schliff fängt das Licht anders ein. Ab und zu überstrahlt ein Saphir sie alle.',
    'Ein Blick auf das Tablett eines Juweliers, ganz aus der Nähe: Facetten, Funkeln, klare Farben. Mehr lenkt das Auge nicht ab.',
    'Geschliffene Steine in Rot, Grün, Gold und Violett füllen die Walzen. Gezeichnet sind sie, wie ein Juwelier sie gern hätte: jede Kante scharf.',
  ],
  dragon: [
    'Rote Laternen, ziehende Wolken und ein Drache, an dem viel Gold ist. Ein Tiger, eine bemalte Maske und ein Fächer machen das Bild komplett.',
    'So könnte eine Straße am Neujahrsfest aussehen, unter Lampions aus Papier. Drachen und Tiger blicken aus Lack und Seide hervor.',
    'Jadegrün und Lackrot bestimmen die Farben. Zwischen Fächern und Masken windet sich ein Drache, ein zweiter taucht aus dem Meer auf.',
  ],
  norse: [
    'Schnee, Eisen und Nordlicht. Thors Hammer, gehörnte Helme und geschnitzte Drachenköpfe an den Schiffen sagen dir, wo du bist.',
    'Hier weht ein kalter Wind: Runen im Stein, ein bärtiger Krieger, ein Drachenschiff auf Fahrt und eine Eule, der nichts entgeht.',
    'Die Requisiten kommen aus den Sagas. Ein Hammer, der Blitze schlägt, ein Helm für einen Jarl und der Bug eines Schiffs, das auf Beute aus ist.',
  ],
  ocean: [
    'Unter Wasser wird das Licht blau und langsam. Ein Krake, ein Haifischgebiss und eine Auster mit ihrer Perle treiben vorbei, dazwischen ein Tropenfisch.',
    'Korallen, Blasen, tiefes Wasser: Die Bühne ist der Meeresgrund. In offenen Muscheln liegen Perlen, und etwas mit Fangarmen sieht zu.',
    'Hier unten wohnen Haie, Seedrachen und ein Krake, der sich für adlig hält. Ein kleiner bunter Fisch schwimmt mittendurch.',
  ],
  fishing: [
    'Ein stiller See, ein bunter Schwimmer und Fische, die farbenfroher sind als der übliche Fang. Wo das Wasser klar ist, blinken Münzen.',
    'Die Stimmung ist die eines Morgens am Ufer. Tropenfische springen, eine Auster zeigt ihre Perle, und sogar der Hai fletscht nur die Zähne.',
    'Blaues Wasser, Sonne und ein gestreifter Fisch, der sich an jeder Anglerwand gut machen würde. Ein Krake ist auch mitgekommen.',
  ],
  west: [
    'Staub, Leder und ein Steckbrief am Brett. Hüte, Stiefel und Hufeisen liegen herum, ein gebleichter Schädel weist den Weg durch die Wüste.',
    'Die Sonne steht tief über den Tafelbergen. Ein Cowboystiefel, ein breiter Hut und eine Stange Dynamit sind alles, was vom Tag übrig ist.',
    'Diese Stadt kennst du aus hundert Filmen: eine Straße, ein Saloon, zu viele Hüte. Die Hufeisen sind fürs Glück da, das Dynamit für den Rest.',
  ],
  space: [
    'Eine Rakete steigt an Ringplaneten vorbei ins tiefe Violett. Neben ihr schweben Kristalle in Farben, für die keine Karte einen Namen hat.',
    'Das Weltall, wie es alte Reiseplakate versprachen: flache, leuchtende Planeten, ein einziger langer Bogen und eine Rakete unterwegs.',
    'In der Ferne Sterne, ganz nah glühende Kristalle. Eine kleine Rakete kreuzt das Bild, und ein Kompass zeigt nach einem Norden, den es hier nicht gibt.',
  ],
  candy: [
    'Törtchen, Donuts und Bonbons in allen Tönen von Rosa. So sieht das Schaufenster eines Süßwarenladens aus, wenn gerade die Markise ausgefahren ist.',
    'Zucker, wohin du schaust: glasierte Donuts, ein Schwung Sahne, Erdbeeren und obendrauf Kirschen. Zahnärzte sehen besser weg.',
    'Alles ist hier glasiert, geschlagen oder in Papier gewickelt. Ein Törtchen und ein Donut teilen sich die Theke mit Erdbeeren und Bonbons.',
  ],
  horror: [
    'Ein blutroter Mond, ein Schloss und der Hausherr mit hochgestelltem Kragen. Kürbisse grinsen, Fledermäuse kreisen, ein Schädel trägt Krone.',
    'Grusel mit einem Augenzwinkern: ein bleicher Graf, eine noch bleichere Dame, Kürbislaternen und eine Fledermaus am Fenster.',
    'In einem Haus, das seit Jahren leer steht, hat jemand Kerzen angezündet. Vampire warten dort, ein gekrönter Schädel und ein Kürbis mit üblem Grinsen.',
  ],
  jackpot: [
    'Kronen, Pokale und eine offene Schatztruhe vor rotem Samt und Gold. Bescheiden ist das so wenig wie eine Krönung.',
    'Stell dir die Halle eines Grandhotels vor: Blattgold, Elfenbein, eine Krone über der Tür. Zwischen Pokalen und Münzen liegen noch zwei davon.',
    'Gold ist hier die Grundfarbe. Kronen für König und Königin, ein schwerer Pokal und eine Truhe, die nicht mehr zugeht, füllen die Walzen.',
  ],
  bison: [
    'Schwarz steht ein Bison vor dem Abendhimmel. An dieselbe Wasserstelle kommen Löwen, Adler und Elefanten, in einer Ebene ohne Ende.',
    'Die großen Tiere haben diesen Slot für sich: Büffel, Löwe, Elefant und ein Adler, der alle drei im Auge behält.',
    'Rote Erde, hohes Gras, der Staub einer ziehenden Herde. Der Büffel geht voran; Löwe, Adler und Elefant haben eigene Pläne.',
  ],
  book: [
    'Ein alter Foliant liegt aufgeschlagen da, Goldschnitt an den Kanten, Zeichen am Rand. Aus den Seiten steigen Sonnenpriester, ein Kompass und eine Kristallkugel.',
    'Das Buch selbst ist aus geprägtem Leder, mit Schließe. Darin warten ein Gesicht mit Schlangenhaar, eine Kristallkugel und ein Kalender aus Stein.',
    'Lampenlicht, Staub und eine Bibliothek, die seit Jahrhunderten niemand gefegt hat. Auf den Seiten: ein Priester, eine Sonne aus Stein und ein Kompass, der noch geht.',
  ],
  olympus: [
    'Weiße Säulen, blauer Himmel und Donner im Anzug. Eine Maske aus Blitzen, der Blick der Medusa und ein Lorbeerkranz stehen für die zuständigen Götter.',
    'Es könnte von einer Vase stammen: ein Tempel, ein Schwert, Medusa mit ihren Schlangen und Lorbeer für den, der am Ende noch steht.',
    'Hoch über den Wolken halten die Götter Griechenlands Hof. Überall Blitze, Lorbeer und Marmor, und Medusa sieht dich direkt an.',
  ],
  aztec: [
    'Aus tiefgrünem Dschungel blicken Masken aus Stein. Ein Jaguar und ein Affe streifen dazwischen umher, und eine gemeißelte Sonne zählt noch immer die Tage.',
    'Stufen führen auf eine Pyramide, die der Wald beinahe verschluckt hat. Totems, Zeremonienmasken und ein runder Kalenderstein haben sich gehalten.',
    'Grüner Schatten, Gold und behauener Stein. Die Masken sind für die Zeremonie, der Affe ist bloß neugierig, und der Sonnenstein zählt schweigend mit.',
  ],
  synth: [
    'Ein Gitter aus Neon läuft bis zum Horizont, darüber eine Sonne in Streifen. Chrom, rosa Licht und ein Fuchs mit gewissem Blick: Das Jahr muss 1986 sein.',
    'Stell dir die Hülle eines Mixtapes vor: Pastellformen, Handschrift, ein Flugzeug über Palmen. Kristalle leuchten in Magenta und Mint.',
    'Nachtfahrt, Neon, Synthesizer. Ein Fuchs, ein kleines Flugzeug und eine Kristallkugel stehen in rosa Licht, und selbst die Blitze sind frisch frisiert.',
  ],
  heist: [
    'Ein Suchscheinwerfer streift über die Wand, und jemand ist gerade noch entwischt. Eine schwarze Katze, eine Räubermaske und fremde Juwelen erzählen den Rest.',
    'Ein Gaunerstück in Schwarz und Gold. Die Steine liegen im Tresor, der Fuchs plant, und die Katze war nie hier.',
    'Dächer bei Nacht, ein Seil, ein sehr gutes Alibi. Dazu eine Maske für alle Fälle und eine Truhe, die jemand nicht abgeschlossen hat.',
  ],
  mine: [
    'Durch einen gezimmerten Stollen rollen Wagen voller Erz. An der Wand lehnt Dynamit, im Lampenlicht schimmern rohe Steine.',
    'Fels, Schienen und eine kurze Lunte. In den Adern sitzen blaue und goldene Steine, daneben steht ein Wagen mit mehr Sprengstoff als nötig.',
    'Der Berg ist angeschnitten wie ein Kuchen: Erdschichten, ein Schacht, dazwischen Edelsteine. Ein Wagen wartet, und irgendwo unten tickt eine Bombe.',
  ],
  clover: [
    'Grüne Hügel, ein Regenbogen und ein Topf an seinem Ende. Vierblättriger Klee, Hufeisen und ein zu großer Hut dürfen nicht fehlen.',
    'Irland wie auf der Postkarte: nasses Gras, ein Regenbogen, Klee bei jedem Schritt. Über einer Truhe mit alten Münzen hängt ein Hufeisen.',
    'Das ganze Bild ist grün, bis auf das Gold. Kleeblätter, ein Hufeisen und ein fröhlicher Hut teilen es sich mit einer Truhe voller Münzen.',
  ],
  ronin: [
    'Ein Samuraihelm vor roter Sonne, darunter Wellen wie auf einem alten Holzschnitt. Fächer gehen auf, eine Dämonenmaske funkelt, ein Seedrache zieht vorbei.',
    'Tusche, Papier und ein einziges kräftiges Rot. Vom Schwertkämpfer ohne Herrn siehst du, was er bei sich trägt: Helm, Fächer und die Maske eines Oni.',
    'Blüten fallen, und niemand sagt ein Wort. Zwischen Fächern und Helmen blickt das Gesicht eines Dämons hervor, und im Meer schwimmt ein Drache.',
  ],
  wolf: [
    'Schnee zwischen den Tannen, ein fahler Mond und ein Wolf, der den Kopf in den Nacken wirft. Eule und Fuchs sind auch noch wach.',
    'Der Wald ist in kaltem Blau gedruckt, wie das Plakat eines Nationalparks. Wölfe ziehen hindurch, und eine Eule hält Wache.',
    'Es ist Winter, und das Rudel ist unterwegs. Graue Wölfe, einer dunkler als alle anderen, ein Fuchs und eine Eule begegnen sich unter den Bäumen.',
  ],
  steam: [
    'Messingräder, Nieten und der Geruch von heißem Öl. Ein Doppeldecker, ein Kompass und eine Kristallkugel kommen aus derselben Erfinderwerkstatt.',
    'Ein Uhrwerk treibt diese Welt an, und du kannst zusehen: Zahnrad in Zahnrad, Zeiger um Zeiger. Darüber dreht ein Doppeldecker seine Runde.',
    'Die Zukunft, wie man sie sich um 1890 ausmalte. Räder greifen ineinander, Nadeln zittern, und auf die beste Maschine wartet ein Pokal.',
  ],
  pirate: [
    'Schwarze Segel, ein narbiger Kapitän und eine Karte mit Kreuz. Von der Flagge grinst ein Schädel, und etwas mit Fangarmen folgt dem Schiff.',
    'Salzwasser und schlechte Manieren: ein Kapitän in voller Montur, Totenköpfe und ein Kompass, der auf anderer Leute Gold zeigt.',
    'Die Karte hat Flecken, der Kurs ist gestrichelt. Er führt an Schädeln und Seeungeheuern vorbei zu einer Truhe, die jemand vergraben hat.',
  ],
  classic: [
    'Glocken, Balken und ein Hebel an der Seite: ein Automat, wie er auf der Seebrücke stand, als ein Groschen noch Geld war. Frisch poliert ist er auch.',
    'Neu ist hier nichts, und genau das ist der Reiz. Hinter Glas ziehen Glocken und Kirschen vorbei, wie in jeder Spielhalle am Meer.',
    'Chrom, bunte Glühbirnen und die Früchte, die schon Großvater kannte. Das Ganze sieht aus wie ein Abend auf dem Jahrmarkt.',
  ],
  crash: [
    'Eine Kurve steigt, und mit ihr steigt eine Zahl. Wann du aussteigst, entscheidest du; der Flug kann jederzeit enden, und wer dann noch an Bord ist, verliert den Einsatz.',
    'Es geht nach oben, und der Multiplikator geht mit. Steigst du rechtzeitig aus, gilt die Zahl auf der Anzeige für deinen Einsatz; bleibst du zu lange, ist er weg.',
    'Symbole gibt es keine, nur etwas, das fliegt, und eine Zahl, die wächst. Das ganze Spiel besteht in der Frage, wann Schluss ist.',
  ],
  mines: [
    'Ein Feld verdeckter Kacheln: unter den meisten ein Edelstein, unter einigen eine Mine. Jede sichere Kachel zählt mehr als die davor, eine Mine beendet die Runde.',
    'Du deckst Kacheln auf, eine nach der anderen, und hörst auf, wann du willst. Grüne Steine sind gute Nachrichten, die Bombe ist die andere Sorte.',
    'Das Feld sieht harmlos aus, das ist der Witz daran. Unter den Kacheln liegen Edelsteine und dazwischen Minen; wo, kann niemand sehen.',
  ],
  plinko: [
    'Eine Kugel fällt von der Spitze einer Pyramide aus Stiften und springt nach unten. In welchem Fach sie landet, entscheidet über die Auszahlung.',
    'Stifte, eine Kugel und die Schwerkraft, mehr ist es nicht. Die Fächer am Rand zahlen am meisten und werden am seltensten getroffen.',
    'Du lässt die Kugel los und kannst nur noch zusehen. Sie klickt von Stift zu Stift, bis sie unten in eines der Fächer fällt.',
  ],
  keno: [
    'Vierzig Zahlen auf einer Tafel, bis zu zehn davon sind deine. Dann rollen nacheinander zehn Kugeln heraus, und jede Übereinstimmung ist ein Treffer.',
    'Du kreuzt Zahlen an wie auf dem Schein im Kiosk und siehst den Kugeln zu. Je mehr von deinen herauskommen, desto mehr zahlt die Runde.',
    'Geburtstage, Hausnummern oder eine Handvoll Zufall: Alles ist recht. Zehn von vierzig werden gezogen, dann werden die Treffer gezählt.',
  ],
  wheel: [
    'Ein Rad, ein Zeiger und auf jedem Feld eine Zahl. Es dreht sich, wird langsamer und bleibt stehen, und das Feld unter dem Zeiger gilt.',
    'Du bestimmst, in wie viele Felder das Rad geteilt ist und wie kühn es sein soll. Viele kleine Beträge oder ein einziger großer: Den Rest macht das Rad.',
    'Messingrand, bunte Felder, eine Drehung. Manche Felder zahlen, andere nicht; wie viele es von jedem gibt, steht neben dem Rad.',
  ],
  blackjack: [
    'Zwei Karten für dich, zwei für die Bank und die Frage, ob du noch eine nimmst. Wer näher an einundzwanzig kommt, ohne darüber zu liegen, hat die Runde.',
    'Grüner Filz, gestapelte Jetons und Karten, die mit etwas Glück einundzwanzig ergeben. Das Ass zählt eins oder elf, je nachdem, was der Hand besser passt.',
    'Das Spiel ist kurz: die eigenen Karten ansehen, die der Bank ansehen, dann ziehen oder stehen bleiben. Über einundzwanzig ist die Hand verloren.',
  ],
  roulette: [
    'Holz, Messing und eine kleine weiße Kugel. Sie läuft gegen das Rad, wird langsamer, hüpft und bleibt auf einer Zahl liegen, Rot oder Schwarz.',
    'Der Kessel hat sich seit zwei Jahrhunderten nicht verändert, die Stille vor dem Fall der Kugel auch nicht. Du setzt auf eine Zahl, eine Farbe oder etwas dazwischen.',
    'Auf dem Tuch liegen Jetons: auf Zahlen, auf Reihen, auf Rot oder Schwarz. Dann entscheidet die Kugel, und der Kessel dreht sich von Neuem.',
  ],
  baccarat: [
    'Spieler, Bank oder Unentschieden: Das sind die drei Möglichkeiten. Zwei Hände werden gegeben, und die mit dem Wert näher an neun gewinnt die Runde.',
    'Karten auf Lack und Filz, dazu wenige Worte. Du setzt auf eine von zwei Händen; wann eine dritte Karte kommt, steht fest, zu rechnen gibt es nichts.',
    'Ein leises Spiel von großer Einfachheit. Zehnen und Bildkarten zählen nichts, neun ist das Höchste, und eine Runde ist nach einer Minute vorbei.',
  ],
  poker: [
    'Karten, Jetons und vier Farben auf blauem Filz. Ein Paar ist ein Anfang; erzählt wird später von Flushes und Full Houses.',
    'Die Rangfolge kennt jeder, der Karten spielt, von der hohen Karte bis zum Royal Flush. Die Kunst ist die eine Entscheidung dazwischen.',
    'Die Lampen hängen tief über dem Tisch. Du siehst deine Karten an, wägst ab und entscheidest, wie man es seit den Flussdampfern tut.',
  ],
  dice: [
    'Würfel aus Elfenbein, schwarze Augen, ein kurzes Klappern und dann die Antwort. Worauf du setzt, entscheidest du vor dem Wurf.',
    'Nichts ist älter als Würfel, und nichts geht schneller. Sie rollen, sie bleiben liegen, und die Augen obenauf entscheiden.',
    'Würfel fallen aus dem Dunkel und kommen im Licht zur Ruhe. Manche Ergebnisse sind häufig, andere selten, und die Gewinntabelle sagt, welche.',
  ],
  gameshow: [
    'Bunte Lichter, ein Trommelwirbel und ein mannshohes Rad. Es dreht sich, es wird langsamer, und alle schauen auf den Zeiger.',
    'Fernsehen, und du sitzt im Publikum: eine Bühne, eine Moderation, ein großes Rad mit leuchtenden Feldern. An jedem Feld hängt ein Preisschild.',
    'Vorhang auf für eine Show in lauten Farben. Der Star ist das Rad, und wo es stehen bleibt, endet die Runde.',
  ],
};
