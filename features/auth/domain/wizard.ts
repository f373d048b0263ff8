/** The steps of the registration (SPEC §4), in their order. */
export const WIZARD_STEPS = ['credentials', 'profile', 'contacts'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

const placeOf = (step: WizardStep) => WIZARD_STEPS.indexOf(step);

/** The further one of two steps. */
export const further = (one: WizardStep, other: WizardStep): WizardStep =>
  placeOf(one) >= placeOf(other) ? one : other;

/** A step is done when the reader has come beyond it; one that was never reached can't be opened. */
export const isBefore = (step: WizardStep, reached: WizardStep): boolean => placeOf(step) < placeOf(reached);
