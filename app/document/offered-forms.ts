import { controlsOf, type Values, valuesIn } from './form-values.ts';
import { discard } from './kept-values.ts';
import { showNotice } from './notices.ts';
import { onPress } from './press.ts';

interface Offer {
  readonly form: HTMLFormElement;
  readonly key: string;
  readonly values: Values;
}

let offered: Offer | undefined;

onPress('[data-notice=kept] button', (button) => {
  if (!offered) return;
  if (button.matches('[data-put-back]')) putBack(offered.form, offered.values);
  discard(offered.key);
  offered = undefined;
  showNotice('kept', false);
});

/** Offers what was kept, unless the form shows it already, or it was kept too long ago. */
export function offer(form: HTMLFormElement, key: string): boolean {
  const values = recall(key);
  if (!values) return false;
  const shown = valuesIn(form);
  const isOther = Object.entries(values).some(([name, value]) => shown[name] !== value);
  if (isOther) offered = { form, key, values };
  else discard(key);
  showNotice('kept', isOther);
  return isOther;
}

/** As if it had been typed: whoever listens to the field is told. */
export function putBack(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || control.value === value) continue;
    const prototype = Object.getPrototypeOf(control) as typeof control;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function recall(key: string): Values | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { until: number; values: Values } | null;
    if (kept && kept.until > Date.now()) return kept.values;
    localStorage.removeItem(key);
  } catch {}
  return undefined;
}
