'use client';

import { Suspense, type ReactNode } from 'react';
import { ApprovalsList } from '@/features/office/components/approvals/approvals-list';
import { AuditList } from '@/features/office/components/audit/audit-list';
import { BankMoneyList } from '@/features/office/components/money/bank-money-list';
import { CampaignEdit, CampaignNew } from '@/features/office/components/campaigns/campaign-edit';
import { CampaignFile } from '@/features/office/components/campaigns/campaign-file';
import { Exclusions } from '@/features/office/components/exclusions/exclusions';
import { Guards } from '@/features/office/components/guards/guards';
import { CampaignsList } from '@/features/office/components/campaigns/campaigns-list';
import { ChatList } from '@/features/office/components/chat/chat-list';
import { DifferencesList } from '@/features/office/components/money/differences-list';
import { DocumentReview } from '@/features/office/components/documents/document-review';
import { DocumentsList } from '@/features/office/components/documents/documents-list';
import { GamesList } from '@/features/office/components/games/games-list';
import { LettersList } from '@/features/office/components/letters/letters-list';
import { MismatchesList } from '@/features/office/components/money/mismatches-list';
import { MethodsList } from '@/features/office/components/methods/methods-list';
import { NetworksList } from '@/features/office/components/players/networks-list';
import { NewsFile } from '@/features/office/components/news/news-file';
import { NewsList } from '@/features/office/components/news/news-list';
import { OfficeHome } from '@/features/office/components/office-home';
import { OperatorsList } from '@/features/office/components/operators/operators-list';
import { PlayerFile } from '@/features/office/components/players/player-file';
import { PlayersList } from '@/features/office/components/players/players-list';
import { CashbackPage } from '@/features/office/components/cashback/cashback-page';
import { RunPlayers } from '@/features/office/components/cashback/run-players';
import { RunsList } from '@/features/office/components/cashback/runs-list';
import { LevelsDesk } from '@/features/office/components/levels/levels-desk';
import { LevelsList } from '@/features/office/components/levels/levels-list';
import { CasesList } from '@/features/office/components/protection/cases-list';
import { ProtectionReport } from '@/features/office/components/protection/protection-report';
import { RuleBooks } from '@/features/office/components/protection/rule-books';
import { RatesPage } from '@/features/office/components/methods/rates-page';
import { TournamentEdit, TournamentNew } from '@/features/office/components/tournaments/tournament-edit';
import { TournamentFile } from '@/features/office/components/tournaments/tournament-file';
import { NetworkTournaments } from '@/features/office/components/tournaments/network-tournaments';
import { TournamentsList } from '@/features/office/components/tournaments/tournaments-list';
import { TurnsList } from '@/features/office/components/wheel/turns-list';
import { WheelDesk } from '@/features/office/components/wheel/wheel-desk';
import { WithdrawalCase } from '@/features/office/components/withdrawals/withdrawal-case';
import { WithdrawalsList } from '@/features/office/components/withdrawals/withdrawals-list';
import { Loading, NotPermitted } from '@/features/office/components/parts/states';
import { useMay } from '@/features/office/state/office-me';
import { drawCampaign } from './campaign-preview';
import { drawTournament } from './tournament-preview';
import type { OfficePermission } from '@/lib/domain/office-permissions';

/** A page for who may see it, and why not for everybody else. */
function Room({ permission, children }: { permission: OfficePermission; children: ReactNode }) {
  const may = useMay();
  return may(permission) ? (
    <Suspense fallback={<Loading what="the page" />}>{children}</Suspense>
  ) : (
    <NotPermitted />
  );
}

