'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { checkGlyph } from '@/components/ui/icon/glyphs';
import { isBefore, WIZARD_STEPS, type WizardStep } from '../domain/wizard';
import styles from './wizard-bar.module.scss';

interface WizardBarProps {
  step: WizardStep;
  /** The furthest step that was opened: up to it every step opens again. */
  reached: WizardStep;
  onStep: (step: WizardStep) => void;
}

/** Where one is in the registration: finished steps open again, later ones are out of reach. */
export function WizardBar({ step, reached, onStep }: WizardBarProps) {
  const t = useTranslations('Wizard');
  return (
    <ol className={styles.bar} aria-label={t('steps')}>
      {WIZARD_STEPS.map((one, index) => {
        const current = one === step;
        const done = !current && isBefore(one, reached);
        const open = !current && (done || one === reached);
        const name = t(`names.${one}`);
        const mark = (
          <>
            <i aria-hidden>{done ? <Icon glyph={checkGlyph} size="small" /> : index + 1}</i>
            {name}
          </>
        );
        return (
          <li
            key={one}
            data-state={current ? 'now' : done ? 'done' : undefined}
            aria-current={current ? 'step' : undefined}
          >
            {open ? (
              <button
                type="button"
                aria-label={done ? t('stepDone', { name }) : undefined}
                onClick={() => onStep(one)}
              >
                {mark}
              </button>
            ) : (
              <span>{mark}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
