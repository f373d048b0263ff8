import type { DrawnTheme } from '@/lib/domain/game-themes';
import { withOwnWording } from '../own-wording';
import { swiss } from '../swiss';
import { themesDe } from './de';

/** Where a Swiss writer would take other words. */
const own: Readonly<Partial<Record<DrawnTheme, string>>> = {
  fruit:
    'Kirschen, Trauben, Zitronen und dicke Schnitze Wassermelone, so leuchtend wie auf dem Märit. Nur die Erdbeere tanzt aus der Reihe.',
  candy:
    'Törtchen, Donuts und Zeltli in allen Tönen von Rosa. So sieht das Schaufenster einer Confiserie aus, wenn gerade die Store ausgefahren ist.',
  classic:
    'Glocken, Balken und ein Hebel an der Seite: ein Automat, wie er an der Chilbi stand, als ein Zwanziger noch Geld war. Frisch poliert ist er auch.',
  fishing:
    'Ein Bergsee am frühen Morgen, ein bunter Zapfen und Fische, die farbiger sind als der übliche Fang. Wo das Wasser klar ist, blinken Münzen.',
  wolf: 'Schnee zwischen den Tannen, ein fahler Mond und ein Wolf, der den Kopf in den Nacken wirft. Auch Eule und Fuchs sind noch wach.',
  mine: 'Durch einen gezimmerten Stollen rollen Wagen voller Erz. An der Wand lehnt Dynamit, im Schein der Grubenlampe schimmern rohe Steine.',
  west: 'Staub, Leder und ein Steckbrief am Brett. Hüte, Stiefel und Hufeisen liegen herum, ein ausgebleichter Schädel zeigt den Weg durch die Wüste.',
  gameshow:
    'Farbige Lichter, ein Trommelwirbel und ein mannshohes Rad. Es dreht sich, es wird langsamer, und alle schauen auf den Zeiger.',
};

export const themesDeCh = withOwnWording(swiss(themesDe), own);