export const HomePage = () => (
  <Room permission="enter:office">
    <OfficeHome />
  </Room>
);
export const GamesPage = () => (
  <Room permission="read:games">
    <GamesList />
  </Room>
);
export const PlayersPage = () => (
  <Room permission="read:players">
    <PlayersList />
  </Room>
);
export const PlayerPage = ({ id }: { id: string }) => (
  <Room permission="read:players">
    <PlayerFile id={id} />
  </Room>
);
export const ChatPage = () => (
  <Room permission="read:chat">
    <ChatList />
  </Room>
);
export const DocumentsPage = () => (
  <Room permission="read:documents">
    <DocumentsList />
  </Room>
);
export const DocumentPage = ({ id }: { id: string }) => (
  <Room permission="read:documents">
    <DocumentReview id={id} />
  </Room>
);
export const WithdrawalsPage = () => (
  <Room permission="read:withdrawals">
    <WithdrawalsList />
  </Room>
);
export const WithdrawalPage = ({ id }: { id: string }) => (
  <Room permission="read:withdrawals">
    <WithdrawalCase id={id} />
  </Room>
);
export const BankMoneyPage = () => (
  <Room permission="read:payments">
    <BankMoneyList />
  </Room>
);
export const ReconciliationPage = () => (
  <Room permission="read:payments">
    <DifferencesList />
  </Room>
);
export const MismatchesPage = () => (
  <Room permission="read:payments">
    <MismatchesList />
  </Room>
);
export const PaymentMethodsPage = () => (
  <Room permission="read:payments">
    <MethodsList />
  </Room>
);
export const RatesRoom = () => (
  <Room permission="read:payments">
    <RatesPage />
  </Room>
);
export const ApprovalsPage = () => (
  <Room permission="read:approvals">
    <ApprovalsList />
  </Room>
);
export const CampaignsPage = () => (
  <Room permission="read:campaigns">
    <CampaignsList />
  </Room>
);
export const CampaignPage = ({ id }: { id: string }) => (
  <Room permission="read:campaigns">
    <CampaignFile id={id} />
  </Room>
);
export const ExclusionsPage = () => (
  <Room permission="read:exclusions">
    <Exclusions />
  </Room>
);
export const ProtectionPage = () => (
  <Room permission="read:protection">
    <CasesList />
  </Room>
);
export const RulesPage = () => (
  <Room permission="read:protection">
    <RuleBooks />
  </Room>
);
export const ProtectionReportPage = () => (
  <Room permission="read:protection">
    <ProtectionReport />
  </Room>
);
export const GuardsPage = () => (
  <Room permission="read:campaigns">
    <Guards />
  </Room>
);
export const NewCampaignPage = ({ copyOf }: { copyOf: string | null }) => (
  <Room permission="write:campaigns">
    <CampaignNew copyOf={copyOf} draw={drawCampaign} />
  </Room>
);
export const ChangeCampaignPage = ({ id }: { id: string }) => (
  <Room permission="write:campaigns">
    <CampaignEdit id={id} draw={drawCampaign} />
  </Room>
);
export const TournamentsPage = () => (
  <Room permission="read:tournaments">
    <TournamentsList />
    <NetworkTournaments />
  </Room>
);
export const TournamentPage = ({ id }: { id: string }) => (
  <Room permission="read:tournaments">
    <TournamentFile id={id} />
  </Room>
);
export const NewTournamentPage = (from: { copyOf: string | null; template: string | null }) => (
  <Room permission="write:tournaments">
    <TournamentNew {...from} draw={drawTournament} />
  </Room>
);
export const ChangeTournamentPage = ({ id }: { id: string }) => (
  <Room permission="write:tournaments">
    <TournamentEdit id={id} draw={drawTournament} />
  </Room>
);
export const CashbackRoom = () => (
  <Room permission="read:cashback">
    <CashbackPage />
  </Room>
);
export const CashbackRunsPage = () => (
  <Room permission="read:cashback">
    <RunsList />
  </Room>
);
export const CashbackPlayersPage = () => (
  <Room permission="read:cashback">
    <RunPlayers />
  </Room>
);
export const LevelsPage = () => (
  <Room permission="read:levels">
    <LevelsDesk />
  </Room>
);
export const LevelPlayersPage = () => (
  <Room permission="read:levels">
    <LevelsList />
  </Room>
);
export const WheelPage = () => (
  <Room permission="read:wheel">
    <WheelDesk />
  </Room>
);
export const WheelTurnsPage = () => (
  <Room permission="read:wheel">
    <TurnsList />
  </Room>
);
export const NetworksPage = () => (
  <Room permission="read:networks">
    <NetworksList />
  </Room>
);
export const LettersPage = () => (
  <Room permission="read:letters">
    <LettersList />
  </Room>
);
export const NewsPage = () => (
  <Room permission="read:news">
    <NewsList />
  </Room>
);
export const OneNewsPage = ({ id }: { id: string }) => (
  <Room permission="read:news">
    <NewsFile id={id} />
  </Room>
);
export const AuditPage = () => (
  <Room permission="read:audit">
    <AuditList />
  </Room>
);
export const OperatorsPage = () => (
  <Room permission="read:operators">
    <OperatorsList />
  </Room>
);
