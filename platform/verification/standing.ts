import type { StepStatus, VerificationStatus, VerificationStep } from '@/lib/domain/verification';

/** The steps that make a player verified; the others are asked for beside them. */
const CORE: readonly VerificationStep[] = ['identity', 'address'];

/** The player's standing, as it follows from the steps. `less_than_18` is set by a decision, and stays. */
export function standingOf(
  steps: ReadonlyMap<VerificationStep, StepStatus>,
  current: VerificationStatus,
): VerificationStatus {
  if (current === 'less_than_18') return current;
  const core = CORE.map((step) => steps.get(step) ?? 'not_verified');
  if (core.every((status) => status === 'verified')) return 'verified';
  if ([...steps.values()].includes('pending')) return 'pending';
  return core.includes('expired') ? 'documents_expired' : 'not_verified';
}
