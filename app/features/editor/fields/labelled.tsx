import { mdiAlertCircleOutline } from '@mdi/js';
import { createContext, type ReactNode, use, useId } from 'react';
import type { FieldFault } from '../../../editor-state.ts';
import fieldStyles from '../../../ui/field.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './fields.module.css';

/** What would stop the draft from being published; told beside each field once it is filled in, or publishing was tried. */
export const FaultsContext = createContext<readonly FieldFault[]>([]);

export function useFault(field: string): FieldFault | undefined {
  return use(FaultsContext).find((fault) => fault.field === field);
}

/** Of a field of many, the first that is wrong with any of them. */
export function useFaultIn(field: string): FieldFault | undefined {
  return use(FaultsContext).find((fault) => fault.field === field || fault.field.startsWith(`${field}.`));
}

interface LabelledProps {
  readonly label: string;
  readonly field: string;
  readonly hint?: ReactNode;
  /** Dates read back, and the like. */
  readonly reading?: string | undefined;
  readonly onOffer?: (offer: string) => void;
  readonly children: (input: {
    readonly id: string;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
  }) => ReactNode;
}

/** A field with its name, a sentence of help, and what is wrong with it. The focus is never taken: it is saved while one types. */
export function Labelled({ label, field, hint, reading, onOffer, children }: LabelledProps) {
  const id = useId();
  const fault = useFault(field);
  return (
    <div className={fieldStyles.field} data-field={field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-help`, 'aria-invalid': fault !== undefined })}
      <div id={`${id}-help`} className={styles.help}>
        {fault && <Fault fault={fault} />}
        {reading && <p className={styles.reading}>{reading}</p>}
        {hint && <p className={fieldStyles.hint}>{hint}</p>}
      </div>
      {fault?.offers && onOffer && (
        <p className={styles.offers}>
          {fault.offers.map((offer) => (
            <button key={offer} type="button" onClick={() => onOffer(offer)}>
              {offer}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

export function Fault({ fault }: { readonly fault: FieldFault }) {
  return (
    <p className={fieldStyles.error}>
      <Icon path={mdiAlertCircleOutline} />
      {fault.sentence}
    </p>
  );
}

interface LineProps extends Omit<LabelledProps, 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputMode?: 'decimal' | 'numeric';
  readonly type?: 'text' | 'date' | 'time';
}

export function Line({ value, onChange, inputMode, type = 'text', ...labelled }: LineProps) {
  return (
    <Labelled {...labelled}>
      {(input) => (
        <input
          {...input}
          className={fieldStyles.input}
          type={type}
          inputMode={inputMode}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}
