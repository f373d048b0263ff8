import type { LanguageCode } from '@/lib/domain/locales';
import type { WithdrawalRejection } from '@/lib/domain/withdrawals';
import type { IdentityService } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import { amountIn, pagePath, type LetterQueue } from '../../mail/service';
import type { EndListener } from './settlement';

type Words = Record<LanguageCode, string>;

const words = (en: string, de: string, fr: string, ch = de): Words => ({ en, au: en, de, ch, fr });

/** What a player reads of a rejection, and what they can do. */
export const REJECTION_WORDS: Record<WithdrawalRejection, Words> = {
  documents: words(
    'We need documents that prove who you are. Send them on the verification page, then ask for the withdrawal again.',
    'Wir brauchen Dokumente, die zeigen, wer du bist. Sende sie auf der Verifizierungsseite und beantrage die Auszahlung dann noch einmal.',
    'Il nous faut des justificatifs d’identité. Envoyez-les sur la page de vérification, puis redemandez le retrait.',
  ),
  details: words(
    'The account details don’t match your name. Use an account that belongs to you.',
    'Die Kontodaten passen nicht zu deinem Namen. Nimm ein Konto, das dir gehört.',
    'Les coordonnées ne correspondent pas à votre nom. Utilisez un compte à votre nom.',
  ),
  other_method: words(
    'The money has to go back the way it came. Choose the method that you paid in with.',
    'Das Geld muss den Weg zurückgehen, auf dem es kam. Wähle die Zahlungsart, mit der du eingezahlt hast.',
    'L’argent doit repartir par où il est venu. Choisissez le moyen de paiement de votre dépôt.',
  ),
  rules: words(
    'It doesn’t fit our terms. Our support can tell you more.',
    'Sie passt nicht zu unseren Bedingungen. Unser Support erklärt dir gern mehr.',
    'Il n’est pas conforme à nos conditions. Notre assistance vous en dira plus.',
  ),
  support: words(
    'We have a question first. Please write to our support.',
    'Wir haben vorher eine Frage. Bitte schreib unserem Support.',
    'Nous avons d’abord une question. Écrivez à notre assistance.',
  ),
  company_details: words(
    'The payment company did not accept the account. Check its details and try again.',
    'Der Zahlungsdienst hat das Konto nicht angenommen. Prüfe die Daten und versuch es noch einmal.',
    'Le prestataire de paiement n’a pas accepté le compte. Vérifiez les coordonnées et réessayez.',
  ),
  company_account: words(
    'The account takes no money any more. Choose another way.',
    'Das Konto nimmt kein Geld mehr an. Wähle einen anderen Weg.',
    'Le compte n’accepte plus d’argent. Choisissez un autre moyen.',
  ),
  company_method: words(
    'The payment company can’t pay out this way. Choose another one.',
    'Der Zahlungsdienst kann auf diesem Weg nicht auszahlen. Wähle einen anderen.',
    'Le prestataire de paiement ne peut pas payer par ce moyen. Choisissez-en un autre.',
  ),
  company_other: words(
    'The payment company could not pay it out. Try again or choose another way.',
    'Der Zahlungsdienst konnte nicht auszahlen. Versuch es noch einmal oder wähle einen anderen Weg.',
    'Le prestataire de paiement n’a pas pu effectuer le paiement. Réessayez ou choisissez un autre moyen.',
  ),
};

/** Writes to the player when a withdrawal has ended in another way than by themselves. */
export function createEndLetters({
  kernel: { config },
  identity,
  mail,
}: {
  kernel: Pick<Kernel, 'config'>;
  identity: Pick<IdentityService, 'player'>;
  mail: LetterQueue;
}): EndListener {
  return async (trx, withdrawal, end) => {
    const player = await identity.player(withdrawal.player_id, trx);
    // Erased, while the company still had it.
    if (!player) return;
    const { language } = player;
    const url = config.webUrl + pagePath(language, `/account/wallet/withdrawal/${withdrawal.id}`);
    const sum = end === 'paid' ? withdrawal.amount - withdrawal.fee : withdrawal.amount;
    const amount = amountIn(language, sum, withdrawal.currency);
    const to = { to: player.email, language, playerId: player.id };
    if (end === 'paid') await mail.queue(trx, { ...to, kind: 'withdrawal_paid', params: { amount, url } });
    else if (end === 'returned') {
      await mail.queue(trx, { ...to, kind: 'withdrawal_returned', params: { amount, url } });
    } else {
      const reason = REJECTION_WORDS[withdrawal.rejection ?? 'company_other'][language];
      await mail.queue(trx, { ...to, kind: 'withdrawal_rejected', params: { amount, reason, url } });
    }
  };
}
