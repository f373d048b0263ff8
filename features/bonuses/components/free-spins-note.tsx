import { useTranslations } from 'next-intl';

/** In a game's bar: free spins that are left for today. @param amount what each is worth, written */
export function FreeSpinsNote({ left, amount }: { left: number; amount: string }) {
  const t = useTranslations('Bonuses.spins');
  if (left === 0) return t('inGameOver');
  return t.rich('inGame', { count: left, amount, b: (text) => <b>{text}</b> });
}
