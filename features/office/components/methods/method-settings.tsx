'use client';

import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { turnMethod } from '../../api/post-payment-methods-method-direction-turn';
import type { ListedMethod } from '../../api/get-payment-methods';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Facts } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { methodWords } from '../parts/deposit-words';
import { MethodLimitForm, type LimitTarget } from './method-limit-form';
import { DIRECTION_WORDS } from './methods-columns';
import { money } from '../parts/withdrawal-words';
import own from './method-settings.module.scss';
import styles from '../parts/parts.module.scss';
import table from '../parts/table.module.scss';

/** What is open below a method: nothing, turning it, or one of its limits. */
type Open = 'none' | 'turn' | LimitTarget;

/** A method: who turned it last, the company's limits beside the casino's, and what to change about them. */
export function MethodSettings({
  method,
  onDone,
}: {
  method: ListedMethod;
  onDone: (words: string) => void;
}) {
  const mayChange = useMay()('change:payment-methods');
  const [open, setOpen] = useState<Open>('none');
  const { direction, enabled, turned } = method;
  const title = methodWords(method.method, method.title);
  const done = (words: string) => {
    setOpen('none');
    onDone(words);
  };
  return (
    <section aria-label={`${title}, ${DIRECTION_WORDS[direction]}`}>
      <Facts
        facts={[
          ['For players of', method.countries === null ? 'Every country' : method.countries.join(', ')],
          [
            turned ? `Turned ${enabled ? 'on' : 'off'} last` : 'Turned on or off',
            turned ? `${timeWords(turned.at)} by ${turned.by}: ${turned.reason}` : 'Never',
          ],
        ]}
      />
      <Limits method={method} onChange={mayChange ? setOpen : null} />
      {!mayChange ? (
        <p className={styles.notice}>Your roles don’t change payment methods.</p>
      ) : (
        <Step of={typeof open === 'string' ? open : `${open.currency} ${open.country}`}>
          {open === 'turn' ? (
            <DeedForm
              key={enabled ? 'off' : 'on'}
              keep={`turn ${method.method} ${direction} ${enabled ? 'off' : 'on'}`}
              title={`${enabled ? 'Turn off' : 'Turn on'}: ${title}, ${DIRECTION_WORDS[direction].toLowerCase()}`}
              button={enabled ? 'Turn it off' : 'Turn it on'}
              isDangerous={enabled}
              onSubmit={({ reason = '' }) => turnMethod(method, { enabled: !enabled, reason })}
              onDone={() =>
                done(`${title} is ${enabled ? 'off' : 'on'} for ${DIRECTION_WORDS[direction].toLowerCase()}.`)
              }
              onCancel={() => setOpen('none')}
            >
              <p>
                {enabled
                  ? 'Nothing new can be begun by it, on any page, from now on. What is open goes on.'
                  : 'Players can use it again at once.'}
              </p>
            </DeedForm>
          ) : open !== 'none' ? (
            <MethodLimitForm
              key={`${open.currency} ${open.country}`}
              method={method}
              target={open}
              onDone={() => done('The limit holds now.')}
              onCancel={() => setOpen('none')}
            />
          ) : (
            <div className={`${styles.notice} ${styles.buttons}`}>
              <button
                type="button"
                className={styles.button}
                data-kind={enabled ? 'danger' : 'primary'}
                onClick={() => setOpen('turn')}
              >
                {enabled ? 'Turn it off …' : 'Turn it on …'}
              </button>
            </div>
          )}
        </Step>
      )}
    </section>
  );
}

/** Both sides of each currency. @param onChange null while nothing can be changed. */
function Limits({
  method: { method, title, limits },
  onChange,
}: {
  method: ListedMethod;
  onChange: ((target: LimitTarget) => void) | null;
}) {
  const change = (target: LimitTarget, words: string, name: string) =>
    onChange && (
      <button type="button" className={styles.button} aria-label={name} onClick={() => onChange(target)}>
        {words}
      </button>
    );
  return (
    // It may be wider than what it opened below.
    <div className={own.wide}>
      <table className={table.table}>
        <caption className={table.caption}>{`Limits of ${methodWords(method, title)}`}</caption>
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">The company takes</th>
            <th scope="col">Own limits</th>
            <th scope="col">Holds now</th>
          </tr>
        </thead>
        <tbody>
          {limits.map(({ currency, companyMin, companyMax, min, max, own: limited }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>{`${money(companyMin, currency)} – ${money(companyMax, currency)}`}</td>
              <td>
                <ul className={own.limits}>
                  {limited.map((one) => (
                    <li key={one.country ?? 'all'}>
                      <span title={`${timeWords(one.at)} by ${one.by}: ${one.reason}`}>
                        {ownWords(one, currency)}
                      </span>{' '}
                      {one.country !== null &&
                        change(
                          { currency, country: one.country },
                          'Change …',
                          `Change ${currency} for ${one.country} …`,
                        )}
                    </li>
                  ))}
                  <li className={styles.buttons}>
                    {change({ currency, country: null }, 'For all …', `Limit ${currency} for all …`)}
                    {change(
                      { currency, country: 'new' },
                      'For a country …',
                      `Limit ${currency} for a country …`,
                    )}
                  </li>
                </ul>
              </td>
              <td>{`${money(min, currency)} – ${money(max, currency)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A limit of the casino's own, in words. */
function ownWords(
  { country, min, max }: Pick<ListedMethod['limits'][number]['own'][number], 'country' | 'min' | 'max'>,
  currency: string,
): string {
  const parts = [
    min === null ? '' : `from ${money(min, currency)}`,
    max === null ? '' : `up to ${money(max, currency)}`,
  ].filter((part) => part !== '');
  return `${country ?? 'Every country'}: ${parts.join(', ')}`;
}
