import type { CrashBoot } from '../../boot';
import { element } from '../dom';
import { percentWriter } from '../money';
import { openDialog } from '../tables/dialog';
import type { Words } from './controls';

const RULES = [
  'ruleRound',
  'ruleBets',
  'ruleGrow',
  'ruleAuto',
  'ruleCap',
  'ruleClock',
  'ruleLost',
  'ruleBroken',
  'ruleChance',
  'ruleMemory',
] as const;

/** The rules and exact figures of the game. */
export function openInfo(
  root: HTMLElement,
  boot: CrashBoot,
  { say, table, crash }: Words,
  money: (minor: number) => string,
  volume: HTMLElement,
): void {
  const { min, max } = boot.limits.total;
  const rtp = percentWriter(boot.locale)(boot.rtpMillionths);
  const values = { seconds: boot.openMs / 1000, min: money(min), max: money(max), rtp };
  const line = (text: string) => element('li', {}, text);
  openDialog(
    root,
    { title: boot.title, closeLabel: say('close') },
    element('p', { class: 'by' }, `${boot.provider} · ${say('rtp')} ${rtp}`),
    volume,
    element('h3', {}, say('rules')),
    element(
      'ul',
      { class: 'rules' },
      ...RULES.map((rule) => line(crash(rule, rule === 'ruleCap' ? { max: money(boot.maxWin) } : values))),
      line(table('rulePace', { seconds: boot.paceMs / 1000 })),
      line(crash('ruleKeys')),
    ),
  );
}
