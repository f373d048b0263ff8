import './proofs.css';
import type { TableBoot } from '../../boot';
import type { RoundRecord } from '../../fair/record';
import { element } from '../dom';
import { verifierIn, verifyLink } from '../verify/link';
import type { TableSay } from './table';

/** So many rounds are listed, the newest. */
const MOST_LISTED = 25;
/** So many go into one address, which browsers take up to a million letters long. */
const MOST_LINKED = 200;

/** What a list of rounds that can be checked asks of its game. */
export interface ProofTools {
  boot: Pick<TableBoot, 'locale' | 'language' | 'verifier'>;
  money(minor: number): string;
  records(): Promise<RoundRecord[]>;
}

/** Fills a place with the player's rounds that can be checked. @param none what is said while there is none */
export async function listProofs(
  place: HTMLElement,
  table: TableSay,
  tools: ProofTools,
  none: string,
): Promise<void> {
  place.replaceChildren(...proofsView(table, tools, await tools.records(), none));
}

/** Rounds that can be checked, each with a link to the verifier. */
function proofsView(
  table: TableSay,
  { boot: { locale, language, verifier }, money }: ProofTools,
  records: readonly RoundRecord[],
  none: string,
): HTMLElement[] {
  const away = { target: '_blank', rel: 'noopener' };
  const open = element(
    'a',
    { ...away, class: 'do quiet', href: verifierIn(verifier, language) },
    table('fairVerifier'),
  );
  if (records.length === 0) {
    return [element('h3', {}, table('fairCheck')), element('p', {}, none), open];
  }
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  const linked = records.slice(0, MOST_LINKED);
  const all = element(
    'a',
    { ...away, class: 'do quiet', href: verifyLink(verifier, linked, language) },
    table('fairCheckAll', { count: linked.length }),
  );
  const items = records.slice(0, MOST_LISTED).map((record) => {
    const name = table('fairRound', {
      time: time.format(new Date(record.began)),
      staked: money(record.staked),
      paid: money(record.pay),
    });
    return element(
      'li',
      {},
      element('span', {}, name),
      element(
        'a',
        {
          ...away,
          href: verifyLink(verifier, [record], language),
          'aria-label': `${table('fairCheck')}: ${name}`,
        },
        table('fairCheck'),
      ),
    );
  });
  return [
    element('h3', {}, table('fairCheck')),
    element('p', {}, table('fairCheckText')),
    element('ul', {}, ...items),
    element('p', { class: 'proof-ways' }, linked.length > 1 ? all : null, open),
  ];
}
